import type { FieldValues, Path, UseFormRegisterReturn, UseFormSetError } from 'react-hook-form'
import { problemText, useProblemTexts } from '../../../shared/ui/problems/problem-texts.ts'
import { problemOfPassword } from './easy-password.ts'

type Typed = { readonly password: string; readonly email: string; readonly names: readonly string[] }

/**
 * For the `password` field of a form: on blur it warns about a password that is easy to guess. Wraps what `register` gave,
 * where the field stands: the first problem that a form focuses is the first in the order of registration.
 */
export function useEasyPassword<Values extends FieldValues & { password: string }>(
  typed: () => Typed,
  setError: UseFormSetError<Values>,
): (field: UseFormRegisterReturn<Path<Values>>) => UseFormRegisterReturn<Path<Values>> {
  const problems = useProblemTexts()
  return (field) => ({
    ...field,
    onBlur: async (event) => {
      await field.onBlur(event)
      const { password, ...about } = typed()
      const problem = await problemOfPassword(password, about)
      if (problem === undefined || typed().password !== password) return
      setError(field.name, { type: 'server', message: problemText(problems, problem) })
    },
  })
}
