import type { Receipt } from '@pariksha/contract/attempts/results'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { useTexts } from '../texts.ts'
import { StoredAnswers } from './stored-answers.tsx'

/** The receipt of a test whose results are not released yet. */
export function ReceiptNotice({ attemptId, receipt }: { readonly attemptId: number; readonly receipt: Receipt }) {
  const texts = useTexts().receipt
  const { language } = useLanguage()
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold text-xl">{texts.safe}</h2>
      <p>{receipt.release_at === null ? texts.undecided : texts.releaseAt(momentText(receipt.release_at, language))}</p>
      <p className="figures text-ink-soft text-sm">
        {texts.answered(String(receipt.answered), String(receipt.total))} ·{' '}
        {texts.submittedAt(momentText(receipt.submitted_at, language))}
      </p>
      <StoredAnswers attemptId={attemptId} />
    </section>
  )
}
