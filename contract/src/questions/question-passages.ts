import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowIdInAddress } from '../fields/row-id.ts'
import { line } from '../texts/text.ts'
import { MAX_QUESTION_BYTES } from './question-content.ts'
import { texts } from './question-file.ts'
import { questionItem } from './question-item.ts'

const passageParams = z.strictObject({ passageId: rowIdInAddress })

const passage = z.strictObject({
  id: z.int(),
  content: texts,
  rendered: texts,
  /** The first hundred. */
  questions: z.array(questionItem),
  more: z.boolean(),
})
export type QuestionPassage = z.infer<typeof passage>

export const listPassages = {
  method: 'GET',
  url: '/staff/question-passages/',
  summary: 'Passages of the institute, newest first; with words, those that have them all',
  access: 'questions.read',
  querystring: z.strictObject({ q: line(200).optional() }),
  response: { 200: z.array(z.strictObject({ id: z.int(), excerpt: z.string() })) },
} as const satisfies Endpoint

export const writePassage = {
  method: 'POST',
  url: '/staff/question-passages/',
  summary: 'A text, table or picture that several questions are about',
  access: 'questions.write',
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ content: texts }),
  response: { 201: passage },
} as const satisfies Endpoint

export const readPassage = {
  method: 'GET',
  url: '/staff/question-passages/:passageId/',
  summary: 'A passage with its questions',
  access: 'questions.read',
  params: passageParams,
  response: { 200: passage },
} as const satisfies Endpoint

export const replacePassage = {
  method: 'PUT',
  url: '/staff/question-passages/:passageId/',
  summary: 'Another text in its place: a new passage, and a new version of each of its questions',
  access: 'questions.write',
  params: passageParams,
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ content: texts }),
  response: { 200: passage },
} as const satisfies Endpoint
