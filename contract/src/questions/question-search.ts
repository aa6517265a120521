import { QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowIdInAddress } from '../fields/row-id.ts'
import { LANGUAGES } from '../languages.ts'
import { line } from '../texts/text.ts'
import { LEVELS } from './question-file.ts'
import { QUESTION_STATES, questionItem } from './question-item.ts'

const filter = z.strictObject({
  q: line(200).optional(),
  state: z.enum(QUESTION_STATES).optional(),
  topic: line(100).optional(),
  level: z.enum(LEVELS).optional(),
  kind: z.enum(QUESTION_KINDS).optional(),
  /** Questions without this language. */
  lacks: z.enum(LANGUAGES).optional(),
  tag: line(60).optional(),
  author: line(254).optional(),
  /** In published papers of the institute. */
  used: z.enum(['used', 'never']).optional(),
  /** Allowed for practice, or not. */
  practice: z.enum(['yes', 'no']).optional(),
  /** Conspicuous by its statistics, or with a corrected key that nobody decided about. */
  flagged: z.literal('yes').optional(),
  /** Bounds of the percentage of candidates who answered correctly. */
  right_below: z.coerce.number().min(0).max(100).optional(),
  right_above: z.coerce.number().min(0).max(100).optional(),
  discrimination_below: z.coerce.number().min(-1).max(1).optional(),
  /** Taken from this import. */
  imported: rowIdInAddress.optional(),
  /** In the paper of this test. */
  used_in: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
})
export type QuestionFilter = z.infer<typeof filter>

export const listQuestions = {
  method: 'GET',
  url: '/staff/questions/',
  summary: "The institute's questions, last changed first",
  access: 'questions.read',
  querystring: filter.extend({
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,16}\.\d{1,12}$/)
      .optional(),
  }),
  response: { 200: z.strictObject({ questions: z.array(questionItem), next: z.string().nullable() }) },
} as const satisfies Endpoint

const testChoice = z.strictObject({ id: z.int(), title: z.string() })

export const readFilterChoices = {
  method: 'GET',
  url: '/staff/question-filter-choices/',
  summary: 'Who wrote questions, and the newest tests that ask some: for `author` and `used_in`',
  access: 'questions.read',
  response: { 200: z.strictObject({ authors: z.array(z.string()), tests: z.array(testChoice) }) },
} as const satisfies Endpoint

const savedFilter = z.strictObject({ name: line(60).min(1), filter })

export const readQuestionFilters = {
  method: 'GET',
  url: '/staff/question-filters/',
  summary: "The caller's saved filters",
  access: 'questions.read',
  response: { 200: z.array(savedFilter) },
} as const satisfies Endpoint

export const saveQuestionFilters = {
  method: 'PUT',
  url: '/staff/question-filters/',
  summary: "Replace the caller's saved filters",
  access: 'questions.read',
  body: z.array(savedFilter).max(30),
  response: { 200: z.array(savedFilter) },
} as const satisfies Endpoint
