import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId } from '../fields/row-id.ts'
import { line } from '../texts/text.ts'
import { importParams, selectedQuestions } from './import-selection.ts'
import { MAX_QUESTION_BYTES } from './question-content.ts'
import { MAX_QUESTIONS, texts } from './question-file.ts'

/** Questions that are listed with a passage; of more, only their number is given. */
export const MAX_NAMED_OF_PASSAGE = 100
/** Passages that are offered to a question at once. */
export const MAX_OFFERED_PASSAGES = 100

/** The name of a passage in its file. */
export const passageName = line(40)

/** What questions of a file share, once for all of them. */
export const importPassage = z.strictObject({
  passage: passageName,
  version: z.int(),
  content: texts,
  /** Safe HTML; a text that is refused as it was typed. */
  rendered: texts,
  /** Why its text cannot be shown as it is meant. */
  refused: z.string().nullable(),
  /** The first hundred of its questions, in the order of the file. */
  questions: z.array(z.strictObject({ position: z.int(), number: z.string().nullable() })),
  question_count: z.int(),
  /** The passage of the bank that was made of it: from then on it is changed there. */
  passage_id: z.int().nullable(),
})
export type ImportPassage = z.infer<typeof importPassage>

export const listImportPassages = {
  method: 'GET',
  url: '/staff/imports/:importId/passages/',
  summary: 'Passages that a question of an import can be attached to: those nearest to it in the file',
  access: 'questions.write',
  params: importParams,
  querystring: z.strictObject({
    /** The position of the question. */
    near: z.coerce.number().int().min(0).max(MAX_QUESTIONS).default(0),
  }),
  response: {
    200: z.array(z.strictObject({ passage: passageName, excerpt: z.string(), question_count: z.int() })),
  },
} as const satisfies Endpoint

export const editImportPassage = {
  method: 'PUT',
  url: '/staff/imports/:importId/passages/',
  summary: 'Edit a passage for all its questions, before one of them is added to the bank',
  access: 'questions.write',
  params: importParams,
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ passage: passageName, content: texts, version: rowId }),
  response: { 200: importPassage },
} as const satisfies Endpoint

export const addImportPassage = {
  method: 'POST',
  url: '/staff/imports/:importId/passages/',
  summary: 'Write a passage for questions of an import that are not in the bank yet; the passage they have is replaced',
  access: 'questions.write',
  params: importParams,
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ content: texts, positions: selectedQuestions }),
  response: { 201: importPassage },
} as const satisfies Endpoint
