import { z } from 'zod'
import { fieldCode } from '../../problems/field-problems.ts'
import { personName } from '../../texts/person-name.ts'
import { LONGEST_PASSWORD, PASSWORD_LENGTH, STAFF_PASSWORD_LENGTH } from './password-lengths.ts'
import { PREFERRED_TESTS } from './preferred-tests.ts'

/** One line of any script, without control characters (which PostgreSQL's text would refuse in part). */
export const line = z
  .string()
  .regex(/^\P{Cc}*$/u, fieldCode('plain_text'))
  .trim()

export const name = personName(100).min(1)
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(fieldCode('email_not_valid')))

/** A new password. Its strength is checked separately: password-strength.ts. */
export const password = z.string().min(PASSWORD_LENGTH).max(LONGEST_PASSWORD)
export const staffPassword = z.string().min(STAFF_PASSWORD_LENGTH).max(LONGEST_PASSWORD)
export const preferredTest = z.enum(PREFERRED_TESTS)
export const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.e164(fieldCode('phone_not_valid')))

export const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, fieldCode('code_of_six_digits'))

/** A code that grants access to an account has more digits. */
export const longCode = z
  .string()
  .trim()
  .regex(/^\d{8}$/, fieldCode('code_of_eight_digits'))

/** Reauthentication of a signed-in user: the password, or a fresh code. */
export const proof = { current_password: z.string().min(1).max(128).optional(), otp: longCode.optional() }
export type Proof = z.output<z.ZodObject<typeof proof>>
