import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const FOUND_KINDS = ['page', 'exam', 'test', 'material', 'video', 'article', 'book'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

const found = z.strictObject({
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  summary: z.string(),
  /** A path of this site. */
  address: z.string(),
})
export type Found = z.infer<typeof found>

export const search = {
  method: 'GET',
  url: '/search/',
  summary:
    'Pages, exams, tests, materials, videos, articles and books for some words, the best first; slips are forgiven',
  access: 'anyone-known',
  querystring: z.strictObject({ q: z.string().max(100) }),
  response: { 200: z.strictObject({ results: z.array(found) }) },
} as const satisfies Endpoint
