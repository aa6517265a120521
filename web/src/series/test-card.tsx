import type { TestItem } from '@pariksha/contract/tests'
import { Clock, ListChecks } from 'lucide-react'
import { useTestWord } from '../languages/test-words.ts'
import { pricesOfSeries } from '../pricing/buy-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useTexts } from './texts.ts'

export type CardTest = TestItem & { readonly series: string }

/** A test of a series: the server says whether it may be started, has to be paid for, or is still to come. */
export function TestCard({ test }: { readonly test: CardTest }) {
  const texts = useTexts()
  const word = useTestWord()
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <span
        className={`self-start rounded-full px-3 py-0.5 font-semibold text-sm ${test.free ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft'}`}
      >
        {test.free ? texts.card.free : texts.card.paid}
      </span>
      <h3 className="font-semibold text-lg">{test.title}</h3>
      <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4" />
          {texts.card.minutes(test.duration)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <ListChecks aria-hidden="true" className="size-4" />
          {texts.card.questions(test.question_count)}
        </span>
      </p>
      <p className="flex-1 text-sm">{word(test.pattern)}</p>
      <Way test={test} />
    </article>
  )
}

function Way({ test: { id, title, state, free, series } }: { readonly test: CardTest }) {
  const texts = useTexts()
  if (state === 'open' || state === 'owned') {
    return (
      <ButtonLink to={`/test/${id}`} aria-label={`${texts.card.start}: ${title}`}>
        {texts.card.start}
      </ButtonLink>
    )
  }
  // there is nothing to buy of a free test that is still to come
  if (free) {
    return (
      <p className="flex min-h-11 items-center justify-center rounded-md border border-line border-dashed font-semibold text-ink-soft">
        {texts.card.soon}
      </p>
    )
  }
  const label = state === 'announced' ? texts.card.soon : texts.card.buy
  return (
    <ButtonLink look="secondary" to={pricesOfSeries(series)} aria-label={`${label}: ${title}`}>
      {label}
    </ButtonLink>
  )
}
