import { ApiError, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import type { Texts } from '../texts.ts'

/** The page's own text for a failure, and that the network failed or when to try again; or that the account is blocked, or the session over. */
export function failureText(texts: Texts, error: unknown, text: string): string {
  if (error instanceof NetworkError) return `${text} ${texts.noConnection}`
  if (error instanceof ApiError && error.code === 'blocked') return texts.login.blocked
  if (error instanceof ApiError && error.code === 'unauthorized') return error.message
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return text
  return `${text} ${texts.tryAgainIn(error.retryAfter)}`
}

/** The same, with messages for a wrong or expired code. */
export function codeFailureText(texts: Texts, error: unknown, text: string): string {
  if (error instanceof ApiError && error.code === 'wrong_code') return `${text} ${texts.wrongCode}`
  return failureText(texts, error, text)
}
