import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../lib/api/api-errors.ts'
import { faultText, useProblemTexts } from '../../ui/problems/problem-texts.ts'

/** Shows the validation errors of the server at their fields; `fields` are those of the form. */
export function useFieldErrors<Values extends FieldValues>(setError: UseFormSetError<Values>) {
  const problems = useProblemTexts()
  return (error: unknown, fields: readonly Path<Values>[]): void => {
    if (!(error instanceof ApiError)) return
    let shown = false
    for (const fault of error.errors) {
      const field = fields.find((name) => name === fault.path)
      if (field === undefined) continue
      setError(field, { type: 'server', message: faultText(problems, fault) }, { shouldFocus: !shown })
      shown = true
    }
  }
}
