import { PALETTE_STATES, type PaletteCounts, type PaletteState } from '@pariksha/domain/attempt/palette'
import { useTexts } from '../texts.ts'
import { QuestionStatusShape } from './question-status-shape.tsx'

/** What the shapes mean, and how many questions have each. */
export function CountedLegend({ counts }: { readonly counts: PaletteCounts }) {
  const texts = useTexts()
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
      {PALETTE_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2 last:col-span-2">
          <QuestionStatusShape state={state}>{counts[state]}</QuestionStatusShape>
          <span>{texts.states[state]}</span>
        </li>
      ))}
    </ul>
  )
}

type FilterProps = {
  readonly counts: PaletteCounts
  readonly only: PaletteState | null
  readonly onOnly: (state: PaletteState | null) => void
  /** The shapes in one row, without their words: little height. */
  readonly brief: boolean
}

/** The same in the palette, where each shows the questions that are so and no others. */
export function FilteringLegend({ counts, only, onOnly, brief }: FilterProps) {
  const texts = useTexts()
  return (
    <ul className={brief ? 'grid grid-cols-5' : 'grid grid-cols-2 gap-x-1 text-sm'}>
      {PALETTE_STATES.map((state) => (
        <li key={state} className={brief ? undefined : 'last:col-span-2'}>
          <button
            type="button"
            aria-pressed={only === state}
            title={texts.palette.only(texts.states[state])}
            className="flex min-h-11 w-full items-center gap-2 rounded-sm px-1 text-left hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent"
            onClick={() => onOnly(only === state ? null : state)}
          >
            <QuestionStatusShape state={state}>{counts[state]}</QuestionStatusShape>
            <span className={brief ? 'sr-only' : undefined}>{texts.states[state]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The same on the instructions, where nothing is counted yet: what each state is worth. */
export function ExplainedLegend() {
  const texts = useTexts()
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {PALETTE_STATES.map((state, index) => (
        <li key={state} className="flex items-center gap-3">
          <QuestionStatusShape state={state}>{index + 1}</QuestionStatusShape>
          <span>
            <span className="font-semibold">{texts.states[state]}.</span>{' '}
            <span className="text-ink-soft">{texts.instructions.counts[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
