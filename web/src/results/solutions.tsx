import type { Solution } from '@pariksha/contract/attempts'
import { useState } from 'react'
import { languagesOf, TextLanguage } from '../exam-room/text-language.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SolutionItem } from './solution-item.tsx'
import { FILTERS, type Filter, passes } from './solution-state.ts'
import { useTexts } from './texts.ts'

type Props = {
  readonly attemptId: number
  readonly solutions: readonly Solution[]
  readonly sections: readonly string[]
}

export function Solutions({ attemptId, solutions, sections }: Props) {
  const texts = useTexts()
  const [filter, setFilter] = useState<Filter>('all')
  if (solutions.length === 0) return <EmptyState title={texts.noSolutions} />
  const shown = solutions.filter((solution) => passes(solution, filter))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout. */}
        <div role="group" aria-label={texts.filterLabel} className="flex flex-wrap gap-2">
          {FILTERS.map((name) => {
            const count = solutions.filter((solution) => passes(solution, name)).length
            if (name === 'late' && count === 0) return null
            return (
              <button
                key={name}
                type="button"
                aria-pressed={filter === name}
                className={classNames(
                  'figures min-h-11 rounded-full border px-4 font-semibold text-sm',
                  filter === name ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface',
                )}
                onClick={() => setFilter(name)}
              >
                {texts.filters[name]} ({count})
              </button>
            )
          })}
        </div>
        <TextLanguage
          label={texts.viewIn}
          offered={languagesOf(solutions.map(({ question }) => question))}
          className="ml-auto"
        />
      </div>
      {shown.length === 0 && <p className="py-6 text-ink-soft">{texts.nothingHere}</p>}
      <ol className="flex flex-col gap-3">
        {shown.map((solution) => (
          <li key={solution.question_number}>
            <SolutionItem
              attemptId={attemptId}
              solution={solution}
              section={sections.length > 1 ? sections[solution.section] : undefined}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
