import { NORMALISATIONS } from '@pariksha/domain/ranking/normalisation'
import { TEST_MODES } from '@pariksha/domain/timing/release'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { calledOff } from '../live/live.ts'
import { line } from '../texts/text.ts'

/** The state of a student's first attempt at a test, the one that counts. */
export const SITTING_STATES = ['completed', 'running', 'absent'] as const
export type SittingState = (typeof SITTING_STATES)[number]

export const RESULT_ORDERS = [
  'rank',
  'name',
  'marks',
  'correct',
  'incorrect',
  'unattempted',
  'seconds',
  'started',
] as const
export type ResultOrder = (typeof RESULT_ORDERS)[number]

const params = z.strictObject({ testId: numericId })
const MAX_PAGE = 10_000
export const page = z.coerce.number().int().min(1).max(MAX_PAGE).default(1)
/** Students of a test who can be sorted by a section. */
export const MAX_BY_SECTION = 5_000
/** A section of the test, from 1, by whose marks students are sorted. */
const section = z.int().min(1).max(100)
/** The number of a batch: its students alone. */
export const batch = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional()

const testFacts = {
  test_id: z.int(),
  title: z.string(),
  series: z.string(),
  mode: z.enum(TEST_MODES),
  /** Whether students see their results. */
  released: z.boolean(),
}
/** Students by the state of their first attempts. */
const counts = { completed: z.int(), running: z.int() }

const testTaken = z.strictObject({ ...testFacts, ...counts, last_started_at: z.string() })
export type TestTaken = z.infer<typeof testTaken>

export const listTestsTaken = {
  method: 'GET',
  url: '/staff/results/',
  summary: 'Tests that were taken, the most recently started first; a teacher sees those of their own batches',
  access: 'results.read',
  querystring: z.strictObject({ q: line(100).optional(), page }),
  response: { 200: z.strictObject({ tests: z.array(testTaken), more: z.boolean() }) },
} as const satisfies Endpoint

const distribution = z.strictObject({
  /** Ranked results. */
  count: z.int(),
  mean: z.number(),
  median: z.number(),
  highest: z.number(),
  lowest: z.number(),
  /** From this mark on, up to and without the next one; the last one with its end. */
  bins: z.array(z.strictObject({ from: z.number(), to: z.number(), count: z.int() })),
})
export type Distribution = z.infer<typeof distribution>

const testResults = z.strictObject({
  ...testFacts,
  ...counts,
  /** When staff called it off, before it opened, and why: it has no results. Null where they did not. */
  called_off: calledOff.nullable(),
  /** Who was to sit and did not: of the chosen batch, or of the batches the test is for; null where it is for everybody. */
  absent: z.int().nullable(),
  max_marks: z.number(),
  sections: z.array(z.string()),
  /** Where the test is one of several shifts of a mock: which one, and by which formula they are compared, if by any. */
  mock: z
    .strictObject({ id: z.int(), shift: z.int(), shifts: z.int(), normalisation: z.enum(NORMALISATIONS).nullable() })
    .nullable(),
  /** The distribution of the ranked results; null while there is none. */
  distribution: distribution.nullable(),
})
export type TestResults = z.infer<typeof testResults>

export const readTestResults = {
  method: 'GET',
  url: '/staff/results/:testId/',
  summary: 'Who sat a test, and how the marks of ranked results are distributed; of a batch if one is given',
  access: 'results.read',
  params,
  querystring: z.strictObject({ batch }),
  response: { 200: testResults },
} as const satisfies Endpoint

const standingOf = { rank: z.int().nullable(), percentile: z.number().nullable() }

