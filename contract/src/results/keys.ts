import type { ItemFlag } from '@pariksha/domain/analysis/item-statistics'
import { type KeyChange, MAX_ACCEPTED } from '@pariksha/domain/marking/key-correction'
import { type AnswerKey, DROPS, LETTERS, QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import { attemptParams } from '../attempts/attempt.ts'
import type { Endpoint } from '../endpoint.ts'
import { html, keyChangeNote, numericId } from '../exams/tests.ts'
import { rowId } from '../fields/row-id.ts'
import { line } from '../texts/text.ts'

const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'Please enter a plain number.')
const answerKey = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single-choice'), correct: z.enum(LETTERS) }),
  z.strictObject({ kind: z.literal('multiple-choice'), correct: z.string().regex(/^[a-f]{1,6}$/) }),
  z.strictObject({ kind: z.literal('numeric'), low: decimal, high: decimal }),
]) satisfies z.ZodType<AnswerKey>

const keyChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accept'),
    answers: z.array(answerKey).min(1, 'Please choose the right answer.').max(MAX_ACCEPTED).readonly(),
  }),
  z.strictObject({ kind: z.literal('drop'), drop: z.enum(DROPS) }),
]) satisfies z.ZodType<KeyChange>

const paperParams = z.strictObject({ paperId: numericId })
export const questionNumber = z.int().min(1).max(1000)

/** How many results gain (or lose) this number of marks. */
const markDifference = z.strictObject({ marks: z.number(), results: z.int() })
const mover = z.strictObject({
  /** Null for staff who may not look at students. */
  name: z.string().nullable(),
  test: z.string(),
  marks_before: z.number(),
  marks_after: z.number(),
  rank_before: z.int(),
  rank_after: z.int(),
})

const effect = z.strictObject({
  results: z.int(),
  /** Whose marks, or whose maximum, change. */
  changed: z.int(),
  raised: z.int(),
  lowered: z.int(),
  maximum_before: z.number(),
  maximum_after: z.number(),
  differences: z.array(markDifference),
  /** How many results are ranked, and how many of them get another rank. */
  ranked: z.int(),
  ranks_changed: z.int(),
  /** Who moves furthest, the furthest first. */
  movers: z.array(mover),
  /** Who would be notified by mail. */
  mails: z.int(),
})
export type KeyEffect = z.infer<typeof effect>

const wanted = z.strictObject({ question_number: questionNumber, change: keyChange })

export const previewCorrection = {
  method: 'POST',
  url: '/staff/keys/:paperId/preview/',
  summary: 'What a correction of the key would change; changes nothing',
  access: 'keys.correct',
  params: paperParams,
  body: wanted,
  response: { 200: effect },
} as const satisfies Endpoint

export const correctKey = {
  method: 'POST',
  url: '/staff/keys/:paperId/corrections/',
  summary:
    'Correct the key of a question: everybody who completed the paper is marked again, all or nobody, and notified once',
  access: 'keys.correct',
  params: paperParams,
  body: wanted.extend({
    reason: line(1000).min(3, 'Please say why.'),
    /** The version of the key that was looked at. */
    version: rowId,
  }),
  response: { 201: effect.extend({ version: z.int() }) },
} as const satisfies Endpoint

const correction = keyChangeNote.extend({ reason: z.string() })

export const readCorrections = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/corrections/',
  summary: "Corrections of the key, once the attempt's results are released, with what they did to its marks",
  access: 'signed-in',
  params: attemptParams,
  response: {
    200: z.array(
      correction.extend({
        /** Null where the attempt was completed later, or its marks stayed as they were. */
        marks: z
          .strictObject({
            before: z.number(),
            after: z.number(),
            maximum_before: z.number(),
            maximum_after: z.number(),
            /** Among all who have a rank in the test; null for a result without one, and for old corrections. */
            rank: z.strictObject({ before: z.int(), after: z.int(), of: z.int() }).nullable(),
          })
          .nullable(),
      }),
    ),
  },
} as const satisfies Endpoint
export type Correction = z.infer<(typeof readCorrections.response)[200]>[number]

