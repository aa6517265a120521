import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { status } from './attempt.ts'

export const listAttempts = {
  method: 'GET',
  url: '/tests/usertest/',
  summary: "The caller's attempts, newest first",
  access: 'signed-in',
  querystring: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  response: {
    200: z.strictObject({
      results: z.array(
        z.strictObject({
          id: z.int(),
          test_id: z.int(),
          title: z.string(),
          series: z.string(),
          status,
          /** Practice after a live test. */
          practised: z.boolean(),
          /** Null until the attempt is completed and its test's results are released. */
          score: z.number().nullable(),
          /** The time of the release, where the test has one. */
          release_at: z.string().nullable(),
          max_marks: z.number(),
          started_at: z.string(),
          completed_at: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  },
} as const satisfies Endpoint
export type AttemptList = z.infer<(typeof listAttempts.response)[200]>
export type AttemptListItem = AttemptList['results'][number]

/** A bound, above the number of tests anybody takes. */
export const MAX_TAKEN = 1000

const runningAttempt = z.strictObject({
  attempt_id: z.int(),
  test_id: z.int(),
  title: z.string(),
  status: z.enum(['started', 'paused', 'closing']),
  remaining_seconds: z.number(),
})
export type RunningAttempt = z.infer<typeof runningAttempt>

const takenTest = z.strictObject({
  attempt_id: z.int(),
  test_id: z.int(),
  title: z.string(),
  series: z.string(),
  /** Null until the test's results are released. */
  score: z.number().nullable(),
  max_marks: z.number(),
  completed_at: z.string(),
})
export type TakenTest = z.infer<typeof takenTest>

export const readTaken = {
  method: 'GET',
  url: '/tests/taken/',
  summary: "The caller's open attempts, and the last completed one of every test, newest first",
  access: 'signed-in',
  response: { 200: z.strictObject({ running: z.array(runningAttempt), completed: z.array(takenTest) }) },
} as const satisfies Endpoint
export type TakenTests = z.infer<(typeof readTaken.response)[200]>
