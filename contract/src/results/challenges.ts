import { z } from 'zod'
import { attemptParams } from '../attempts/attempt.ts'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { fieldCode } from '../problems/field-problems.ts'
import { emptyReply } from '../problems/problem.ts'
import { line, markdown } from '../texts/text.ts'
import { CLAIMS, MAX_ATTACHMENT_BYTES, MAX_CHALLENGE_REASON } from './challenge-limits.ts'
import { questionNumber } from './keys.ts'

const CHALLENGE_STATUSES = ['open', 'accepted', 'rejected'] as const
const status = z.enum(CHALLENGE_STATUSES)

const reason = markdown(MAX_CHALLENGE_REASON).refine((text) => text.trim().length >= 10, fieldCode('reason_short'))
const answers = z.array(line(30).min(1)).max(6)

const ownChallenge = z.strictObject({
  question_number: z.int(),
  claim: z.enum(CLAIMS),
  answers: z.array(z.string()),
  reason: z.string(),
  attachment: z.boolean(),
  raised_at: z.string(),
  status,
  reply: z.string().nullable(),
})
export type OwnChallenge = z.infer<typeof ownChallenge>

export const listOwnChallenges = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/challenges/',
  summary:
    "The caller's challenges of the key of a test, once the attempt's results are released, and until when more are taken",
  access: 'signed-in',
  params: attemptParams,
  response: {
    200: z.strictObject({
      /** Null: the key of this test cannot be challenged. */
      until: z.string().nullable(),
      open: z.boolean(),
      challenges: z.array(ownChallenge),
    }),
  },
} as const satisfies Endpoint
export type OwnChallenges = z.infer<(typeof listOwnChallenges.response)[200]>

export const raiseChallenge = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/challenges/',
  summary: 'Challenge the key of a question; free of charge, one open challenge for each question',
  access: 'signed-in',
  params: attemptParams,
  body: z.strictObject({
    question_number: questionNumber,
    claim: z.enum(CLAIMS),
    /** Which answers are right; needed where the claim is another or several. */
    answers,
    reason,
    /** A picture or a PDF, as base64. Only who decides sees it. */
    attachment: z
      .base64()
      .max(Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4, fieldCode('attachment_too_large'))
      .nullable(),
  }),
  bodyLimit: 2 * MAX_ATTACHMENT_BYTES,
  response: { 201: ownChallenge },
} as const satisfies Endpoint

const challenge = ownChallenge.omit({ question_number: true }).extend({
  id: z.int(),
  /** Null for staff who may not look at students. */
  student: z.string().nullable(),
  decided_by: z.string().nullable(),
})
export type Challenge = z.infer<typeof challenge>

const challengedQuestion = z.strictObject({
  paper_id: z.int(),
  question_number: z.int(),
  test: z.string(),
  /** Challenges with the status asked for; the first ones are listed. */
  count: z.int(),
  challenges: z.array(challenge),
  /** How often each answer was given, by the statistics as they were made last. */
  shares: z.array(z.strictObject({ answer: z.string(), right: z.boolean(), count: z.int() })),
  candidates: z.int(),
})
export type ChallengedQuestion = z.infer<typeof challengedQuestion>

export const CHALLENGE_LISTS = ['open', 'waiting', 'decided'] as const

export const listChallenges = {
  method: 'GET',
  url: '/staff/challenges/',
  summary: 'Challenges by question: open ones, accepted ones that wait for the correction, or decided ones',
  access: 'challenges.decide',
  querystring: z.strictObject({
    list: z.enum(CHALLENGE_LISTS).default('open'),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: { 200: z.strictObject({ questions: z.array(challengedQuestion), more: z.boolean() }) },
} as const satisfies Endpoint

export const decideChallenges = {
  method: 'POST',
  url: '/staff/challenges/decisions/',
  summary: 'Accept or reject challenges of a question; their students are notified once',
  access: 'challenges.decide',
  body: z.strictObject({
    challenges: z.array(z.int().positive()).min(1).max(500),
    decision: z.enum(['accepted', 'rejected']),
    /** Accepted, and the key will be corrected: the students are notified then, with their marks. */
    correction_follows: z.boolean(),
    reply: line(1000).min(3, 'Please say why.'),
  }),
  response: { 200: z.strictObject({ decided: z.int() }) },
} as const satisfies Endpoint

export const readAttachment = {
  method: 'GET',
  url: '/staff/challenges/:challengeId/attachment/',
  summary: 'The attachment of a challenge',
  access: 'challenges.decide',
  params: z.strictObject({ challengeId: numericId }),
  response: { 200: z.string().describe('application/pdf, image/png, image/jpeg or image/webp') },
} as const satisfies Endpoint

const days = z.int().min(0).max(365)

export const readChallengeSettings = {
  method: 'GET',
  url: '/staff/challenge-settings/',
  summary: 'For how many days after the release keys may be challenged',
  access: 'challenges.decide',
  response: { 200: z.strictObject({ days: z.int() }) },
} as const satisfies Endpoint

export const changeChallengeSettings = {
  method: 'PUT',
  url: '/staff/challenge-settings/',
  summary: 'Set for how many days keys may be challenged, where a test says nothing else; 0: not at all',
  access: 'keys.correct',
  body: z.strictObject({ days }),
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const changeChallengeDays = {
  method: 'PUT',
  url: '/staff/tests/:testId/challenge-days/',
  summary: 'Set for how many days the key of a test may be challenged; null: as for all tests',
  access: 'keys.correct',
  params: z.strictObject({ testId: numericId }),
  body: z.strictObject({ days: days.nullable() }),
  response: { 200: emptyReply },
} as const satisfies Endpoint