const testOfPaper = z.strictObject({
  test_id: z.int(),
  paper_id: z.int(),
  title: z.string(),
  series: z.string(),
  question_count: z.int(),
  /** The number of results that count: one for each student. */
  results: z.int(),
  corrections: z.int(),
  open_challenges: z.int(),
  /** Questions with a flag by the statistics as they were made last; null before the first time. */
  flagged: z.int().nullable(),
  /** Days in which its key may be challenged; null: as set for all tests. */
  challenge_days: z.int().nullable(),
})
export type TestOfPaper = z.infer<typeof testOfPaper>

export const listKeys = {
  method: 'GET',
  url: '/staff/keys/',
  summary: 'Tests with a paper, those with results first',
  access: 'questions.read',
  querystring: z.strictObject({
    q: line(100).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: { 200: z.strictObject({ tests: z.array(testOfPaper), more: z.boolean() }) },
} as const satisfies Endpoint

const flag = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum(['key-likely-wrong', 'two-keys-likely']),
    answer: z.string(),
    chosen: z.int(),
    keyed: z.int(),
    of: z.int(),
  }),
  z.strictObject({ code: z.enum(['nearly-all-right', 'nearly-nobody-answered']), count: z.int(), of: z.int() }),
  z.strictObject({ code: z.literal('too-slow'), seconds: z.number(), allotted: z.number() }),
]) satisfies z.ZodType<ItemFlag>

const thirds = z.tuple([z.int(), z.int(), z.int()]).readonly()
const itemStatistics = z.strictObject({
  candidates: z.int(),
  attempted: z.int(),
  right: z.int(),
  skipped: z.int(),
  discrimination: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  thirdSizes: thirds,
  answers: z.array(
    z.strictObject({
      answer: z.string(),
      right: z.boolean(),
      count: z.int(),
      thirds,
      correlation: z.number().nullable(),
    }),
  ),
  flags: z.array(flag),
})

const keyRow = z.strictObject({
  question_number: z.int(),
  section: z.string(),
  kind: z.enum(QUESTION_KINDS),
  option_count: z.int(),
  accepted: z.array(answerKey),
  dropped: z.enum(DROPS).nullable(),
  /** Which question of the bank, or which template, in which version. */
  source: z.string().nullable(),
  source_version: z.string().nullable(),
  statistics: itemStatistics.nullable(),
  open_challenges: z.int(),
})
export type KeyRow = z.infer<typeof keyRow>

const pastCorrection = keyChangeNote.extend({ version: z.int(), reason: z.string(), by: z.string().nullable() })

export const readKey = {
  method: 'GET',
  url: '/staff/keys/:paperId/',
  summary: 'The key of a paper with the statistics of its questions, made again where results came since',
  access: 'questions.read',
  params: paperParams,
  response: {
    200: z.strictObject({
      paper_id: z.int(),
      version: z.int(),
      tests: z.array(z.strictObject({ id: z.int(), title: z.string(), challenge_days: z.int().nullable() })),
      /** When the statistics were made; null without results. */
      made_at: z.string().nullable(),
      questions: z.array(keyRow),
      corrections: z.array(pastCorrection),
    }),
  },
} as const satisfies Endpoint
export type PaperKeys = z.infer<(typeof readKey.response)[200]>

export const readKeyQuestion = {
  method: 'GET',
  url: '/staff/keys/:paperId/questions/:questionNumber/',
  summary: 'A question of a paper as students see it, with its explanation',
  access: 'questions.read',
  params: paperParams.extend({ questionNumber: z.coerce.number().int().min(1).max(1000) }),
  response: {
    200: z.strictObject({
      question_number: z.int(),
      question: html,
      question_image: z.string().nullable(),
      passage: html.nullable(),
      options: z.array(z.strictObject({ choice: z.string(), value: html, image: z.string().nullable() })),
      explanation: html.nullable(),
    }),
  },
} as const satisfies Endpoint
