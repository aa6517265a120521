import type { FieldValues, Path, UseFormRegisterReturn, UseFormSetError } from 'react-hook-form'
import { faultText, useProblemTexts } from '../../../shared/ui/problems/problem-texts.ts'
import { faultOfPassword } from './easy-password.ts'

type Typed = { readonly password: string; readonly email: string; readonly names: readonly string[] }

/**
 * For the `password` field of a form: on blur it warns about a password that is easy to guess. Wraps what `register` gave,
 * where the field stands: the first fault that a form focuses is the first in the order of registration.
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
      const fault = await faultOfPassword(password, about)
      if (fault === undefined || typed().password !== password) return
      setError(field.name, { type: 'server', message: faultText(problems, fault) })
    },
  })
}
