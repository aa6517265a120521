import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useHydrated } from '../../../shared/lib/hydration/use-hydrated.ts'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { useAnalysisTexts } from './analysis-texts.ts'
import { Patterns } from './chart.tsx'
import { Decisions } from './decisions/decisions.tsx'
import { MarksBreakdown } from './marks-breakdown.tsx'
import { NextSteps } from './next-steps.tsx'
import { AnalysisSkeleton } from './skeleton.tsx'
import { TimePart } from './time/time-part.tsx'
import { Topics } from './topics/topics.tsx'
import { useAnalysis } from './use-analysis.ts'
import { AnalysisContext } from './use-figures.ts'

type Props = {
  readonly attemptId: number
  /** The address of a question's solution. */
  readonly linkTo: (question: number) => string
  /** What stands between what to do and the parts that say why. */
  readonly children: ReactNode
}

const PARTS = ['time', 'topics', 'decisions'] as const

/** The analysis of an attempt: advice, lost marks, then time, topics and decisions. */
export function Analysis({ attemptId, linkTo, children }: Props) {
  const { data: latest, error, refetch } = useAnalysis(attemptId)
  const data = useDeferredValue(latest, undefined) // rendered in slices: it is long
  const hasParts = useDeferredValue(useHydrated(), false) // in the browser alone: their charts need a measured width
  const texts = useAnalysisTexts()
  const isThere = data !== undefined && hasParts
  useEffect(() => {
    // the address of a part: it was not there when the page was
    const part = PARTS.find((name) => window.location.hash === `#${name}-${attemptId}`)
    if (isThere && part) document.getElementById(`${part}-${attemptId}`)?.scrollIntoView()
  }, [isThere, attemptId])
  if (error)
    return (
      <>
        <LoadFailed error={error} text={texts.failed} onRetry={() => void refetch()} />
        {children}
      </>
    )
  if (!data)
    return (
      <>
        <AnalysisSkeleton label={texts.loading} />
        {children}
      </>
    )
  const isAnswered = data.questions.some(({ first_choice }) => first_choice !== null)
  return (
    <AnalysisContext value={{ analysis: data, linkTo }}>
      <Patterns />
      {isAnswered && <NextSteps />}
      <MarksBreakdown />
      {children}
      {!isAnswered ? (
        <p className="rounded-lg bg-sunken p-4">{texts.nothingAnswered}</p>
      ) : hasParts ? (
        <Parts attemptId={attemptId} />
      ) : (
        <AnalysisSkeleton label={texts.loading} />
      )}
    </AnalysisContext>
  )
}

function Parts({ attemptId }: { readonly attemptId: number }) {
  const texts = useAnalysisTexts()
  const titles = { time: texts.timing.title, topics: texts.strength.title, decisions: texts.choices.title }
  return (
    <>
      <nav aria-label={texts.parts} className="flex flex-wrap gap-2">
        {PARTS.map((part) => (
          <a
            key={part}
            href={`#${part}-${attemptId}`}
            className="inline-flex min-h-11 items-center rounded-md border border-outline bg-surface px-4 font-semibold hover:bg-sunken"
          >
            {titles[part]}
          </a>
        ))}
      </nav>
      <Part id={`time-${attemptId}`} title={titles.time}>
        <TimePart />
      </Part>
      <Part id={`topics-${attemptId}`} title={titles.topics}>
        <Topics />
      </Part>
      <Part id={`decisions-${attemptId}`} title={titles.decisions}>
        <Decisions />
      </Part>
    </>
  )
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{title}</h2>
      {children}
    </section>
  )
}
