import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const samplesLeftSchema = z.strictObject({
  /** Whether the site says that it is a demonstration. */
  demonstration: z.boolean(),
  /** By collection. */
  rows: z.record(z.string(), z.int()),
  total: z.int(),
})
export type SamplesLeft = z.infer<typeof samplesLeftSchema>

export const samplesLeft = {
  method: 'GET',
  url: '/staff/samples/',
  summary: 'The number of remaining samples of the demonstration, by collection',
  access: 'site.edit',
  response: { 200: samplesLeftSchema },
} as const satisfies Endpoint

export const removeSamples = {
  method: 'POST',
  url: '/staff/samples/removal/',
  summary: 'Remove every sample and the details of the demonstration institute; what staff added or changed stays',
  access: 'site.edit',
  response: { 200: z.strictObject({ removed: z.int() }) },
} as const satisfies Endpoint
