import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Submitted } from '@pariksha/contract/attempts/results'
import { ReceiptPage } from './receipt/receipt-page.tsx'
import { Results } from './results.tsx'

type Props = { readonly attempt: Attempt; readonly testId: number; readonly submitted: Submitted }

/** The results of a submitted test, or the receipt until their release. */
export function Outcome({ attempt, testId, submitted }: Props) {
  return 'receipt' in submitted ? (
    <ReceiptPage attempt={attempt} receipt={submitted.receipt} />
  ) : (
    <Results testId={testId} attempt={attempt} result={submitted} />
  )
}
