import { PREFERRED_TESTS, profileChange, type User } from '@pariksha/contract/accounts'
import { z } from 'zod'
import { problems } from '../../ui/forms/problem-texts.ts'
import { withCountryCode } from './indian-phone.ts'

const { shape } = profileChange
/** A field left empty is stored as nothing. */
const emptyAsNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** The profile as the form has it: texts all over; what comes out is what the call takes. */
export const profileForm = z.object({
  full_name: shape.full_name.unwrap(),
  email: z.string().trim().min(1, problems.emailMissing).pipe(shape.email.unwrap()),
  phone_number: z
    .string()
    .transform((text) => emptyAsNull(withCountryCode(text)))
    .pipe(shape.phone_number.unwrap()),
  dob: z.string().transform(emptyAsNull).pipe(shape.dob.unwrap()),
  preferred_test: shape.preferred_test.unwrap(),
  pincode: z.string().transform(emptyAsNull).pipe(shape.pincode.unwrap()),
})

export type ProfileInput = z.input<typeof profileForm>
export type ProfileOutput = z.output<typeof profileForm>

export function inputOf(user: User): ProfileInput {
  return {
    full_name: user.full_name,
    email: user.email,
    phone_number: user.phone_number ?? '',
    dob: user.dob ?? '',
    preferred_test: user.preferred_test,
    pincode: user.pincode ?? '',
  }
}

/** The examinations to choose from, and what the profile already has. */
export function examChoices(current: string) {
  const names = new Set<string>([...PREFERRED_TESTS, 'AFCAT', 'CAT', 'MAT', 'NIMCET'])
  if (current !== '') names.add(current)
  return [...names].map((name) => ({ value: name, label: name }))
}
