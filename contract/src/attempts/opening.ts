import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'

const params = z.strictObject({ testId: numericId })

export const opening = z.strictObject({
  opens_at: z.string(),
  /** Seconds with three decimals, by the server's clock; negative once it is open. */
  opens_in: z.number(),
  /** Which paper can be fetched sealed; null before it is given. */
  paper_hash: z.string().nullable(),
})
export type Opening = z.infer<typeof opening>

export const readOpening = {
  method: 'GET',
  url: '/tests/:testId/opening/',
  summary: 'When a live test opens, for students who may take it',
  access: 'signed-in',
  params,
  response: { 200: opening },
} as const satisfies Endpoint

export const readSealedPaper = {
  method: 'GET',
  url: '/tests/:testId/sealed-paper/',
  summary: 'The paper of a live test before it opens, encrypted; the start of the test answers with its key',
  access: 'signed-in',
  params,
  response: {
    200: z.string().describe('application/octet-stream: a nonce of 12 bytes, then gzip of JSON under AES-256-GCM'),
  },
} as const satisfies Endpoint
