import { PAPER_PARTS, PAPER_SETS } from '@pariksha/contract/papers/printed-papers'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { SegmentedField } from '../../shared/page/segmented-field.tsx'
import { patternTexts } from '../../shared/pattern/pattern-texts.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { hasTexts, type PrintChoice, withLanguagesOf } from './print-choice.ts'
import { printTexts as texts } from './print-texts.ts'
import { type PrintState, usePrint } from './use-print.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

const PARTS = PAPER_PARTS.map((value) => ({ value, label: texts.parts[value] }))
const SETS = PAPER_SETS.map((value) => ({ value, label: value }))
const COLUMNS = (['1', '2'] as const).map((value) => ({ value, label: texts.columnChoices[value] }))

/** What of a paper is printed, and how. It stays open: a set is printed with its key and its answer sheet. */
export function PrintDialog({ open, onClose }: Props) {
  const { draft } = useBuilder()
  const { state, print, reset } = usePrint(draft)
  const [typed, setTyped] = useState<PrintChoice>({
    part: 'paper',
    set: 'A',
    language: draft.pattern.languages[0] ?? 'en',
    second: '',
    columns: '1',
    rough: false,
  })
  const choice = withLanguagesOf(typed, draft.pattern.languages)
  const busy = state.is === 'making' || state.is === 'waiting' || state.is === 'receiving'
  const set = (change: Partial<PrintChoice>) => {
    if (!busy) reset()
    setTyped((before) => ({ ...before, ...change }))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button busy={busy} onClick={() => void print(choice)}>
            {texts.download}
          </Button>
        </>
      }
    >
      <SegmentedField
        label={texts.part}
        choices={PARTS}
        value={choice.part}
        onChange={(part) => set({ part })}
        hint={texts.partHints[choice.part]}
      />
      <SegmentedField
        label={texts.set}
        choices={SETS}
        value={choice.set}
        onChange={(value) => set({ set: value })}
        hint={texts.setHint}
      />
      {hasTexts(choice.part) && <Layout choice={choice} onChange={set} />}
      <Progress state={state} />
    </Dialog>
  )
}

type LayoutProps = { readonly choice: PrintChoice; readonly onChange: (change: Partial<PrintChoice>) => void }

/** Languages, columns, and room for rough work. */
function Layout({ choice, onChange }: LayoutProps) {
  const { draft } = useBuilder()
  const { languages } = draft.pattern
  const nameOf = patternTexts.languageNames
  const choices = languages.map((value) => ({ value, label: nameOf[value] }))
  const languageOf = (typed: string) => languages.find((one) => one === typed)
  return (
    <>
      {languages.length > 1 && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={texts.language}
            choices={choices}
            value={choice.language}
            onChange={({ target }) => {
              const language = languageOf(target.value) ?? choice.language
              onChange({ language, second: choice.second === language ? '' : choice.second })
            }}
          />
          <SelectField
            label={texts.second}
            hint={texts.secondHint}
            choices={[
              { value: '', label: texts.oneLanguage },
              ...choices.filter(({ value }) => value !== choice.language),
            ]}
            value={choice.second}
            onChange={({ target }) => onChange({ second: languageOf(target.value) ?? '' })}
          />
        </div>
      )}
      <SegmentedField
        label={texts.columns}
        choices={COLUMNS}
        value={choice.columns}
        onChange={(columns) => onChange({ columns })}
      />
      {choice.part === 'paper' && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={choice.rough}
            onChange={({ target }) => onChange({ rough: target.checked })}
          />
          {texts.rough}
        </label>
      )}
    </>
  )
}

function Progress({ state }: { readonly state: PrintState }) {
  const percent = state.is === 'receiving' ? Math.round(state.share * 100) : undefined
  const said =
    state.is === 'making' || state.is === 'waiting'
      ? texts[state.is]
      : state.is === 'receiving'
        ? texts.received(percent ?? 0)
        : state.is === 'done'
          ? texts.done(state.name)
          : null
  return (
    <>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {said !== null && <p className="figures text-sm [overflow-wrap:anywhere]">{said}</p>}
        {said !== null && state.is !== 'done' && (
          <progress className="h-2 w-full" max={100} value={percent} aria-label={said} />
        )}
      </div>
      {state.is === 'failed' && <ErrorNotice text={state.problem} />}
    </>
  )
}
