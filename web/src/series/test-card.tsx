import type { TestItem } from '@pariksha/contract/tests'
import { Clock, ListChecks } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { texts } from './texts.ts'

/** A test of a series: the server says whether it may be started, has to be paid for, or is still to come. */
export function TestCard({ test, title = test.title }: { readonly test: TestItem; readonly title?: string }) {
  const startable = test.state === 'open' || test.state === 'owned'
  return (
    <article className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold text-lg">{title}</h3>
        <span
          className={`rounded-full px-3 py-1 font-semibold text-sm ${test.free ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
        >
          {test.free ? texts.card.free : texts.card.paid}
        </span>
      </div>
      <p className="figures flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4" />
          {texts.card.minutes(test.duration)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <ListChecks aria-hidden="true" className="size-4" />
          {texts.card.questions(test.question_count)}
        </span>
      </p>
      <p className="flex-1 text-sm">{test.pattern}</p>
      {startable ? (
        <ButtonLink to={`/test/${test.id}`}>{texts.card.start}</ButtonLink>
      ) : (
        <ButtonLink look="secondary" to="/pricing">
          {test.state === 'announced' ? texts.card.soon : texts.card.buy}
        </ButtonLink>
      )}
    </article>
  )
}
