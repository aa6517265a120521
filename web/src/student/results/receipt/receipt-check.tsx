import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { type ReceiptCheck as Check, checkReceipt, receiptDigest } from '@pariksha/domain/attempt/receipt'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useHydrated } from '../../../shared/lib/hydration/use-hydrated.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Digest } from './digest.tsx'
import { useTexts } from './receipt-texts.ts'
import { Recipe, textOf } from './stored-answers.tsx'
import { storedReceipt } from './stored-receipts.ts'
import { useStoredAnswers } from './use-stored-answers.ts'

const LOOKS: Record<Check | 'unknown', { readonly Icon: typeof Info; readonly className: string }> = {
  same: { Icon: CircleCheck, className: 'bg-good-soft' },
  differs: { Icon: TriangleAlert, className: 'bg-bad-soft' },
  earlier: { Icon: Info, className: 'bg-sunken' },
  unknown: { Icon: Info, className: 'bg-sunken' },
}

type Props = { readonly attempt: Attempt; readonly answers: AttemptMarks['answers'] }

/** Whether the answers that were marked are those of the receipt; of tests that gave one. */
export function ReceiptCheck({ attempt, answers }: Props) {
  const kept = useMemo(() => storedReceipt(attempt.id), [attempt.id])
  const isInBrowser = useHydrated() // receipts are kept there
  if (attempt.mode === 'live' && !isInBrowser) return <Place />
  if (attempt.mode !== 'live' && !(isInBrowser && kept)) return null
  return <Checked attempt={attempt} answers={answers} />
}

/** As large as the usual case, so that nothing moves. */
function Place() {
  const texts = useTexts()
  return (
    <section aria-hidden="true" className="invisible flex flex-col gap-2 rounded-lg p-4">
      <p className="flex items-start gap-3 font-semibold">
        <CircleCheck className="mt-0.5 size-5 shrink-0" />
        {texts.checks.same}
      </p>
      <p className="min-h-11 py-2 text-sm">{texts.details}</p>
    </section>
  )
}

function Checked({ attempt: { id }, answers }: Props) {
  const texts = useTexts()
  const kept = useMemo(() => storedReceipt(id), [id])
  const { data } = useStoredAnswers(id, kept !== undefined)
  const text = textOf(id, answers)
  const digest = useMemo(() => receiptDigest(text), [text])
  if (kept && !data && kept.digest !== digest) return null // whether it was submitted again is not known yet
  const check = kept ? checkReceipt(kept, { digest, submittedAt: data?.submitted_at ?? kept.submittedAt }) : 'unknown'
  const { Icon, className } = LOOKS[check]
  return (
    <section className={classNames('flex flex-col gap-2 rounded-lg p-4', className)}>
      <p className="flex items-start gap-3 font-semibold">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {check === 'unknown' ? texts.unknown : texts.checks[check]}
      </p>
      <details open={check !== 'same'}>
        <summary className="min-h-11 py-2 text-sm">{texts.details}</summary>
        {kept && check !== 'same' && (
          <>
            <p className="text-sm">{texts.yours}</p>
            <Digest digest={kept.digest} />
            <p className="text-sm">{texts.now}</p>
          </>
        )}
        <Digest digest={digest} />
        <Recipe attemptId={id} text={text} />
      </details>
    </section>
  )
}
