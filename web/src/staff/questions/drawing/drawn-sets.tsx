import type { DrawnQuestions } from '@pariksha/contract/questions/drawn-questions'
import { questionTexts } from '../question-texts.ts'
import { DrawnSet } from './drawn-set.tsx'
import { countOf } from './use-draw.ts'

type Props = {
  readonly sets: readonly DrawnQuestions[]
  readonly ticked: ReadonlySet<string>
  readonly onToggle: (token: string) => void
  /** Of the checkbox. */
  readonly labelOf: (place: number) => string
}

/** What was drawn, to be ticked. */
export function DrawnSets({ sets, ticked, onToggle, labelOf }: Props) {
  return (
    <>
      <p aria-live="polite" className="figures text-ink-soft">
        {sets.length > 0 && questionTexts.draw.found(countOf(sets))}
        {ticked.size > 0 && ` · ${questionTexts.draw.stay}`}
      </p>
      <ol className="flex flex-col gap-4">
        {sets.map((set, place) => (
          <DrawnSet
            key={set.token}
            set={set}
            label={labelOf(place + 1)}
            kept={ticked.has(set.token)}
            onToggle={() => onToggle(set.token)}
          />
        ))}
      </ol>
    </>
  )
}
