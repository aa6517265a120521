import type { Attempt, AttemptResult } from '@pariksha/contract/attempts'
import { useRef } from 'react'
import { useTestWord } from '../languages/test-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { ReattemptButton } from './reattempt-button.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { useTexts } from './texts.ts'

type Props = {
  readonly title: string
  readonly testId: number
  readonly attempt: Attempt
  readonly result: AttemptResult | null
}

export function Results({ title, testId, attempt, result }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  const heading = useRef<HTMLHeadingElement>(null)
  useLostFocus(heading)
  return (
    <main className="page-width flex min-h-dvh flex-col gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1">
          <p className="font-semibold text-accent">{texts.heading}</p>
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none md:text-3xl">
            {word(title)}
          </h1>
        </div>
        <div className="flex gap-3 max-md:w-full">
          <ButtonLink look="secondary" className="max-md:flex-1 max-md:px-2!" to="/previousattempts">
            {texts.previousAttempts}
          </ButtonLink>
          <ReattemptButton testId={testId} className="max-md:flex-1 max-md:px-2!" />
        </div>
      </header>
      <ResultTabs attempt={attempt} result={result} first="summary" />
    </main>
  )
}
