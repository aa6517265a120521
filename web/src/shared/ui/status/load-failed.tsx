import { isUnauthorized } from '../../lib/api/api-errors.ts'
import { useExpiredSession } from '../../lib/api/use-expired-session.ts'
import { ErrorNotice } from './error-notice.tsx'

type Props = { readonly error: Error; readonly text: string; readonly onRetry: () => void }

/** The error of a failed query: an expired session leads to the login, anything else can be retried. */
export function LoadFailed({ error, text, onRetry }: Props) {
  useExpiredSession(error)
  return isUnauthorized(error) ? <ErrorNotice text={error.message} /> : <ErrorNotice text={text} onRetry={onRetry} />
}
