import { ITEM_FLAGS } from '@pariksha/domain/item-statistics'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'
import { line } from '../texts/text.ts'
import { MAX_ID, MISSING, questionContent } from './question-content.ts'
import { LEVELS, texts } from './question-file.ts'

export const QUESTION_STATES = ['draft', 'in_review', 'approved', 'retired'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** Of a selection that is changed at once. */
export const MAX_SELECTED = 500

const rowId = z.int().min(1).max(MAX_ID)
const state = z.enum(QUESTION_STATES)
const topic = line(100)
const remark = line(500)
const bodyLimit = 512 * 1024
const params = z.strictObject({ questionId: z.coerce.number().int().min(1).max(MAX_ID) })

/** Of everybody who was asked the newest version that anybody was asked. */
const questionStatistics = z.strictObject({
  version: z.int(),
  papers: z.int(),
  candidates: z.int(),
  attempted: z.int(),
  right: z.int(),
  /** From −1 to 1; null where nothing varies. */
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  flags: z.array(z.enum(ITEM_FLAGS)),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>

const questionItem = z.strictObject({
  id: z.int(),
  version: z.int(),
  state,
  kind: z.enum(QUESTION_KINDS),
  /** The beginning of the stem, without markup, in the first language it has. */
  excerpt: z.string(),
  topic: z.string().nullable(),
  level: z.enum(LEVELS).nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  tags: z.array(z.string()),
  author: z.string().nullable(),
  changed_at: z.string(),
  /** Null before it was in a paper with results. */
  statistics: questionStatistics.nullable(),
})
export type QuestionItem = z.infer<typeof questionItem>

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

export const questionEvent = z.strictObject({
  at: z.string(),
  who: z.string().nullable(),
  from: state,
  to: state,
  remark: z.string().nullable(),
})

const question = questionItem.extend({
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
  /** Whether the caller may approve this version: never one's own where the institute wants another person. */
  may_approve: z.boolean(),
})
export type Question = z.infer<typeof question>

const filter = z.strictObject({
  q: line(200).optional(),
  state: state.optional(),
  topic: topic.optional(),
  level: z.enum(LEVELS).optional(),
  kind: z.enum(QUESTION_KINDS).optional(),
  /** Questions without this language. */
  lacks: z.enum(LANGUAGES).optional(),
  tag: line(60).optional(),
  author: line(254).optional(),
  /** In published papers of the institute. */
  used: z.enum(['used', 'never']).optional(),
  /** Conspicuous by its statistics. */
  flagged: z.literal('yes').optional(),
  /** Right for less, or for more, of all candidates than so many per cent. */
  right_below: z.coerce.number().min(0).max(100).optional(),
  right_above: z.coerce.number().min(0).max(100).optional(),
  discrimination_below: z.coerce.number().min(-1).max(1).optional(),
  /** Taken from this import. */
  imported: z.coerce.number().int().min(1).max(MAX_ID).optional(),
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

export const writeQuestion = {
  method: 'POST',
  url: '/staff/questions/',
  summary: 'A new question, as a draft',
  access: 'questions.write',
  bodyLimit,
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
  bodyLimit,
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
  params: params.extend({ version: z.coerce.number().int().min(1).max(MAX_ID) }),
  response: { 200: versionItem.extend({ content: questionContent, rendered: renderedQuestion }) },
} as const satisfies Endpoint

export const submitQuestion = {
  method: 'POST',
  url: '/staff/questions/:questionId/submit/',
  summary: 'Ask for the review of a draft',
  access: 'questions.write',
  params,
  body: z.strictObject({ version: rowId }),
  response: { 200: question },
} as const satisfies Endpoint

export const reviewQuestion = {
  method: 'POST',
  url: '/staff/questions/:questionId/review/',
  summary: 'Approve a question, send it back to its author, retire it, or bring it back as a draft',
  access: 'questions.approve',
  params,
  body: z.strictObject({
    version: rowId,
    state: z.enum(['approved', 'draft', 'retired']),
    remark: remark.optional(),
  }),
  response: { 200: question },
} as const satisfies Endpoint

export const previewQuestion = {
  method: 'POST',
  url: '/staff/questions/preview/',
  summary: 'A question as students see it, without saving it, and what it lacks',
  access: 'questions.read',
  bodyLimit,
  body: z.strictObject({ content: questionContent }),
  response: { 200: z.strictObject({ rendered: renderedQuestion, missing: z.array(z.enum(MISSING)) }) },
} as const satisfies Endpoint

export const duplicatesOfQuestion = {
  method: 'POST',
  url: '/staff/questions/duplicates/',
  summary: 'Questions of the bank that are the same or nearly the same',
  access: 'questions.read',
  bodyLimit,
  body: z.strictObject({ content: questionContent, except: rowId.optional() }),
  response: {
    200: z.strictObject({
      duplicates: z.array(
        z.strictObject({
          question: questionItem,
          /** `same`: the same text and options; `other_numbers`: the same text with other numbers; `near`: nearly the same. */
          likeness: z.enum(['same', 'other_numbers', 'near']),
          /** From 0 to 1, by trigrams. */
          similarity: z.number(),
        }),
      ),
    }),
  },
} as const satisfies Endpoint

export const changeSelected = {
  method: 'POST',
  url: '/staff/questions/selected/',
  summary: 'Set topic, level or tags of several questions; each gets a new version',
  access: 'questions.write',
  body: z.strictObject({
    questions: z.array(rowId).min(1).max(MAX_SELECTED),
    topic: topic.nullable().optional(),
    level: z.enum(LEVELS).nullable().optional(),
    add_tag: line(60).min(1).optional(),
    remove_tag: line(60).min(1).optional(),
  }),
  response: { 200: z.strictObject({ changed: z.int() }) },
} as const satisfies Endpoint

export const reviewSelected = {
  method: 'POST',
  url: '/staff/questions/selected/review/',
  summary: 'Approve or retire several questions; those that may not be are told and left',
  access: 'questions.approve',
  body: z.strictObject({
    questions: z.array(rowId).min(1).max(MAX_SELECTED),
    state: z.enum(['approved', 'retired']),
  }),
  response: { 200: z.strictObject({ changed: z.int(), refused: z.array(z.int()) }) },
} as const satisfies Endpoint

export const submitSelected = {
  method: 'POST',
  url: '/staff/questions/selected/submit/',
  summary: 'Ask for the review of several drafts; those that are not whole are told and left',
  access: 'questions.write',
  body: z.strictObject({ questions: z.array(rowId).min(1).max(MAX_SELECTED) }),
  response: { 200: z.strictObject({ changed: z.int(), refused: z.array(z.int()) }) },
} as const satisfies Endpoint

const topicItem = z.strictObject({ slug: z.string(), subject: z.string(), name: z.string(), own: z.boolean() })

export const listQuestionTopics = {
  method: 'GET',
  url: '/staff/question-topics/',
  summary: 'The topics of the product and of the institute',
  access: 'questions.read',
  response: { 200: z.array(topicItem) },
} as const satisfies Endpoint

export const addQuestionTopic = {
  method: 'POST',
  url: '/staff/question-topics/',
  summary: "A topic of the institute's own",
  access: 'questions.write',
  body: z.strictObject({ name: line(80).min(2), subject: line(60).min(2) }),
  response: { 201: topicItem },
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

const passageParams = z.strictObject({ passageId: z.coerce.number().int().min(1).max(MAX_ID) })
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
  bodyLimit,
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
  bodyLimit,
  body: z.strictObject({ content: texts }),
  response: { 200: passage },
} as const satisfies Endpoint

const settings = z.strictObject({ second_approver: z.boolean() })

export const readQuestionBankSettings = {
  method: 'GET',
  url: '/staff/question-bank-settings/',
  summary: 'How questions are approved',
  access: 'questions.read',
  response: { 200: settings },
} as const satisfies Endpoint

export const changeQuestionBankSettings = {
  method: 'PUT',
  url: '/staff/question-bank-settings/',
  summary: 'Whether somebody else than the author has to approve',
  access: 'staff.manage',
  body: settings,
  response: { 200: settings },
} as const satisfies Endpoint
