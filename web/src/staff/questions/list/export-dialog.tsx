import { EXPORT_FORMATS, type ExportFormat } from '@pariksha/contract/questions/imports'
import { useState } from 'react'
import { download } from '../../../shared/lib/api/download.ts'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { importTexts as texts } from '../imports/import-texts.ts'

type Props = { readonly ids: readonly number[]; readonly open: boolean; readonly onClose: () => void }

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[]

/** Exports selected questions as a file, or lists what its format cannot hold. */
export function ExportDialog({ ids, ...shown }: Props) {
  const [format, setFormat] = useState<ExportFormat>('docx')
  const body = { questions: [...ids], format }
  return (
    <ActDialog
      {...shown}
      title={texts.exportTitle(ids.length)}
      submit={texts.export}
      done={texts.exported}
      work={() => download('/staff/question-export/', {}, `questions.${EXPORT_FORMATS[format].extension}`, body)}
    >
      {() => (
        <SelectField
          label={texts.exportFormat}
          choices={FORMATS.map((value) => ({ value, label: EXPORT_FORMATS[value].name }))}
          value={format}
          onChange={(event) => setFormat(FORMATS.find((one) => one === event.target.value) ?? 'docx')}
        />
      )}
    </ActDialog>
  )
}
