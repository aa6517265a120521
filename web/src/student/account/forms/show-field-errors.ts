import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'

/** Shows the validation errors of the server at their fields; `fields` are those of the form. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return
  let shown = false
  for (const { path, message } of error.errors) {
    const field = fields.find((name) => name === path)
    if (field === undefined) continue
    setError(field, { type: 'server', message }, { shouldFocus: !shown })
    shown = true
  }
}
