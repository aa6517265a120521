import { ApiError, detailOf, isUnauthorized } from '../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../shared/lib/api/use-expired-session.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { PaperError, reasonOf } from '../engine/paper/load-paper.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly error: unknown; readonly onRetry: () => void }

/** Why an attempt did not open, and the way on from there. */
export function OpeningFailed({ error, onRetry }: Props) {
  const texts = useTexts()
  const reason = reasonOf(error)
  useExpiredSession(reason)
  const missing = reason instanceof ApiError && reason.status === 404
  const text = isUnauthorized(reason)
    ? texts.instructions.expired
    : missing
      ? texts.opening.noSuchAttempt
      : error instanceof PaperError
        ? detailOf(reason, texts.opening.paperFailed)
        : texts.opening.existingFailed
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center gap-4 py-10">
      <h1 className="sr-only">{missing ? texts.gone : texts.opening.existingFailed}</h1>
      <ErrorNotice text={text} {...(missing || isUnauthorized(reason) ? {} : { onRetry })}>
        <ButtonLink variant="quiet" to="/previousattempts">
          {texts.opening.previousAttempts}
        </ButtonLink>
      </ErrorNotice>
    </main>
  )
}
