import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../lib/api/api-errors.ts'

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
