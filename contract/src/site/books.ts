import { STUDY_EXAMS } from '@pariksha/domain/exam-families'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery } from '../exams/tests.ts'
import { LANGUAGES } from '../languages.ts'

const book = z.strictObject({
  id: z.int(),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  contents: z.array(z.string()),
  exams: z.array(z.enum(STUDY_EXAMS)),
  language: z.enum(LANGUAGES),
  pages: z.int(),
  /** Rupees. */
  price: z.int(),
  /** Null: the page draws a cover. */
  cover: z.string().nullable(),
  /** A chapter to read before buying. */
  extract: z.strictObject({ slug: z.string(), title: z.string() }).nullable(),
  how_to_get: z.string(),
  sample: z.boolean(),
  /** Not for everybody, but for batches of the reader. */
  for_batch: z.boolean(),
})
export type Book = z.infer<typeof book>

export const listBooks = {
  method: 'GET',
  url: '/books/',
  summary: 'The books of the institute',
  access: 'anyone-known',
  querystring: languageQuery,
  response: { 200: z.array(book) },
} as const satisfies Endpoint
