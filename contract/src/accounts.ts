import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { nothing } from './problem.ts'

export const PREFERRED_TESTS = ['ICET', 'RAILWAY', 'BANK', 'SSC CGL'] as const

/** One line of any script, without control characters (which PostgreSQL's text would refuse in part). */
const line = z
  .string()
  .regex(/^\P{Cc}*$/u, 'Please use plain text.')
  .trim()
const name = line.min(1, 'Please fill this in.').max(100)
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
const proof = { current_password: z.string().min(1).max(128).optional(), otp: longCode.optional() }
export type Proof = z.output<z.ZodObject<typeof proof>>

export const user = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  preferred_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  dob: z.string().nullable(),
  preferred_test: z.string(),
  pincode: z.string().nullable(),
})
export type User = z.infer<typeof user>

/** As its owner sees it, with the pending address. */
const profile = user.extend({ pending_email: z.string().nullable() })
export type Profile = z.infer<typeof profile>

const session = z.strictObject({ token: z.string(), user })

export const registration = z.strictObject({
  first_name: name,
  last_name: name,
  preferred_name: name,
  email,
  phone_number: phoneNumber,
  password,
  preferred_test: z.enum(PREFERRED_TESTS).default('ICET'),
})

export const profileChange = z.strictObject({
  full_name: line.min(1, 'Please enter your name.').max(200).optional(),
  email: email.optional(),
  phone_number: phoneNumber.nullable().optional(),
  dob: z.iso
    .date('Please enter a date.')
    .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), 'This date cannot be right.')
    .nullable()
    .optional(),
  preferred_test: line.min(1).max(50).optional(),
  pincode: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, 'A PIN code has six digits.')
    .nullable()
    .optional(),
})

export const register = {
  method: 'POST',
  url: '/accounts/register/',
  summary: 'Register an account; a code is sent to the address',
  access: 'anyone',
  body: registration,
  response: { 201: z.strictObject({ email: z.string() }) },
} as const satisfies Endpoint

export const verifyOtp = {
  method: 'POST',
  url: '/accounts/verify-otp/',
  summary: 'Confirm the address with the code; returns a one-time sign-in ticket',
  access: 'anyone',
  body: z.strictObject({ email, otp: code }),
  /** The ticket signs in once, within ten minutes (continueSignedUp). */
  response: { 200: z.strictObject({ ticket: z.string(), preferred_name: z.string() }) },
} as const satisfies Endpoint

export const continueSignedUp = {
  method: 'POST',
  url: '/accounts/continue/',
  summary: 'Sign in with the one-time ticket of a confirmed registration, within ten minutes',
  access: 'anyone',
  body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/) }),
  response: { 200: session },
} as const satisfies Endpoint

export const resendOtp = {
  method: 'POST',
  url: '/accounts/resend-otp/',
  summary: 'Send the code again',
  access: 'anyone',
  body: z.strictObject({ email }),
  response: { 200: nothing },
} as const satisfies Endpoint

export const codeDelivery = {
  method: 'GET',
  url: '/accounts/code-delivery/',
  summary: 'How codes are sent: whether also by SMS, and whether mails are delayed at the moment',
  access: 'anyone',
  response: { 200: z.strictObject({ sms: z.boolean(), mail_delayed: z.boolean() }) },
} as const satisfies Endpoint

export const login = {
  method: 'POST',
  url: '/accounts/login/',
  summary: 'Sign in by e-mail and password',
  access: 'anyone',
  body: z.strictObject({ email, password: z.string().min(1, 'Please enter your password.').max(128) }),
  response: { 200: session },
} as const satisfies Endpoint

export const logout = {
  method: 'POST',
  url: '/accounts/logout/',
  summary: 'Revoke the token of this call',
  access: 'first-step',
  response: { 200: nothing },
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  url: '/accounts/password/forgot/',
  summary: 'Send a code for resetting the password',
  access: 'anyone',
  body: z.strictObject({ email }),
  response: { 200: nothing },
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  url: '/accounts/password/reset/',
  summary: 'Set a new password with the code; all tokens are revoked',
  access: 'anyone',
  body: z.strictObject({ email, otp: longCode, password }),
  response: { 200: nothing },
} as const satisfies Endpoint

export const googleSignIn = {
  method: 'GET',
  url: '/accounts/google/',
  summary:
    'Whether the sign-in provider is configured, and where to go; state and code_challenge are added by the browser',
  access: 'anyone',
  response: { 200: z.strictObject({ enabled: z.boolean(), url: z.string().nullable() }) },
} as const satisfies Endpoint