export const studentResult = z.strictObject({
  student_id: z.int(),
  name: z.string(),
  batches: z.array(z.string()),
  state: z.enum(SITTING_STATES),
  /** Attempts at this test, without practice after a live test; the first one is shown. */
  attempts: z.int(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  /** Null while there is no result, with all that follows. */
  marks: z.number().nullable(),
  max_marks: z.number().nullable(),
  /** In the order of the sections of the test. */
  section_marks: z.array(z.number()).nullable(),
  correct: z.int().nullable(),
  incorrect: z.int().nullable(),
  unattempted: z.int().nullable(),
  seconds: z.int().nullable(),
  /** Among all ranked results of the test; null where the result is not ranked. */
  ...standingOf,
  /** The same among those of the chosen batch. */
  batch_rank: z.int().nullable(),
  /** Over all shifts of a mock: the normalised score, and the rank by it; null below 30 candidates in the shift. */
  score: z.number().nullable(),
  overall_rank: z.int().nullable(),
})
export type StudentResult = z.infer<typeof studentResult>

const chosen = { batch, state: z.enum(SITTING_STATES).optional() }

export const listResults = {
  method: 'GET',
  url: '/staff/results/:testId/students/',
  summary: 'A page of students with their first attempts at a test, in an order',
  access: 'results.read',
  params,
  querystring: z.strictObject({
    ...chosen,
    order: z.enum(RESULT_ORDERS).default('rank'),
    direction: z.enum(['up', 'down']).default('up'),
    /** In place of the order. */
    section: z.coerce.number().pipe(section).optional(),
    page,
  }),
  response: { 200: z.strictObject({ students: z.array(studentResult), more: z.boolean() }) },
} as const satisfies Endpoint
export type ResultsAsked = z.infer<typeof listResults.querystring>

export const RANK_LIST_FORMATS = ['xlsx', 'pdf'] as const
export type RankListFormat = (typeof RANK_LIST_FORMATS)[number]
/** Students of one file: of a PDF, each with a rank or without; of a spreadsheet, also those who did not sit. */
export const MAX_LISTED = { xlsx: 15_000, pdf: 5_000 } as const satisfies Record<RankListFormat, number>

export const makeRankList = {
  method: 'POST',
  url: '/staff/results/:testId/rank-list/',
  summary:
    'The students of a test by rank as a spreadsheet or a PDF, of a batch if one is given; who takes it is written in the log',
  access: 'results.read',
  params,
  body: z.strictObject({
    format: z.enum(RANK_LIST_FORMATS),
    batch: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    /** The best of a section first; a PDF is always by rank. */
    section: section.nullable().default(null),
  }),
  response: { 200: z.string().describe('application/octet-stream') },
} as const satisfies Endpoint

const testOfBatch = z.strictObject({
  ...testFacts,
  ...counts,
  /** Null before it opens. */
  absent: z.int().nullable(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  /** Whether nobody may begin it any more. */
  closed: z.boolean(),
  /** Whether it was closed before it opened. */
  called_off: z.boolean(),
})
export type TestOfBatch = z.infer<typeof testOfBatch>

export const listBatchTests = {
  method: 'GET',
  url: '/staff/batches/:batchId/tests/',
  summary: 'The latest 200 tests that are for a batch, with how many of its students sat; 404 for a teacher of others',
  access: 'results.read',
  params: z.strictObject({ batchId: numericId }),
  response: { 200: z.array(testOfBatch) },
} as const satisfies Endpoint

const attemptOfStudent = z.strictObject({
  id: z.int(),
  test_id: z.int(),
  title: z.string(),
  status: z.enum(['started', 'paused', 'closing', 'completed']),
  started_at: z.string(),
  completed_at: z.string().nullable(),
  /** When the time runs out, were it to run on from here; for completed ones when it ran out. */
  deadline_at: z.string(),
  score: z.number().nullable(),
  max_marks: z.number(),
  /** Whether the student sees the result, too. */
  released: z.boolean(),
  ranked: z.boolean().nullable(),
  ...standingOf,
  /** How many have a rank in the test; null without a rank. */
  of: z.int().nullable(),
})
export type AttemptOfStudent = z.infer<typeof attemptOfStudent>

export const readStudentHistory = {
  method: 'GET',
  url: '/staff/results/students/:studentId/',
  summary: 'A page of the attempts of a student, newest first, with marks and ranks; 404 for a teacher of others',
  access: 'results.read',
  params: z.strictObject({ studentId: numericId }),
  querystring: z.strictObject({
    /** Attempts with a smaller number than this one. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: { 200: z.strictObject({ name: z.string(), attempts: z.array(attemptOfStudent), more: z.boolean() }) },
} as const satisfies Endpoint
