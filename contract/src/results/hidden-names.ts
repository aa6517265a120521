import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { line } from '../texts/text.ts'

/** Hidden names of one test in a list, the latest first. */
export const MAX_HIDDEN = 500

const test = { testId: numericId }
const ofStudent = { url: '/staff/results/:testId/names/:studentId/hidden/', access: 'names.hide' } as const
const params = z.strictObject({ ...test, studentId: numericId })

const listedName = z.strictObject({
  student_id: z.int(),
  /** As the account has it. */
  student: z.string(),
  /** As the student chose it for this test; null where the consent was taken back after the name was hidden. */
  shown_name: z.string().nullable(),
  /** Null without a rank. */
  rank: z.int().nullable(),
  /** Null while students see the name. */
  hidden: z.strictObject({ at: z.string(), reason: z.string() }).nullable(),
})
export type ListedName = z.infer<typeof listedName>

const names = z.array(listedName)

export const listNames = {
  method: 'GET',
  url: '/staff/results/:testId/names/',
  summary: 'The names in the rank list of a test that students see, by rank, and those that are hidden from it',
  access: 'names.hide',
  params: z.strictObject(test),
  response: { 200: names },
} as const satisfies Endpoint

export const hideName = {
  ...ofStudent,
  method: 'PUT',
  summary: 'Hides the name of a student from the rank list of a test, also when the student agrees again',
  params,
  body: z.strictObject({ reason: line(300).min(3, 'Please say why.') }),
  response: { 200: names },
} as const satisfies Endpoint

export const stopHidingName = {
  ...ofStudent,
  method: 'DELETE',
  summary: 'Shows a hidden name in the rank list of a test again, as far as its student agrees',
  params,
  response: { 200: names },
} as const satisfies Endpoint
