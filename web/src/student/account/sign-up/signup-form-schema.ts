import { password, phoneNumber } from '@pariksha/contract/people/accounts/fields'
import { registration } from '@pariksha/contract/people/accounts/sign-up'
import { fieldCode } from '@pariksha/contract/problems/field-problems'
import { z } from 'zod'
import { withCountryCode } from '../profile/indian-phone.ts'

const passwords = z.object({ password: z.string(), confirm_password: z.string() })

/** The registration, with fields that only the form has: the password again, and a phone number in any usual format. */
export const signupForm = registration
  .extend({
    phone_number: z.string().transform(withCountryCode).pipe(phoneNumber),
    password,
    confirm_password: z.string(),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: fieldCode('passwords_differ'),
    // also while other fields are invalid
    when: ({ value }) => passwords.safeParse(value).success,
  })

export type SignupInput = z.input<typeof signupForm>
export type SignupOutput = z.output<typeof signupForm>
