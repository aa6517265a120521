import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { useId } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import type { Tab } from './solutions/solution-address.ts'
import { Solutions } from './solutions/solutions.tsx'
import type { SolutionView } from './solutions/use-solution-view.ts'
import { useSolutions } from './solutions/use-solutions.ts'
import { Summary } from './summary/summary.tsx'
import { useTexts } from './texts.ts'

const TABS = ['summary', 'solutions'] as const

type Props = {
  readonly attempt: Attempt
  readonly result: AttemptMarks | null
  readonly view: SolutionView
}

export function ResultTabs({ attempt, result, view }: Props) {
  const texts = useTexts()
  const { tab } = view.address
  const setTab = (name: Tab) => view.show({ tab: name })
  const id = useId()
  const solutions = useSolutions(attempt.id, result !== null) // prefetched before the tab is opened
  return (
    <div className="flex flex-col gap-6">
      <div role="tablist" aria-label={texts.tabsLabel} className="flex border-line border-b">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            className={classNames(
              'min-h-11 border-b-3 px-5 font-semibold',
              tab === name ? 'border-accent text-accent' : 'border-transparent text-ink-soft hover:text-ink',
            )}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              event.preventDefault()
              const other = name === 'summary' ? 'solutions' : 'summary'
              setTab(other)
              document.getElementById(`${id}-tab-${other}`)?.focus()
            }}
          >
            {texts.tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
        {result === null ? (
          <EmptyState title={texts.noResults} />
        ) : tab === 'summary' ? (
          <Summary attempt={attempt} result={result} linkTo={view.linkTo} />
        ) : (
          <Solutions
            attemptId={attempt.id}
            sections={attempt.sections}
            answers={result.answers}
            solutions={solutions}
            view={view}
          />
        )}
      </div>
    </div>
  )
}
