import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../lib/api-errors.ts'
import type { Texts } from './texts.ts'

/** Puts what the server finds wrong at the fields it names; `fields` are those the form has. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false
  let shown = false
  for (const { path, message } of error.errors) {
    const field = fields.find((name) => name === path)
    if (field === undefined) continue
    setError(field, { type: 'server', message }, { shouldFocus: !shown })
    shown = true
  }
  return shown
}

/** The page's own text for a failure; after too many tries also when to try again. */
export function failureText(texts: Texts, error: unknown, text: string): string {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return text
  return `${text} ${texts.tryAgainIn(error.retryAfter)}`
}

/** The same, and what is wrong with a code. */
export function codeFailureText(texts: Texts, error: unknown, text: string): string {
  if (error instanceof ApiError && error.code === 'wrong_code') return `${text} ${texts.wrongCode}`
  return failureText(texts, error, text)
}
