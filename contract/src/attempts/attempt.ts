import { ATTEMPT_STATUSES } from '@pariksha/domain/timing/closing'
import { TEST_MODES } from '@pariksha/domain/timing/release'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { marking, numericId } from '../exams/tests.ts'
import { emptyReply } from '../problems/problem.ts'

export const status = z.enum(ATTEMPT_STATUSES)
export const attemptParams = z.strictObject({ attemptId: numericId })
export const device = z.uuid()

export const attempt = z.strictObject({
  id: z.int(),
  test_id: z.int(),
  title: z.string(),
  status,
  mode: z.enum(TEST_MODES),
  /** Minutes. */
  duration: z.number(),
  /** With three decimals, for the clock of the device. */
  remaining_seconds: z.number(),
  expires_at: z.string(),
  started_at: z.string(),
  /** The epoch of the current device; 0 before any device opened it. */
  epoch: z.int(),
  /** How often an earlier device delivered answers after a takeover: when it increases, read the attempt again. */
  earlier_deliveries: z.int(),
  current_question: z.int(),
  /** Paused, or resumed with the time left: not ranked. */
  was_paused: z.boolean(),
  /** Set when the student was away: the attempt may be resumed with the time left then. */
  away: z.strictObject({ seconds: z.int(), remaining_seconds: z.number() }).nullable(),
  sections: z.array(
    z.strictObject({
      name: z.string(),
      first_question: z.int(),
      question_count: z.int(),
      /** Its window for answers, in seconds of the attempt's clock. */
      opens: z.number(),
      closes: z.number(),
      marking,
    }),
  ),
  test_json: z.array(
    z.strictObject({
      question_number: z.int(),
      section: z.int(),
      user_choice: z.string().nullable(),
      marked_review: z.boolean(),
      visited: z.boolean(),
    }),
  ),
})
export type Attempt = z.infer<typeof attempt>

/** `visited`: only the questions that were visited; the others are as at the start, and in the paper. */
export const questionsQuery = z.strictObject({ questions: z.enum(['all', 'visited']).default('all') })

/** The paper that was fetched sealed, and the device that has it: there a new attempt is opened at once. */
const sealedOnDevice = z.strictObject({ paper_hash: z.string().max(100), device })

const started = attempt.extend({
  /** `key`: of the sealed paper, as base64. `is_opened`: on the device that has it, in epoch 1, without a takeover. */
  sealed: z.strictObject({ key: z.string(), is_opened: z.boolean() }).nullable(),
})
export type Started = z.infer<typeof started>

export const startAttempt = {
  method: 'POST',
  url: '/tests/usertest/',
  summary: 'Start a test, or resume the open attempt at it',
  access: 'signed-in',
  querystring: questionsQuery,
  body: z.strictObject({ test_id: z.int().positive(), sealed: sealedOnDevice.optional() }),
  response: { 200: started, 201: started },
} as const satisfies Endpoint

export const takeOver = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/takeover/',
  summary: 'Open the attempt on this device; starts the clock and takes over from other devices',
  access: 'signed-in',
  params: attemptParams,
  querystring: questionsQuery,
  body: z.strictObject({ device }),
  response: { 200: z.strictObject({ epoch: z.int(), attempt }) },
} as const satisfies Endpoint

export const pauseAttempt = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/pause/',
  summary: 'Stop the clock of a practice test',
  access: 'signed-in',
  params: attemptParams,
  querystring: questionsQuery,
  body: emptyReply.nullish(),
  response: { 200: attempt },
} as const satisfies Endpoint

export const resumeAttempt = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/resume/',
  summary: 'Resume after a pause, or after an absence with the time left at the last contact',
  access: 'signed-in',
  params: attemptParams,
  querystring: questionsQuery,
  body: emptyReply.nullish(),
  response: { 200: attempt },
} as const satisfies Endpoint
