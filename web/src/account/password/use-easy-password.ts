import type { FieldValues, Path, UseFormRegisterReturn, UseFormSetError } from 'react-hook-form'
import { faultText, useProblemTexts } from '../../ui/problems/problem-texts.ts'
import { faultOfPassword } from './easy-password.ts'

type Typed = { readonly password: string; readonly email: string; readonly names: readonly string[] }

/** The `password` field of a form; on blur it warns about a password that is easy to guess. */
export function useEasyPassword<Values extends FieldValues & { password: string }>(
  field: UseFormRegisterReturn<Path<Values>>,
  typed: () => Typed,
  setError: UseFormSetError<Values>,
): UseFormRegisterReturn<Path<Values>> {
  const problems = useProblemTexts()
  return {
    ...field,
    onBlur: async (event) => {
      await field.onBlur(event)
      const { password, ...about } = typed()
      const fault = await faultOfPassword(password, about)
      if (fault === undefined || typed().password !== password) return
      setError(field.name, { type: 'server', message: faultText(problems, fault) })
    },
  }
}
