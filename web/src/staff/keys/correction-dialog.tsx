import type { KeyEffect, KeyRow } from '@pariksha/contract/keys'
import { DROPS, LETTERS } from '@pariksha/domain/question'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { ApiError, detailOf } from '../../lib/api/api-errors.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ErrorNotice } from '../../ui/status/error-notice.tsx'
import { ActDialog } from '../page/act-dialog.tsx'
import { texts as staffTexts } from '../texts.ts'
import { Effect } from './effect.tsx'
import { changeOf, type Draft, draftOf } from './key-change.ts'
import { keyTexts } from './key-texts.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly paperId: string
  readonly version: number
  readonly row: KeyRow
  /** Filled in, where an accepted challenge led here. */
  readonly reason: string
}

/** First what it changes, then the correction. */
export function CorrectionDialog({ open, onClose, paperId, version, row, reason }: Props) {
  const texts = keyTexts.dialog
  const [draft, setDraft] = useState<Draft>(draftOf(row))
  const [effect, setEffect] = useState<KeyEffect>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const params = { paperId }
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next })
    setEffect(undefined)
    setProblem(undefined)
  }
  const wanted = () => ({ question_number: row.question_number, change: changeOf(row, draft) })
  const look = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setEffect(await call('POST /staff/keys/:paperId/preview/', { params, body: wanted() }))
    } catch (error) {
      setProblem(detailOf(error, staffTexts.act.failed))
    } finally {
      setBusy(false)
    }
  }
  const work = async (form: FormData) => {
    if (!effect) {
      await look()
      throw new ApiError(409, { detail: texts.first }, null)
    }
    const body = { ...wanted(), reason: String(form.get('reason') ?? ''), version }
    const { changed } = await call('POST /staff/keys/:paperId/corrections/', { params, body })
    setEffect(undefined)
    return texts.done(changed)
  }
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={texts.title(row.question_number)}
      submit={texts.submit}
      work={work}
      danger
    >
      {(errorOf) => (
        <>
          <SelectField
            label={texts.what}
            value={draft.what}
            choices={[
              { value: 'accept', label: texts.accept },
              ...DROPS.map((value) => ({ value, label: keyTexts.kinds[value] })),
            ]}
            onChange={(event) => change({ what: event.target.value as Draft['what'] })}
          />
          {draft.what === 'accept' && <Answers row={row} draft={draft} onChange={change} />}
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            name="reason"
            required
            maxLength={1000}
            autoComplete="off"
            defaultValue={reason}
            error={errorOf('reason')}
          />
          <Button look="secondary" className="self-start" busy={busy} onClick={() => void look()}>
            {texts.preview}
          </Button>
          {problem !== undefined && <ErrorNotice text={problem} />}
          <div aria-live="polite">{effect && <Effect effect={effect} />}</div>
        </>
      )}
    </ActDialog>
  )
}

type AnswersProps = { readonly row: KeyRow; readonly draft: Draft; readonly onChange: (next: Partial<Draft>) => void }

function Answers({ row, draft, onChange }: AnswersProps) {
  const texts = keyTexts.dialog
  if (row.kind === 'numeric') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={texts.low}
          inputMode="decimal"
          value={draft.low}
          onChange={(event) => onChange({ low: event.target.value })}
        />
        <TextField
          label={texts.high}
          inputMode="decimal"
          value={draft.high}
          onChange={(event) => onChange({ high: event.target.value })}
        />
      </div>
    )
  }
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="font-medium">{texts.answers}</legend>
      {LETTERS.slice(0, row.option_count).map((letter) => (
        <label key={letter} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={draft.letters.includes(letter)}
            onChange={({ target }) =>
              onChange({
                letters: target.checked ? [...draft.letters, letter] : draft.letters.filter((one) => one !== letter),
              })
            }
          />
          {letter.toUpperCase()}
        </label>
      ))}
    </fieldset>
  )
}
