import { ITEM_FLAGS } from '@pariksha/domain/analysis/item-statistics'
import { CORRECTION_KINDS } from '@pariksha/domain/marking/key-correction'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId, rowIdInAddress } from '../fields/row-id.ts'
import { line } from '../texts/text.ts'
import { MAX_QUESTION_BYTES, MISSING, questionContent } from './question-content.ts'
import { answer, texts } from './question-file.ts'
import { QUESTION_STATES, questionItem } from './question-item.ts'

const state = z.enum(QUESTION_STATES)
export const remark = line(500)
export const params = z.strictObject({ questionId: rowIdInAddress })

/** Safe HTML of the texts. */
export const renderedQuestion = z.strictObject({
  passage: texts.nullable(),
  stem: texts,
  options: z.array(texts),
  explanation: texts.nullable(),
})
export type RenderedQuestion = z.infer<typeof renderedQuestion>

const versionItem = z.strictObject({
  version: z.int(),
  made_at: z.string(),
  made_by: z.string().nullable(),
  note: z.string().nullable(),
})

const questionEvent = z.strictObject({
  at: z.string(),
  who: z.string().nullable(),
  from: state,
  to: state,
  remark: z.string().nullable(),
})

const keyCorrection = z.strictObject({
  paper_id: z.int(),
  question_number: z.int(),
  title: z.string(),
  /** The version of the paper's key that it came with. */
  key_version: z.int(),
  at: z.string(),
  who: z.string().nullable(),
  kind: z.enum(CORRECTION_KINDS),
  reason: z.string(),
  /** The answers that are right since then, none of a dropped question; null where that was not stored. */
  accepted: z.array(answer).nullable(),
  /** Nobody decided yet what becomes of it in the bank. */
  open: z.boolean(),
  /** Whether the newest version can have this key: it has one answer, and still the options that the paper asked. */
  fits: z.boolean(),
})
export type KeyCorrectionOfQuestion = z.infer<typeof keyCorrection>

export const question = questionItem.extend({
  content: questionContent,
  rendered: renderedQuestion,
  missing: z.array(z.enum(MISSING)),
  versions: z.array(versionItem),
  events: z.array(questionEvent),
  /** Where it was asked, newest first: twenty at most. */
  asked: z.array(
    z.strictObject({
      paper_id: z.int(),
      question_number: z.int(),
      title: z.string(),
      version: z.int(),
      candidates: z.int(),
      right: z.int(),
      discrimination: z.number().nullable(),
      flags: z.array(z.enum(ITEM_FLAGS)),
    }),
  ),
  /** Corrections of its key in papers, the newest first: twenty at most. */
  key_corrections: z.array(keyCorrection),
  /** Whether the caller may approve this version: never one's own where the institute wants another person. */
  may_approve: z.boolean(),
})
export type Question = z.infer<typeof question>

export const writeQuestion = {
  method: 'POST',
  url: '/staff/questions/',
  summary: 'A new question, as a draft',
  access: 'questions.write',
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ content: questionContent }),
  response: { 201: question },
} as const satisfies Endpoint

export const readQuestion = {
  method: 'GET',
  url: '/staff/questions/:questionId/',
  summary: 'A question with its versions and its history',
  access: 'questions.read',
  params,
  response: { 200: question },
} as const satisfies Endpoint

export const changeQuestion = {
  method: 'PUT',
  url: '/staff/questions/:questionId/',
  summary: 'A new version of a question; it is a draft again',
  access: 'questions.write',
  params,
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({
    content: questionContent,
    /** The version that was read. */
    version: rowId,
    note: remark.optional(),
  }),
  response: { 200: question },
} as const satisfies Endpoint

export const readQuestionVersion = {
  method: 'GET',
  url: '/staff/questions/:questionId/versions/:version/',
  summary: 'An earlier version of a question',
  access: 'questions.read',
  params: params.extend({ version: rowIdInAddress }),
  response: { 200: versionItem.extend({ content: questionContent, rendered: renderedQuestion }) },
} as const satisfies Endpoint

export const decideKeyCorrection = {
  method: 'POST',
  url: '/staff/questions/:questionId/corrected-key/',
  summary: 'What becomes of a key that was corrected in a paper: a new version with it, or the question stays as it is',
  access: 'questions.write',
  params,
  body: z.strictObject({
    paper_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    question_number: rowId,
    /** The version of the paper's key that was looked at. */
    key_version: rowId,
    /** The version of the question that was read. */
    version: rowId,
    decision: z.enum(['take', 'leave']),
  }),
  response: { 200: question },
} as const satisfies Endpoint

export const previewQuestion = {
  method: 'POST',
  url: '/staff/questions/preview/',
  summary: 'A question as students see it, without saving it, and what it lacks',
  access: 'questions.read',
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ content: questionContent }),
  response: { 200: z.strictObject({ rendered: renderedQuestion, missing: z.array(z.enum(MISSING)) }) },
} as const satisfies Endpoint
