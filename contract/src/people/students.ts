import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { ORDER_STATUSES } from '../packages.ts'
import { emptyReply } from '../problems/problem.ts'
import { moment } from '../texts/moment.ts'
import { line } from '../texts/text.ts'
import { email, phoneNumber } from './accounts/fields.ts'

const studentItem = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  created_at: z.string(),
  blocked: z.boolean(),
  /** Names of the batches. */
  batches: z.array(z.string()),
})
export type StudentItem = z.infer<typeof studentItem>

export const listStudents = {
  method: 'GET',
  url: '/staff/students/',
  summary:
    'Students, newest first, of a batch if one is given; every word of `q` is part of the name, the address or the phone number',
  access: 'students.read',
  querystring: z.strictObject({
    q: line(100).optional(),
    /** The number of a batch: its students alone. */
    batch: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    /** Students with a smaller number than this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: { 200: z.strictObject({ students: z.array(studentItem), more: z.boolean() }) },
} as const satisfies Endpoint

const student = z.strictObject({
  state: z.literal('there'),
  id: z.int(),
  full_name: z.string(),
  preferred_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string().nullable(),
  dob: z.string().nullable(),
  pincode: z.string().nullable(),
  preferred_test: z.string(),
  created_at: z.string(),
  blocked_at: z.string().nullable(),
  has_password: z.boolean(),
  has_google: z.boolean(),
  /** The latest hundred of each; null without the right 'students.records'. */
  orders: z.array(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      price: z.int(),
      months: z.int(),
      status: z.enum(ORDER_STATUSES),
      given: z.boolean(),
      requested_at: z.string(),
      decided_by: z.string().nullable(),
    }),
  ),
  doubts: z
    .array(z.strictObject({ id: z.int(), title: z.string(), status: z.enum(['open', 'solved']), asked_at: z.string() }))
    .nullable(),
  sessions: z
    .array(z.strictObject({ device: z.string().nullable(), created_at: z.string(), used_at: z.string() }))
    .nullable(),
  /** What the staff did with this account. */
  acts: z
    .array(z.strictObject({ at: z.string(), who: z.string(), action: z.string(), reason: z.string().nullable() }))
    .nullable(),
})
export type Student = z.infer<typeof student>

const erased = z.strictObject({ state: z.literal('erased'), erased_at: z.string(), erased_by: z.string() })

const params = z.strictObject({ studentId: numericId })
const attemptParams = z.strictObject({ studentId: numericId, attemptId: numericId })
/** Kept in the log, also after the account is gone. */
const reason = line(300).min(3, 'Please say why.')
const because = z.strictObject({ reason })

export const readStudent = {
  method: 'GET',
  url: '/staff/students/:studentId/',
  summary: 'A student with orders, doubts, sessions and what the staff did; or when the account was erased',
  access: 'students.read',
  params,
  response: { 200: z.discriminatedUnion('state', [student, erased]) },
} as const satisfies Endpoint

export const endStudentSessions = {
  method: 'POST',
  url: '/staff/students/:studentId/sessions/end/',
  summary: 'End every session of a student',
  access: 'students.change',
  params,
  body: because,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const sendSignInLink = {
  method: 'POST',
  url: '/staff/students/:studentId/sign-in-link/',
  summary: 'Mail a student a link that signs in once, within fifteen minutes',
  access: 'students.change',
  params,
  body: because,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const correctContact = {
  method: 'PATCH',
  url: '/staff/students/:studentId/contact/',
  summary:
    'Propose another e-mail address for a student, or correct the phone number; the address counts until now, until a code sent to the new one is entered in the profile',
  access: 'students.change',
  params,
  body: z
    .strictObject({
      /** With what was read: 409 if somebody else changed it in the meantime. */
      email: z.strictObject({ was: email, now: email }).optional(),
      phone_number: z.strictObject({ was: phoneNumber.nullable(), now: phoneNumber.nullable() }).optional(),
      /** What proved that it is the student's. */
      proof: line(300).min(3, 'Please say what the proof was.'),
    })
    .refine((body) => body.email !== undefined || body.phone_number !== undefined, 'Please change something.'),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const blockStudent = {
  method: 'POST',
  url: '/staff/students/:studentId/block/',
  summary: 'Block a student: every session ends, nobody can sign in to the account; everything is kept',
  access: 'students.change',
  params,
  body: because,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const unblockStudent = {
  method: 'POST',
  url: '/staff/students/:studentId/unblock/',
  summary: 'Let a blocked student sign in again',
  access: 'students.change',
  params,
  body: because,
  response: { 200: emptyReply },
} as const satisfies Endpoint

const minutes = z.int().min(1, 'At least 1 minute.').max(600, 'At most 600 minutes.')
/** As it was read: an extension that was given meanwhile, as by a double click, is not given twice. */
const deadline = moment
const given = z.strictObject({ given_seconds: z.number(), remaining_seconds: z.number() })

export const extendAttempt = {
  method: 'POST',
  url: '/staff/students/:studentId/attempts/:attemptId/extend/',
  summary: 'Set the clock of a running attempt back by so many minutes, at most to its beginning; it gets no rank then',
  access: 'attempts.change',
  params: attemptParams,
  body: z.strictObject({ minutes, reason, deadline_at: deadline }),
  response: { 200: given },
} as const satisfies Endpoint

export const reopenAttempt = {
  method: 'POST',
  url: '/staff/students/:studentId/attempts/:attemptId/reopen/',
  summary:
    'Open a completed attempt again with at least so many minutes left; its result goes, and the next one gets no rank',
  access: 'attempts.change',
  params: attemptParams,
  body: z.strictObject({ minutes, reason }),
  response: { 200: given },
} as const satisfies Endpoint

export const givePackage = {
  method: 'POST',
  url: '/staff/students/:studentId/packages/',
  summary:
    'Open a package for a student without an order, for nothing, from now or from the end of what is owned; the same call within ten minutes is one',
  access: 'orders.decide',
  params,
  body: z.strictObject({ package: z.string().min(1, 'Please choose a package.').max(80), reason }),
  response: { 201: z.strictObject({ order_id: z.int() }) },
} as const satisfies Endpoint

export const eraseStudent = {
  method: 'POST',
  url: '/staff/students/:studentId/erasure/',
  summary: 'Delete the account of a student who asked for it, with everything stored about it',
  access: 'students.erase',
  params,
  /** The address is typed once more: nobody erases the wrong account. */
  body: z.strictObject({ email, reason }),
  response: { 200: emptyReply },
} as const satisfies Endpoint
