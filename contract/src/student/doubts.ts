import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { fieldCode } from '../problems/field-problems.ts'
import { emptyReply } from '../problems/problem.ts'
import { line, markdown } from '../texts/text.ts'
import { seenQuestion } from './library.ts'

const DOUBT_STATUSES = ['open', 'solved'] as const
const status = z.enum(DOUBT_STATUSES)

export const MAX_DOUBT_TITLE = 150
export const MAX_DOUBT_TEXT = 5000
const title = line(MAX_DOUBT_TITLE).min(1, fieldCode('question_title_missing'))
const text = markdown(MAX_DOUBT_TEXT).refine((value) => value.trim() !== '', fieldCode('question_text_missing'))

const doubtItem = z.strictObject({
  id: z.int(),
  title: z.string(),
  status,
  /** The question it is about, as "ICET TEST 1, question 12". */
  about: z.strictObject({ title: z.string(), question_number: z.int() }).nullable(),
  replies: z.int(),
  asked_at: z.string(),
  /** The time of the last message. */
  moved_at: z.string(),
})
export type DoubtItem = z.infer<typeof doubtItem>

/** Sanitized HTML, rendered from the text. */
const reply = z.strictObject({
  id: z.int(),
  author: z.enum(['student', 'staff']),
  html: z.string(),
  written_at: z.string(),
})
export const doubt = doubtItem.omit({ replies: true }).extend({
  html: z.string(),
  /** Only for callers who have seen its key. */
  question: seenQuestion.nullable(),
  replies: z.array(reply),
  own: z.boolean(),
  shareable: z.boolean(),
  published: z.boolean(),
})
export type Doubt = z.infer<typeof doubt>

const page = z.coerce.number().int().min(1).max(100_000).default(1)
const q = line(200).optional()
const doubtPage = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ results: z.array(item), next: z.string().nullable(), previous: z.string().nullable() })
const params = z.strictObject({ doubtId: numericId })

export const listDoubts = {
  method: 'GET',
  url: '/doubts/',
  summary: "The caller's doubts, or the published solved ones of others; last changed first",
  access: 'signed-in',
  querystring: z.strictObject({ of: z.enum(['own', 'others']).default('own'), status: status.optional(), q, page }),
  response: { 200: doubtPage(doubtItem) },
} as const satisfies Endpoint

export const askDoubt = {
  method: 'POST',
  url: '/doubts/',
  summary: 'Ask the staff, in Markdown with TeX; about a question only of a completed attempt',
  access: 'signed-in',
  body: z.strictObject({
    title,
    text,
    question: z.strictObject({ attempt_id: z.int().positive(), question_number: z.int().positive() }).optional(),
    /** The student allows it to be published without the name, once it is solved. */
    shareable: z.boolean().default(false),
  }),
  response: { 201: doubt },
} as const satisfies Endpoint

export const previewDoubt = {
  method: 'POST',
  url: '/doubts/preview/',
  summary: 'Preview a text as HTML',
  access: 'signed-in',
  body: z.strictObject({ text: markdown(MAX_DOUBT_TEXT) }),
  response: { 200: z.strictObject({ html: z.string() }) },
} as const satisfies Endpoint

export const readDoubt = {
  method: 'GET',
  url: '/doubts/:doubtId/',
  summary: "A doubt with its answers: the caller's own, or a published one",
  access: 'signed-in',
  params,
  response: { 200: doubt },
} as const satisfies Endpoint

export const replyToDoubt = {
  method: 'POST',
  url: '/doubts/:doubtId/replies/',
  summary: "Reply to one's own doubt, which reopens it",
  access: 'signed-in',
  params,
  body: z.strictObject({ text }),
  response: { 201: doubt },
} as const satisfies Endpoint

export const changeDoubt = {
  method: 'PATCH',
  url: '/doubts/:doubtId/',
  summary: "Change the status of one's own doubt, or whether it may be published",
  access: 'signed-in',
  params,
  body: z
    .strictObject({ status: status.optional(), shareable: z.boolean().optional() })
    .refine((body) => Object.keys(body).length > 0, fieldCode('nothing_to_change')),
  response: { 200: doubt },
} as const satisfies Endpoint

export const deleteDoubt = {
  method: 'DELETE',
  url: '/doubts/:doubtId/',
  summary: "Delete one's own doubt with its answers",
  access: 'signed-in',
  params,
  response: { 200: emptyReply },
} as const satisfies Endpoint

/** For the staff: with the student, and the question with its key. */
const staffDoubtItem = doubtItem.extend({ student: z.string(), shareable: z.boolean(), published: z.boolean() })
export type StaffDoubtItem = z.infer<typeof staffDoubtItem>
const staffReply = reply.extend({
  /** Who of the staff wrote it; null for the student, and where the account is gone. */
  by: z.string().nullable(),
})
const staffDoubt = doubt.omit({ own: true }).extend({
  replies: z.array(staffReply),
  student: z.strictObject({ id: z.int(), full_name: z.string(), email: z.string() }),
})
export type StaffDoubt = z.infer<typeof staffDoubt>

export const listStaffDoubts = {
  method: 'GET',
  url: '/staff/doubts/',
  summary: 'Doubts of all students: open ones, the longest waiting first; solved ones, the latest first',
  access: 'doubts.answer',
  querystring: z.strictObject({ status: status.default('open'), q, page }),
  response: { 200: doubtPage(staffDoubtItem) },
} as const satisfies Endpoint

export const readStaffDoubt = {
  method: 'GET',
  url: '/staff/doubts/:doubtId/',
  summary: 'A doubt with its student',
  access: 'doubts.answer',
  params,
  response: { 200: staffDoubt },
} as const satisfies Endpoint

/** How many replies were read: with more of them now the doubt is not answered, or not published. */
const readReplies = z.int().min(0).max(1_000_000).optional()

export const answerDoubt = {
  method: 'POST',
  url: '/staff/doubts/:doubtId/answers/',
  summary: 'Answer a doubt; marks it solved unless the body says otherwise; the same text again is one answer',
  access: 'doubts.answer',
  params,
  body: z.strictObject({ text, solved: z.boolean().default(true), replies: readReplies }),
  response: { 201: staffDoubt },
} as const satisfies Endpoint

export const publishDoubt = {
  method: 'PATCH',
  url: '/staff/doubts/:doubtId/',
  summary: 'Publish or unpublish a doubt; only if its student allows it, and wrote nothing since it was read',
  access: 'doubts.answer',
  params,
  body: z.strictObject({
    published: z.boolean(),
    replies: readReplies,
  }),
  response: { 200: staffDoubt },
} as const satisfies Endpoint
