import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

export const ownedSeries = z.strictObject({
  series: z.string(),
  name: z.string(),
  /** How many full-length and sectional tests it reaches; null: all. */
  mocks: z.int().nullable(),
  sectionals: z.int().nullable(),
  until: z.string(),
  running: z.boolean(),
})
export type OwnedSeries = z.infer<typeof ownedSeries>

export const listOwnedSeries = {
  method: 'GET',
  url: '/library/series/',
  summary: 'The series the caller bought, and until when; what runs longest first',
  access: 'signed-in',
  response: { 200: z.array(ownedSeries) },
} as const satisfies Endpoint
