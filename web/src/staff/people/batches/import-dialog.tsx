import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { Batch, ImportCheck } from '@pariksha/contract/people/batches'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LANGUAGE_NAMES } from '../../../shared/languages/language.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { detailOf, fieldErrorOf } from '../../../shared/lib/api/api-errors.ts'
import { nameOf, sendFile } from '../../../shared/lib/api/send-file.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useIsMailed } from '../../shared/page/no-mail.tsx'
import { invalidateStaffSession } from '../../shared/staff-calls.ts'
import { texts } from '../../texts.ts'
import { batchTexts } from './batch-texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly batch: Batch }
type Checked = { readonly csv: string; readonly check: ImportCheck }

/** As the contract has it: 2 MB. */
const MAX_SHEET_BYTES = 2 * 1024 * 1024

/** The first sheet as CSV: the server reads workbooks, and knows the encodings of texts. */
const sheetOf = async (batchId: number, file: File): Promise<string> =>
  (await sendFile<{ csv: string }>(`/staff/batches/${batchId}/import/sheet/`, file, { query: nameOf(file) })).csv

/** A file is looked at when it is chosen; it is imported when nothing in it is wrong. */
export function ImportDialog({ open, onClose, batch }: Props) {
  const client = useQueryClient()
  const isMailed = useIsMailed()
  const [name, setName] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<string>()
  const [language, setLanguage] = useState<Language>('en')
  const [busy, setBusy] = useState(false)
  /** What is found in a file counts until another is chosen, or the dialog is closed. */
  const attempts = useRef(0)
  const params = { batchId: batch.id }

  const close = () => {
    attempts.current++
    setBusy(false)
    setName(undefined)
    setChecked(undefined)
    setProblem(undefined)
    onClose()
  }
  const attempt = async (work: (isLatest: () => boolean) => Promise<void>, failedLate?: (problem: string) => void) => {
    const number = ++attempts.current
    const isLatest = () => attempts.current === number
    setBusy(true)
    setProblem(undefined)
    try {
      await work(isLatest)
    } catch (error) {
      invalidateStaffSession(client, error)
      const text = fieldErrorOf(error, 'csv') ?? detailOf(error, texts.act.failed)
      if (isLatest()) setProblem(text)
      else failedLate?.(text)
    } finally {
      if (isLatest()) setBusy(false)
    }
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    setChecked(undefined)
    void attempt(async (isLatest) => {
      if (file.size > MAX_SHEET_BYTES) return setProblem(batchTexts.tooLarge)
      const csv = await sheetOf(batch.id, file)
      const check = await call('POST /staff/batches/:batchId/import/check/', { params, body: { csv } })
      if (isLatest()) setChecked({ csv, check })
    })
  }
  const bring = ({ csv }: Checked) =>
    attempt(
      async (isLatest) => {
        const imported = await call('POST /staff/batches/:batchId/import/', {
          params,
          body: { csv, language },
        })
        if (isLatest()) close()
        showToast({ tone: 'good', text: batchTexts.imported(imported, isMailed) })
        await client.invalidateQueries({ queryKey: ['staff'] })
      },
      (problem) => showToast({ tone: 'bad', text: batchTexts.importFailed(batch.name, problem) }),
    )

  const isRight = checked !== undefined && checked.check.faults.length === 0 && checked.check.rows > 0
  return (
    <Dialog
      open={open}
      onClose={close}
      title={batchTexts.import}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {texts.form.cancel}
          </Button>
          <Button disabled={!isRight} busy={busy} onClick={() => checked && void bring(checked)}>
            {batchTexts.start}
          </Button>
        </>
      }
    >
      {!isRight && <p>{batchTexts.importText}</p>}
      <TextField
        label={batchTexts.file}
        type="file"
        accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        hint={name && batchTexts.chosen(name)}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = '' // the same file is chosen again once it is corrected
        }}
      />
      {isRight && checked.check.new_accounts > 0 && (
        <SelectField
          label={batchTexts.language}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        />
      )}
      {problem && <ErrorNotice text={problem} />}
      <div aria-live="polite" className="flex flex-col gap-3">
        {checked && <p className="figures">{batchTexts.checked(checked.check, isMailed)}</p>}
        {checked && checked.check.faults.length > 0 && <Faults faults={checked.check.faults} />}
        {isRight && checked.check.new_accounts > 0 && !isMailed && (
          <p className="rounded-lg bg-warn-soft p-3">{batchTexts.noMail}</p>
        )}
        {checked && checked.check.unconfirmed.length > 0 && (
          <p className="rounded-lg bg-warn-soft p-3">{batchTexts.unconfirmed(checked.check.unconfirmed)}</p>
        )}
      </div>
    </Dialog>
  )
}

function Faults({ faults }: { readonly faults: ImportCheck['faults'] }) {
  return (
    <>
      <p className="font-semibold text-bad">{batchTexts.faults(new Set(faults.map(({ row }) => row)).size)}</p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="text-ink-soft">
            <th className="py-1 pr-4 font-medium">{batchTexts.row}</th>
            <th className="py-1 pr-4 font-medium">{batchTexts.column}</th>
            <th className="py-1 font-medium">{batchTexts.fault}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`} className="border-line border-t">
              <td className="figures py-1 pr-4">{row}</td>
              <td className="py-1 pr-4">{column}</td>
              <td className="py-1">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
