import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Receipt } from '@pariksha/contract/attempts/results'
import { useRef } from 'react'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { useLostFocus } from '../../../shared/ui/use-lost-focus.ts'
import { NextLinks } from '../next-links.tsx'
import { useTexts } from '../texts.ts'
import { TimeAddedNotice } from '../time-added/time-added-notice.tsx'
import { ReceiptNotice } from './receipt-notice.tsx'

/** Shown instead of the results until they are released. */
export function ReceiptPage({ attempt, receipt }: { readonly attempt: Attempt; readonly receipt: Receipt }) {
  const texts = useTexts()
  const word = useTestWord()
  const heading = useRef<HTMLHeadingElement>(null)
  useLostFocus(heading)
  return (
    <main className="page-width flex min-h-dvh flex-col gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-end gap-4">
        <h1 ref={heading} tabIndex={-1} className="flex-1 font-semibold text-2xl outline-none md:text-3xl">
          {word(attempt.title)}
        </h1>
        <ButtonLink variant="secondary" to="/previousattempts">
          {texts.previousAttempts}
        </ButtonLink>
      </header>
      <ReceiptNotice attemptId={attempt.id} receipt={receipt} />
      <TimeAddedNotice attempt={attempt} />
      <NextLinks testId={attempt.test_id} />
    </main>
  )
}
