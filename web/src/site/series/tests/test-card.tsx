import type { RunningAttempt, TakenTest } from '@pariksha/contract/attempts/lists'
import type { TestItem } from '@pariksha/contract/exams/tests'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { Award, Clock, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { attemptPath, RESUME } from '../../../shared/paths/attempt-path.ts'
import { seriesPackagesPath } from '../../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { useTexts } from '../texts.ts'

export type CardTest = TestItem & { readonly series: string }

/** State of a test for this student. */
export type Own =
  | { readonly kind: 'new' }
  | { readonly kind: 'running'; readonly attempt: RunningAttempt }
  | { readonly kind: 'done'; readonly taken: TakenTest }

type Props = {
  readonly test: CardTest
  /** Undefined for visitors and while loading. */
  readonly own: Own | undefined
}

/** A test of a series: the server says whether it may be started, has to be paid for, or is still to come. */
export function TestCard({ test, own }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-2">
        <span
          className={`rounded-full px-3 py-0.5 font-semibold text-sm ${test.free ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
        >
          {test.free ? texts.card.free : texts.card.paid}
        </span>
        {own && <OwnState test={test} own={own} />}
      </div>
      <h3 className="font-semibold text-lg">{word(test.title)}</h3>
      <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4" />
          {texts.card.minutes(test.duration)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <ListChecks aria-hidden="true" className="size-4" />
          {texts.card.questions(test.question_count)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Award aria-hidden="true" className="size-4" />
          {texts.card.marks(test.total_marks)}
        </span>
      </p>
      <p className="flex-1 text-sm">{word(test.pattern)}</p>
      <Way test={test} own={own} />
    </article>
  )
}

/** In the row of the first badge, so that the card keeps its height. */
function OwnState({ test, own }: { readonly test: CardTest; readonly own: Own }) {
  const texts = useTexts()
  switch (own.kind) {
    case 'running':
      return <span className="font-semibold text-sm text-warn">{texts.card.running}</span>
    case 'done':
      return (
        <Link
          to={attemptPath(own.taken)}
          className="figures -my-2 inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-accent text-sm underline-offset-4 hover:underline"
        >
          {texts.card.done(own.taken.score === null ? null : marksText(own.taken.score), own.taken.max_marks)}
        </Link>
      )
    case 'new':
      if (test.state !== 'open' && test.state !== 'owned') return null
      return <span className="font-semibold text-ink-soft text-sm">{texts.card.new}</span>
  }
}

function Way({ test: { id, title: stored, state, free, series, practised }, own }: Props) {
  const texts = useTexts()
  const title = useTestWord()(stored)
  if (own?.kind === 'running') {
    return (
      <ButtonLink to={attemptPath(own.attempt)} state={RESUME} aria-label={`${texts.card.resume}: ${title}`}>
        {texts.card.resume}
      </ButtonLink>
    )
  }
  if (state === 'open' || state === 'owned') {
    const start = practised ? texts.card.practise : texts.card.start
    return (
      <ButtonLink to={`/test/${id}`} aria-label={`${start}: ${title}`}>
        {start}
      </ButtonLink>
    )
  }
  // an announced free test has no buy button
  if (free) {
    return (
      <p className="flex min-h-11 items-center justify-center rounded-md border border-line border-dashed font-semibold text-ink-soft">
        {texts.card.soon}
      </p>
    )
  }
  const label = state === 'announced' ? texts.card.soon : texts.card.buy
  return (
    <ButtonLink variant="secondary" to={seriesPackagesPath(series)} aria-label={`${label}: ${title}`}>
      {label}
    </ButtonLink>
  )
}
