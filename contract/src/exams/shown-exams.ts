import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const shownExam = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** The number of the row, of an examination of the institute's own; null of one that ships. */
  own: z.string().nullable(),
  shown: z.boolean(),
  page: z.string(),
  /** What of the institute's own texts names it. */
  named_in: z.array(z.strictObject({ collection: z.string(), id: z.string(), title: z.string() })),
})
export type ShownExam = z.infer<typeof shownExam>

const response = { 200: z.strictObject({ exams: z.array(shownExam) }) }

export const listShownExams = {
  method: 'GET',
  url: '/staff/shown-exams/',
  summary: 'Every examination, shipped and own, and whether the site shows it',
  access: 'site.edit',
  response,
} as const satisfies Endpoint

export const showExam = {
  method: 'PUT',
  url: '/staff/shown-exams/:slug/',
  summary: 'Show an examination or hide it everywhere, with its series, tests and packages; idempotent',
  access: 'site.edit',
  params: z.strictObject({ slug: z.string().regex(/^[a-z0-9_]{1,40}$/) }),
  body: z.strictObject({ shown: z.boolean() }),
  response,
} as const satisfies Endpoint
