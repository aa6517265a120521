import type { KeyApplied } from '@pariksha/contract/questions/imports'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../../shared/lib/api/api.ts'
import { detailOf } from '../../../../shared/lib/api/api-errors.ts'
import { nameOf, sendFile } from '../../../../shared/lib/api/send-file.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx'
import { Field } from '../../../../shared/ui/forms/field.tsx'
import { TextField } from '../../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../../shared/ui/status/error-notice.tsx'
import { RestoredNotice } from '../../../shared/form/unsaved/restored-notice.tsx'
import { useUnsaved } from '../../../shared/form/unsaved/use-unsaved.ts'
import { invalidateStaffSession } from '../../../shared/staff-calls.ts'
import { texts as staffTexts } from '../../../texts.ts'
import { importTexts as texts } from '../import-texts.ts'
import { Problems } from '../problems.tsx'
import type { ActProps } from './act-props.ts'

/** Some of them cannot be read; the server answers how each is converted to one that can. */
const KEY_FILES = '.docx,.docm,.xlsx,.xlsm,.csv,.tsv,.txt,.doc,.odt,.rtf,.pdf,.xls,.ods'

const BLANK = { key: '' }

/** A key as one string, or as a second file. What was not understood stays to be read. */
export function KeyDialog({ found: { id }, open, onClose }: ActProps) {
  const client = useQueryClient()
  const formId = useId()
  const unsaved = useUnsaved({ form: `imports/${id}/key`, saved: BLANK, version: null })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<KeyApplied>()
  const close = () => {
    if (done) unsaved.reset(BLANK)
    setProblem(undefined)
    setDone(undefined)
    onClose()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = unsaved.value.key.trim()
    const file = new FormData(event.currentTarget).get('file')
    const hasFile = file instanceof File && file.size > 0
    if (key === '' && !hasFile) return setProblem(texts.keyNothing)
    if (key !== '' && hasFile) return setProblem(texts.keyTwice)
    setBusy(true)
    setProblem(undefined)
    try {
      setDone(
        hasFile
          ? await sendFile<KeyApplied>(`/staff/imports/${id}/key-file/`, file, { query: nameOf(file) })
          : await call('POST /staff/imports/:importId/key/', { params: { importId: id }, body: { key } }),
      )
      unsaved.end(unsaved.value)
      await client.invalidateQueries({ queryKey: ['staff', 'import', String(id)] })
    } catch (error) {
      invalidateStaffSession(client, error)
      setProblem(detailOf(error, staffTexts.act.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.key}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {done ? texts.close : staffTexts.form.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {texts.keySubmit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
        <RestoredNotice unsaved={unsaved} />
        <Field label={texts.keyLabel} hint={texts.keyText} error={undefined} required={false} className="">
          {(wiring) => (
            <textarea
              rows={4}
              maxLength={100_000}
              autoComplete="off"
              value={unsaved.value.key}
              onChange={(event) => unsaved.change({ key: event.target.value })}
              {...wiring}
            />
          )}
        </Field>
        <TextField label={texts.keyFile} name="file" type="file" accept={KEY_FILES} />
      </form>
      {problem && <ErrorNotice text={problem} />}
      <div aria-live="polite">
        {done && <p className="font-semibold">{texts.keyDone(done.answered)}</p>}
        {done && done.problems.length > 0 && (
          <>
            <p className="pt-2">{texts.keyProblems}</p>
            <Problems problems={done.problems} />
          </>
        )}
      </div>
    </Dialog>
  )
}
