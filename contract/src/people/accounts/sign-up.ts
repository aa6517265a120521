import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { emptyReply } from '../../problems/problem.ts'
import { code, email, name, password, phoneNumber, preferredTest } from './fields.ts'
import { session } from './user.ts'

export const registration = z.strictObject({
  first_name: name,
  last_name: name,
  preferred_name: name,
  email,
  phone_number: phoneNumber,
  password,
  preferred_test: preferredTest.default('ICET'),
})

/**
 * Which sign-up is meant, as `register` answered. A stranger may sign up with the same address: a code confirms the sign-up that it
 * was sent for and no other. Without it the only sign-up that waits under the address is meant, and none where there are several.
 */
const meant = { registration: z.uuid().optional() }

export const register = {
  method: 'POST',
  url: '/accounts/register/',
  summary: 'Register an account; a code is sent to the address',
  access: 'anyone',
  body: registration,
  /** `registration` names this sign-up; the calls that confirm it and send its code again take it. */
  response: { 201: z.strictObject({ email: z.string(), registration: z.uuid() }) },
} as const satisfies Endpoint

export const verifyOtp = {
  method: 'POST',
  url: '/accounts/verify-otp/',
  summary: 'Confirm the address with the code; returns a one-time sign-in ticket',
  access: 'anyone',
  body: z.strictObject({ email, otp: code, ...meant }),
  /** The ticket signs in once, within ten minutes (continueSignedUp). */
  response: { 200: z.strictObject({ ticket: z.string(), preferred_name: z.string() }) },
} as const satisfies Endpoint

export const continueSignedUp = {
  method: 'POST',
  url: '/accounts/continue/',
  summary: 'Sign in with the one-time ticket of a confirmed registration, within ten minutes',
  access: 'anyone',
  /** Who repeats the call with the same key, as the answer was lost, is answered again. */
  body: z.strictObject({
    ticket: z.string().regex(/^[\w-]{43}$/),
    idempotency_key: z
      .string()
      .regex(/^[\w-]{20,64}$/)
      .optional(),
  }),
  response: { 200: session },
} as const satisfies Endpoint

export const resendOtp = {
  method: 'POST',
  url: '/accounts/resend-otp/',
  summary: 'Send the code again',
  access: 'anyone',
  body: z.strictObject({ email, ...meant }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const codeDelivery = {
  method: 'GET',
  url: '/accounts/code-delivery/',
  summary: 'How codes are sent: whether also by SMS, and whether mails are delayed at the moment',
  access: 'anyone',
  response: { 200: z.strictObject({ sms: z.boolean(), mail_delayed: z.boolean() }) },
} as const satisfies Endpoint
