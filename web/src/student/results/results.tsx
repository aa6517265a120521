import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useLostFocus } from '../../shared/ui/use-lost-focus.ts'
import { CorrectionsNotice } from './corrections-notice.tsx'
import { NextLinks } from './next-links.tsx'
import { ReattemptButton } from './reattempt-button.tsx'
import { ReceiptCheck } from './receipt/receipt-check.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { SolutionScreen } from './solutions/screen/solution-screen.tsx'
import { useSolutionViewInAddress } from './solutions/use-solution-view.ts'
import { useTexts } from './texts.ts'
import { TimeAddedNotice } from './time-added/time-added-notice.tsx'

type Props = {
  readonly testId: number
  readonly attempt: Attempt
  readonly result: AttemptMarks | null
}

export function Results({ testId, attempt, result }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  const heading = useRef<HTMLHeadingElement>(null)
  const view = useSolutionViewInAddress()
  useLostFocus(heading) // the button that submitted is gone
  useLostFocus(heading, String(view.address.question))
  if (result !== null && view.address.question !== null)
    return <SolutionScreen attempt={attempt} answers={result.answers} address={view.address} />
  return (
    <main className="page-width flex min-h-dvh flex-col gap-6 py-6 md:py-10">
      <Link to="/" className="-my-2 inline-flex min-h-11 items-center gap-2 self-start text-accent">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.next.home}
      </Link>
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1">
          <p className="font-semibold text-accent">{texts.heading}</p>
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none md:text-3xl">
            {word(attempt.title)}
          </h1>
        </div>
        <div className="flex gap-3 max-md:w-full">
          <ButtonLink variant="secondary" className="max-md:flex-1 max-md:px-2!" to="/previousattempts">
            {texts.previousAttempts}
          </ButtonLink>
          <ReattemptButton testId={testId} mode={attempt.mode} className="max-md:flex-1 max-md:px-2!" />
        </div>
      </header>
      {result !== null && <CorrectionsNotice attemptId={attempt.id} />}
      <TimeAddedNotice attempt={attempt} />
      {result !== null && <ReceiptCheck attempt={attempt} answers={result.answers} />}
      <ResultTabs attempt={attempt} result={result} view={view} />
      <NextLinks testId={testId} />
    </main>
  )
}
