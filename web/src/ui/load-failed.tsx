import { isUnauthorized } from '../lib/api-errors.ts'
import { useExpiredSession } from '../lib/use-expired-session.ts'
import { ErrorNotice } from './error-notice.tsx'

type Props = { readonly error: Error; readonly text: string; readonly onRetry: () => void }

/** Says why nothing came: a session that is over leads to the login, anything else can be tried again. */
export function LoadFailed({ error, text, onRetry }: Props) {
  useExpiredSession(error)
  return isUnauthorized(error) ? <ErrorNotice text={error.message} /> : <ErrorNotice text={text} onRetry={onRetry} />
}
