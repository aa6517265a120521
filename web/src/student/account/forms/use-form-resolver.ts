import { checkInput } from '@pariksha/contract/problems/check-input'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { problemText, useProblemTexts } from '../../../shared/ui/problems/problem-texts.ts'

/** Checks a form by its schema, and says what is wrong in the language of the page. */
export function useFormResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const problems = useProblemTexts()
  return (values) => {
    const checked = checkInput(schema, values)
    if (checked.ok) return { values: checked.value, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const problem of checked.problems) {
      errors[problem.path] ??= { type: problem.code, message: problemText(problems, problem) }
    }
    return { values: {}, errors: errors as FieldErrors<Input> }
  }
}
