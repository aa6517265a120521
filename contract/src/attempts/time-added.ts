import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { attemptParams } from './attempt.ts'

/** Students read that the staff gave it; who it was the staff read in the timeline. */
export const timeAdded = z.strictObject({
  /** All of an attempt add up to how far its deadline moved, to the second. */
  seconds: z.int(),
  reason: z.string(),
  at: z.string(),
})
export type TimeAdded = z.infer<typeof timeAdded>

export const readTimeAdded = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/time-added/',
  summary: 'Time that staff added to an attempt, each with the reason; the first hundred',
  access: 'signed-in',
  params: attemptParams,
  response: { 200: z.array(timeAdded) },
} as const satisfies Endpoint

/** Less than the minute after which proxies give up. */
const MAX_WAIT_SECONDS = 45

export const awaitTimeAdded = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/time-added/next/',
  summary:
    'Answered when staff add time to a running attempt, after `seconds` at the latest; the new time comes with the next heartbeat',
  access: 'signed-in',
  isLongPoll: true,
  params: attemptParams,
  querystring: z.strictObject({ seconds: z.coerce.number().int().min(0).max(MAX_WAIT_SECONDS).default(0) }),
  response: { 200: z.strictObject({ added: z.boolean() }) },
} as const satisfies Endpoint
