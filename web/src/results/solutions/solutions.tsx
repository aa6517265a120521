import type { AttemptMarks, Solution } from '@pariksha/contract/attempts/results'
import { useState } from 'react'
import { languagesOf, TextLanguage } from '../../questions/text-language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { LoadFailed } from '../../ui/status/load-failed.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useTexts } from '../texts.ts'
import { SolutionItem } from './solution-item.tsx'
import { FILTERS, type Filter, passes } from './solution-state.ts'
import type { SolutionsQuery } from './use-solutions.ts'

type Props = {
  readonly attemptId: number
  readonly answers: AttemptMarks['answers']
  readonly solutions: SolutionsQuery
  readonly sections: readonly string[]
}

export function Solutions({ answers, solutions: { data, error, refetch }, ...props }: Props) {
  const texts = useTexts()
  if (error && !data) return <LoadFailed error={error} text={texts.solutionsFailed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={texts.solutionsLoading} />
  const solutions = data.flatMap((solution, index) => {
    const answer = answers[index]
    return answer ? [{ ...solution, ...answer }] : []
  })
  return <SolutionList solutions={solutions} {...props} />
}

type ListProps = Pick<Props, 'attemptId' | 'sections'> & { readonly solutions: readonly Solution[] }

function SolutionList({ attemptId, solutions, sections }: ListProps) {
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
