import type { DemoResult } from '@pariksha/contract/site/demo'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly result: DemoResult
  /** The first test that costs nothing; null where there is none. */
  readonly firstFree: { readonly id: number; readonly title: string } | null
  readonly onAgain: () => void
}

export function DemoResultPanel({ result: { result, total_marks, max_marks }, firstFree, onAgain }: Props) {
  const texts = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // the question that had the focus is gone
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const figures = [
    [texts.correct, result.correct, 'text-good'],
    [texts.incorrect, result.incorrect, 'text-bad'],
    [texts.unattempted, result.unattempted, ''],
    [texts.total, result.total, ''],
  ] as const
  return (
    <section className="flex flex-col items-start gap-6 rounded-lg border border-line bg-surface p-6 md:p-8">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {texts.result}
      </h2>
      <dl className="figures grid w-full grid-cols-2 gap-4 md:grid-cols-4">
        {figures.map(([name, count, colour]) => (
          <div key={name} className="flex flex-col-reverse rounded-md bg-sunken p-4 text-center">
            <dt className="text-ink-soft">{name}</dt>
            <dd className={`font-bold text-3xl ${colour}`}>{count}</dd>
          </div>
        ))}
      </dl>
      <p className="figures font-semibold text-lg">{texts.totalMarks(total_marks.toFixed(2), max_marks)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">{texts.subscribe}</ButtonLink>
        {firstFree && (
          <ButtonLink to={`/test/${firstFree.id}`} variant="secondary">
            {texts.firstFree(firstFree.title)}
          </ButtonLink>
        )}
        <ButtonLink to="/freetest" variant="quiet">
          {texts.freeTests}
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </section>
  )
}
