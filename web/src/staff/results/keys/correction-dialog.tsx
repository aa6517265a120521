import type { KeyEffect, KeyRow } from '@pariksha/contract/results/keys'
import { MAX_ACCEPTED } from '@pariksha/domain/marking/key-correction'
import { DROPS, LETTERS } from '@pariksha/domain/question'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError, detailOf } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { ActDialog } from '../../shared/page/act-dialog.tsx'
import { ReasonField } from '../../shared/page/reason-field.tsx'
import { texts as staffTexts } from '../../texts.ts'
import { Effect } from './effect.tsx'
import { BLANK_RANGE, changeOf, type Draft, draftOf, type RangeDraft } from './key-change.ts'
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
          <ReasonField hint={texts.reasonHint} maxLength={1000} defaultValue={reason} error={errorOf('reason')} />
          <Button variant="secondary" className="self-start" busy={busy} onClick={() => void look()}>
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
  if (row.kind === 'numeric') return <Ranges ranges={draft.ranges} onChange={(ranges) => onChange({ ranges })} />
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

type RangesProps = { readonly ranges: Draft['ranges']; readonly onChange: (ranges: Draft['ranges']) => void }

/** Values and ranges of a typed number that are right, each on a line of its own. */
function Ranges({ ranges, onChange }: RangesProps) {
  const texts = keyTexts.dialog
  const set = (place: number, values: Partial<RangeDraft>) =>
    onChange(ranges.map((range, at) => (at === place ? { ...range, ...values } : range)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{texts.answers}</legend>
      <p className="text-ink-soft text-sm">{texts.rangeHint}</p>
      {ranges.map((range, place) => (
        <div key={place} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
            {(['low', 'high'] as const).map((end) => (
              <TextField
                key={end}
                label={place === 0 ? texts[end] : texts.also(texts[end], place + 1)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={22}
                value={range[end]}
                onChange={(event) => set(place, { [end]: event.target.value })}
              />
            ))}
          </div>
          {ranges.length > 1 && (
            <button
              type="button"
              aria-label={texts.removeRange(place + 1)}
              onClick={() => onChange(ranges.filter((_, at) => at !== place))}
              className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
      ))}
      {ranges.length < MAX_ACCEPTED && (
        <Button variant="quiet" className="self-start" onClick={() => onChange([...ranges, BLANK_RANGE])}>
          {texts.addRange}
        </Button>
      )}
    </fieldset>
  )
}
