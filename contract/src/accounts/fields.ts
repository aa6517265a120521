import { z } from 'zod'

export const PREFERRED_TESTS = ['ICET', 'RAILWAY', 'BANK', 'SSC CGL'] as const

/** One line of any script, without control characters (which PostgreSQL's text would refuse in part). */
export const line = z
  .string()
  .regex(/^\P{Cc}*$/u, 'Please use plain text.')
  .trim()

export const name = line.min(1, 'Please fill this in.').max(100)
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid e-mail address.'))

/** A new password. Its strength is checked separately: password-strength.ts. */
export const password = z.string().min(10, 'At least 10 characters.').max(128, 'At most 128 characters.')
export const EASY_TO_GUESS = 'This is easy to guess. Add another word or two.'
export const STAFF_PASSWORD_SHORT = 'At least 12 characters, as for everybody of the staff.'
export const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .pipe(z.e164('Please enter ten digits, or + with the country code and the number.'))

export const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits.')

/** A code that grants access to an account has more digits. */
export const longCode = z
  .string()
  .trim()
  .regex(/^\d{8}$/, 'The code has eight digits.')

/** Reauthentication of a signed-in user: the password, or a fresh code. */
export const proof = { current_password: z.string().min(1).max(128).optional(), otp: longCode.optional() }
export type Proof = z.output<z.ZodObject<typeof proof>>
