import type { Solution } from '@pariksha/contract/attempts/results'
import {
  CLAIMS,
  type Claim,
  MAX_ATTACHMENT_BYTES,
  MAX_CHALLENGE_REASON,
} from '@pariksha/contract/results/challenge-limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../texts.ts'
import { asBase64 } from './as-base64.ts'
import { challengesKey } from './use-challenges.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly attemptId: number
  readonly solution: Solution
}

/** Claims that say which answers are right. */
const WITH_ANSWERS: ReadonlySet<Claim> = new Set(['another-answer', 'several-answers'])
/** A file over a slow network. */
const TIMEOUT_MILLIS = 90_000

/** What is wrong with the key, why, and a picture or PDF that shows it. */
export function ChallengeDialog({ open, onClose, attemptId, solution }: Props) {
  const texts = useTexts().challenge
  const queries = useQueryClient()
  const id = useId()
  const [claim, setClaim] = useState<Claim>('another-answer')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('attachment')
    const answers = WITH_ANSWERS.has(claim)
      ? form
          .getAll('answers')
          .map(String)
          .filter((answer) => answer.trim() !== '')
      : []
    if (
      WITH_ANSWERS.has(claim) &&
      answers.length < (claim === 'several-answers' && solution.options.length > 0 ? 2 : 1)
    )
      return setFailure(texts.answersMissing)
    if (file instanceof File && file.size > MAX_ATTACHMENT_BYTES) return setFailure(texts.tooLarge)
    setBusy(true)
    setFailure(undefined)
    try {
      const attachment = file instanceof File && file.size > 0 ? await asBase64(file) : null
      const body = {
        question_number: solution.question_number,
        claim,
        answers,
        reason: String(form.get('reason') ?? ''),
        attachment,
      }
      await call('POST /tests/usertest/:attemptId/challenges/', {
        params: { attemptId },
        body,
        timeoutMillis: TIMEOUT_MILLIS,
      })
      close()
      showToast({ tone: 'good', text: texts.sent })
      await queries.invalidateQueries({ queryKey: challengesKey(attemptId) })
    } catch (error) {
      const [first] = error instanceof ApiError ? error.errors : []
      setFailure(first?.path === 'reason' ? texts.reasonMissing : detailOf(error, texts.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title(solution.question_number)}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
        <p className="text-ink-soft">{texts.free}</p>
        <SelectField
          label={texts.claim}
          value={claim}
          choices={CLAIMS.map((value) => ({ value, label: texts.claims[value] }))}
          onChange={(event) => setClaim(event.target.value as Claim)}
        />
        {WITH_ANSWERS.has(claim) && <Answers solution={solution} />}
        <Field label={texts.reason} hint={texts.reasonHint} required>
          {(wiring) => <textarea {...wiring} name="reason" rows={4} maxLength={MAX_CHALLENGE_REASON} />}
        </Field>
        <TextField
          label={texts.attachment}
          hint={texts.attachmentHint}
          name="attachment"
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,application/pdf"
        />
      </form>
      {failure !== undefined && <ErrorNotice text={failure} />}
    </Dialog>
  )
}

function Answers({ solution: { options } }: Pick<Props, 'solution'>) {
  const texts = useTexts().challenge
  if (options.length === 0)
    return <TextField label={texts.answers} name="answers" inputMode="decimal" maxLength={22} autoComplete="off" />
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="font-medium">{texts.answers}</legend>
      {options.map(({ choice }) => (
        <label key={choice} className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="answers" value={choice} className="size-5 accent-accent" />
          {choice.toUpperCase()}
        </label>
      ))}
    </fieldset>
  )
}