export const googleAuthorize = {
  method: 'POST',
  url: '/accounts/google/authorize/',
  summary: "Exchange the provider's code for a session",
  access: 'anyone',
  body: z.strictObject({
    code: z.string().min(1).max(2048),
    state: z.string().min(16).max(256),
    code_verifier: z.string().min(43).max(128),
  }),
  response: { 200: session },
} as const satisfies Endpoint

export const ownProfile = {
  method: 'GET',
  url: '/accounts/user/',
  summary: "The caller's profile",
  access: 'signed-in',
  response: { 200: profile },
} as const satisfies Endpoint

export const changeProfile = {
  method: 'PATCH',
  url: '/accounts/user/',
  summary:
    'Change the profile; a changed address needs reauthentication, and is pending until confirmed by the code sent to it',
  access: 'signed-in',
  body: profileChange.extend(proof),
  response: { 200: profile },
} as const satisfies Endpoint

export const sendOwnerCode = {
  method: 'POST',
  url: '/accounts/user/code/',
  summary: "Send a code to the account's address, for reauthentication without the password",
  access: 'signed-in',
  response: { 200: nothing },
} as const satisfies Endpoint

export const changePassword = {
  method: 'POST',
  url: '/accounts/user/password/',
  summary: 'Change the password; every other session ends, and a mail is sent to the address',
  access: 'signed-in',
  body: z.strictObject({ ...proof, password }),
  response: { 200: nothing },
} as const satisfies Endpoint

export const confirmEmail = {
  method: 'POST',
  url: '/accounts/user/email/',
  summary: 'Confirm a changed address with the code sent to it; every other session ends',
  access: 'signed-in',
  body: z.strictObject({ otp: code }),
  response: { 200: user },
} as const satisfies Endpoint

export const keepEmail = {
  method: 'DELETE',
  url: '/accounts/user/email/',
  summary: 'Cancel a pending change of the address and its code',
  access: 'signed-in',
  response: { 200: profile },
} as const satisfies Endpoint

const listedSession = z.strictObject({
  id: z.string(),
  device: z.string().nullable(),
  created_at: z.string(),
  used_at: z.string(),
  expires_at: z.string(),
  current: z.boolean(),
})
export type ListedSession = z.infer<typeof listedSession>

export const sessions = {
  method: 'GET',
  url: '/accounts/sessions/',
  summary: "The caller's sessions, the current one first",
  access: 'signed-in',
  response: { 200: z.array(listedSession) },
} as const satisfies Endpoint

export const endSession = {
  method: 'DELETE',
  url: '/accounts/sessions/:sessionId/',
  summary: 'End one session of the caller by revoking its token',
  access: 'signed-in',
  params: z.strictObject({ sessionId: z.uuid() }),
  response: { 200: nothing },
} as const satisfies Endpoint

export const endOtherSessions = {
  method: 'DELETE',
  url: '/accounts/sessions/',
  summary: 'End all other sessions of the caller',
  access: 'signed-in',
  response: { 200: nothing },
} as const satisfies Endpoint

export const profileOf = {
  method: 'GET',
  url: '/accounts/user/:userId/',
  summary: "The caller's own profile by id; 403 for any other id",
  access: 'signed-in',
  params: z.strictObject({ userId: z.string().max(40) }),
  response: { 200: profile },
} as const satisfies Endpoint

export const eraseAccount = {
  method: 'DELETE',
  url: '/accounts/user/',
  summary: 'Delete the account and everything stored about it',
  access: 'signed-in',
  body: z.strictObject({ password: z.string().max(128).optional() }),
  response: { 200: nothing },
} as const satisfies Endpoint

const records = z.array(z.record(z.string(), z.unknown()))

export const exportAccount = {
  method: 'GET',
  url: '/accounts/user/export/',
  summary: 'Export everything stored about the caller',
  access: 'signed-in',
  response: {
    200: z.strictObject({
      user,
      first_name: z.string(),
      last_name: z.string(),
      email_verified_at: z.string().nullable(),
      google_subject: z.string().nullable(),
      created_at: z.string(),
      sessions: z.array(listedSession.omit({ id: true, current: true })),
      known_networks: z.array(z.strictObject({ network: z.string(), used_at: z.string() })),
      chosen_exams: z.array(z.string()),
      attempts: records,
      orders: records,
      entitlements: records,
      saved_questions: records,
      saved_materials: records,
      doubts: records,
      notes: records,
    }),
  },
} as const satisfies Endpoint
