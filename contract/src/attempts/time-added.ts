import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { attemptParams } from './attempt.ts'

export const timeAdded = z.strictObject({ seconds: z.int(), reason: z.string(), at: z.string() })
export type TimeAdded = z.infer<typeof timeAdded>

export const readTimeAdded = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/time-added/',
  summary: 'Time that staff added to an attempt, each with the reason; the first hundred',
  access: 'signed-in',
  params: attemptParams,
  response: { 200: z.array(timeAdded) },
} as const satisfies Endpoint
