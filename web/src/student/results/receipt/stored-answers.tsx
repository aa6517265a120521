import { receiptDigest, receiptText } from '@pariksha/domain/attempt/receipt'
import { useEffect } from 'react'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Spinner } from '../../../shared/ui/status/spinner.tsx'
import { Digest } from './digest.tsx'
import { useTexts } from './receipt-texts.ts'
import { storeReceipt } from './stored-receipts.ts'
import { useStoredAnswers } from './use-stored-answers.ts'

/** What a student takes along before the results are there: each answer with its moment, and their digest, kept on this device. */
export function StoredAnswers({ attemptId }: { readonly attemptId: number }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const { data, error, refetch } = useStoredAnswers(attemptId)
  const text = data && textOf(attemptId, data.answers)
  const digest = text && receiptDigest(text)
  useEffect(() => {
    if (data && digest) storeReceipt(attemptId, { digest, submittedAt: data.submitted_at })
  }, [attemptId, data, digest])
  if (error && !data) return <ErrorNotice text={texts.failed} onRetry={() => void refetch()} />
  if (!data || !text || !digest) return <Spinner label={texts.loading} />
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{texts.digest}</h3>
        <Digest digest={digest} />
        <p className="max-w-prose text-ink-soft text-sm">{texts.note}</p>
      </div>
      <details>
        <summary className="min-h-11 py-2 font-semibold">{texts.stored}</summary>
        <table className="figures w-full max-w-lg text-left text-sm">
          <thead>
            <tr className="border-line border-b">
              <th className="py-2 pr-4 font-semibold">{texts.question}</th>
              <th className="py-2 pr-4 font-semibold">{texts.answer}</th>
              <th className="py-2 font-semibold">{texts.storedAt}</th>
            </tr>
          </thead>
          <tbody>
            {data.answers.map(({ user_choice, stored_at }, index) => (
              <tr key={index} className="border-line border-b">
                <td className="py-1.5 pr-4">{index + 1}</td>
                <td className="py-1.5 pr-4 font-semibold">{user_choice?.toUpperCase() ?? '–'}</td>
                <td className="py-1.5 text-ink-soft">{stored_at === null ? '' : momentText(stored_at, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Recipe attemptId={attemptId} text={text} />
    </div>
  )
}

/** How the digest is made, with the text that it is made of. */
export function Recipe({ attemptId, text }: { readonly attemptId: number; readonly text: string }) {
  const texts = useTexts()
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">{texts.recipe}</summary>
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose text-sm">{texts.steps}</p>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard.
          tabIndex={0}
          className="max-h-60 w-full max-w-lg overflow-auto rounded-md bg-sunken p-3 text-sm"
        >
          {text}
        </pre>
        <Button
          variant="secondary"
          onClick={() => saveFile(`answers-${attemptId}.txt`, new Blob([text], { type: 'text/plain' }))}
        >
          {texts.save}
        </Button>
      </div>
    </details>
  )
}

export const textOf = (attemptId: number, answers: readonly { readonly user_choice: string | null }[]): string =>
  receiptText(
    attemptId,
    answers.map(({ user_choice }) => user_choice),
  )
