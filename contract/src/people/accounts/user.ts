import { z } from 'zod'
import { LANGUAGES } from '../../languages.ts'

export const user = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  preferred_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  dob: z.string().nullable(),
  preferred_test: z.string(),
  pincode: z.string().nullable(),
  /** The language of mails to the student; null: English. */
  language: z.enum(LANGUAGES).nullable(),
})
export type User = z.infer<typeof user>

/** As its owner sees it. */
export const profile = user.extend({
  pending_email: z.string().nullable(),
  /** Whether a code that was sent to the phone number was entered. */
  phone_verified: z.boolean(),
})
export type Profile = z.infer<typeof profile>

export const signedInUser = user.extend({
  /** Whether the staff pages are for this account. */
  is_staff: z.boolean(),
})
export type SignedInUser = z.infer<typeof signedInUser>
export const session = z.strictObject({ token: z.string(), user: signedInUser })
