import { type ImportItem, MAX_IMPORT_BYTES } from '@pariksha/contract/questions/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { nameOf, sendFile } from '../../../shared/lib/api/send-file.ts'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { importTexts as texts } from './import-texts.ts'

/** Files of the second line cannot be read; the server answers how each is converted to one that can. */
const ACCEPTED =
  '.docx,.docm,.xlsx,.xlsm,.csv,.tsv,.txt,.gift,.xml,.zip,.imscc,.dat,.json,' + '.doc,.odt,.rtf,.pdf,.xls,.xlsb,.ods'

/** Sends a file as soon as it is chosen, and goes to what is read of it. */
export function UploadForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    if (file.size > MAX_IMPORT_BYTES) return setProblem(texts.tooLarge)
    setShare(0)
    try {
      const { id } = await sendFile<ImportItem>('/staff/imports/', file, { query: nameOf(file), onProgress: setShare })
      await client.invalidateQueries({ queryKey: ['staff', 'imports'] })
      await navigate(`/staff/imports/${id}`)
    } catch (error) {
      invalidateStaffSession(client, error)
      setProblem(detailOf(error, texts.noAnswer))
    } finally {
      setShare(undefined)
    }
  }
  const percent = Math.round((share ?? 0) * 100)
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <TextField
        label={texts.file}
        hint={texts.fileHint}
        type="file"
        accept={ACCEPTED}
        aria-disabled={share !== undefined} // a control that is disabled loses the focus
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file && share === undefined) void send(file)
          event.target.value = '' // the same file may be chosen again
        }}
      />
      {share !== undefined && (
        <div className="flex items-center gap-3">
          <progress className="h-2 flex-1" max={100} value={percent} aria-label={texts.uploading(percent)} />
          <span className="figures text-sm">{texts.uploading(percent)}</span>
        </div>
      )}
      {problem && <ErrorNotice text={problem} />}
    </section>
  )
}
