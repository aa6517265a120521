import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { personName } from '../texts/person-name.ts'
import { MAX_SHOWN_NAME } from './shown-name.ts'

export const MAX_NAMED = 100

const call = { url: '/tests/:testId/rank-list/', params: z.strictObject({ testId: numericId }) } as const

const rankList = z.strictObject({
  title: z.string(),
  /** How many have a rank. */
  of: z.int(),
  /** The caller's place, in the list or not; null without a rank, with which one can be named. */
  own: z
    .strictObject({
      rank: z.int(),
      marks: z.number(),
      /** In the list; null without consent. */
      name: z.string().nullable(),
      /** Whether staff hide the name from the others; the caller's own row stays in the list. */
      is_hidden: z.boolean(),
    })
    .nullable(),
  /** The best of those who agreed and are not hidden; nobody else is in the list. */
  students: z.array(z.strictObject({ rank: z.int(), name: z.string(), marks: z.number(), is_own: z.boolean() })),
})
export type RankList = z.infer<typeof rankList>

export const readRankList = {
  ...call,
  method: 'GET',
  summary: 'The best of a test who agreed to be named; for those who have a released result of it',
  access: 'signed-in',
  response: { 200: rankList },
} as const satisfies Endpoint

export const changeShownName = {
  ...call,
  method: 'PUT',
  summary: 'Agrees to be named in the rank list of a test by this name, or no longer (null)',
  access: 'signed-in',
  body: z.strictObject({ name: personName(MAX_SHOWN_NAME).min(1).nullable() }),
  response: { 200: rankList },
} as const satisfies Endpoint
