import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { attemptParams } from './attempt.ts'

export const readStoredAnswers = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/receipt/',
  summary: 'What a completed attempt answered, and when each answer was stored; also before the results are released',
  access: 'signed-in',
  params: attemptParams,
  response: {
    200: z.strictObject({
      submitted_at: z.string(),
      /** The answers to all questions in order, from which the digest is computed (docs/receipts.md). */
      answers: z.array(z.strictObject({ user_choice: z.string().nullable(), stored_at: z.string().nullable() })),
    }),
  },
} as const satisfies Endpoint
export type StoredAnswers = z.infer<(typeof readStoredAnswers.response)[200]>
