import type { Attempt, AttemptResult } from '@pariksha/contract/attempts'
import { useState } from 'react'
import { texts as roomTexts } from '../exam-room/texts.ts'
import { useStart } from '../exam-room/use-start.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Solutions } from './solutions.tsx'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'

type Props = {
  readonly title: string
  readonly testId: number
  readonly attempt: Attempt
  readonly result: AttemptResult | null
}

const TABS = ['summary', 'solutions'] as const

export function Results({ title, testId, attempt, result }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('summary')
  const { start, starting, problem } = useStart(testId)
  return (
    <main className="page-width flex min-h-dvh flex-col gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1">
          <p className="font-semibold text-accent">{texts.heading}</p>
          <h1 className="font-semibold text-2xl md:text-3xl">{title}</h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="secondary" to="/previousattempts">
            {texts.previousAttempts}
          </ButtonLink>
          <Button busy={starting} onClick={() => void start()}>
            {starting ? texts.starting : texts.reattempt}
          </Button>
        </div>
      </header>
      {problem && (
        <ErrorNotice text={problem.text}>
          {problem.way === 'pricing' && <ButtonLink to="/pricing">{roomTexts.instructions.seePrices}</ButtonLink>}
        </ErrorNotice>
      )}
      <div role="tablist" aria-label={texts.tabsLabel} className="flex border-line border-b">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            className={classNames(
              'min-h-11 border-b-3 px-5 font-semibold',
              tab === name ? 'border-accent text-accent' : 'border-transparent text-ink-soft hover:text-ink',
            )}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = name === 'summary' ? 'solutions' : 'summary'
              setTab(other)
              document.getElementById(`tab-${other}`)?.focus()
            }}
          >
            {texts.tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {result === null ? (
          <EmptyState title={texts.noResults} />
        ) : tab === 'summary' ? (
          <Summary result={result} />
        ) : (
          <Solutions solutions={result.test_json} sections={attempt.sections.map(({ name }) => name)} />
        )}
      </div>
    </main>
  )
}
