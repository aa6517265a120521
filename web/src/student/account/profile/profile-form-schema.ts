import { PREFERRED_TESTS } from '@pariksha/contract/people/accounts/preferred-tests'
import { profileChange } from '@pariksha/contract/people/accounts/profile'
import type { User } from '@pariksha/contract/people/accounts/user'
import { fieldCode } from '@pariksha/contract/problems/field-problems'
import { z } from 'zod'
import { withCountryCode } from './indian-phone.ts'

const { shape } = profileChange
/** An empty field is stored as null. */
const emptyAsNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** Input: the profile as strings of the form. Output: the body of the call. */
export const profileForm = z.object({
  full_name: shape.full_name.unwrap(),
  email: z.string().trim().min(1, fieldCode('email_missing')).pipe(shape.email.unwrap()),
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
    preferred_test: PREFERRED_TESTS.find((name) => name === user.preferred_test) ?? 'ICET',
    pincode: user.pincode ?? '',
  }
}

export const EXAM_CHOICES = PREFERRED_TESTS.map((name) => ({ value: name, label: name }))
