import { ATTEMPT_STATUSES } from '@pariksha/domain/closing'
import { TEST_MODES } from '@pariksha/domain/release'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { nothing, PROBLEM_CODES } from './problem.ts'
import { html, languageQuery, marking, numericId, paper } from './tests.ts'

const status = z.enum(ATTEMPT_STATUSES)
export const attemptParams = z.strictObject({ attemptId: numericId })
export const questionParams = z.strictObject({ attemptId: numericId, questionNumber: numericId })
const choice = z.string().min(1).max(24)
const device = z.uuid()

const tally = z.strictObject({
  total: z.int(),
  attempted: z.int(),
  unattempted: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  accuracy: z.int(),
})

export const solution = z.strictObject({
  question_number: z.int(),
  section: z.int(),
  question: html,
  question_image: z.string().nullable(),
  passage: html.nullable(),
  options: z.array(z.strictObject({ choice: z.string(), value: html, image: z.string().nullable() })),
  correct_choice: z.string(),
  user_choice: z.string().nullable(),
  explanation: html.nullable(),
  marked_review: z.boolean(),
  marks: z.number(),
  seconds: z.int(),
  /** Typed after its time was over, so it did not count. */
  late_choice: z.string().nullable(),
})
export type Solution = z.infer<typeof solution>

export const attemptResult = z.strictObject({
  result: tally,
  total_marks: z.number(),
  max_marks: z.number(),
  sections: z.array(tally.extend({ name: z.string(), marks: z.number(), max_marks: z.number(), seconds: z.int() })),
  seconds: z.int(),
  test_json: z.array(solution),
})
export type AttemptResult = z.infer<typeof attemptResult>

/** In place of the result, until the test's results are released. */
export const receipt = z.strictObject({
  submitted_at: z.string(),
  /** Questions with an answer that was saved. */
  answered: z.int(),
  total: z.int(),
  /** From when on the result is there; null: not decided yet. */
  release_at: z.string().nullable(),
})
export type Receipt = z.infer<typeof receipt>

export const attempt = z.strictObject({
  id: z.int(),
  test_id: z.int(),
  title: z.string(),
  status,
  mode: z.enum(TEST_MODES),
  /** Minutes. */
  duration: z.number(),
  /** With three decimals: the device sets its clock by it. */
  remaining_seconds: z.number(),
  expires_at: z.string(),
  started_at: z.string(),
  /** The device's epoch that is in charge; 0 before any device opened it. */
  epoch: z.int(),
  /** How often an earlier device delivered answers after it was taken over: when it grows, read the attempt again. */
  earlier_deliveries: z.int(),
  current_question: z.int(),
  /** It was paused or given back time: it is not ranked, whatever comes. */
  was_paused: z.boolean(),
  /** Set when the student was away: going on with the time left then is possible. */
  away: z.strictObject({ seconds: z.int(), remaining_seconds: z.number() }).nullable(),
  sections: z.array(
    z.strictObject({
      name: z.string(),
      first_question: z.int(),
      question_count: z.int(),
      /** When it takes answers, in seconds of the attempt's clock. */
      opens: z.number(),
      closes: z.number(),
      marking,
    }),
  ),
  test_json: z.array(
    z.strictObject({
      question_number: z.int(),
      section: z.int(),
      user_choice: z.string().nullable(),
      marked_review: z.boolean(),
      visited: z.boolean(),
    }),
  ),
})
export type Attempt = z.infer<typeof attempt>

const paletteItem = z.strictObject({
  question_number: z.int(),
  user_choice: z.string().nullable(),
  marked_review: z.boolean(),
  visited: z.boolean(),
})

export const startAttempt = {
  method: 'POST',
  url: '/tests/usertest/',
  summary: 'Start a test, or resume the open attempt at it',
  access: 'signed-in',
  body: z.strictObject({ test_id: z.int().positive() }),
  response: { 200: attempt, 201: attempt },
} as const satisfies Endpoint

export const listAttempts = {
  method: 'GET',
  url: '/tests/usertest/',
  summary: "The caller's attempts, newest first",
  access: 'signed-in',
  querystring: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  response: {
    200: z.strictObject({
      results: z.array(
        z.strictObject({
          id: z.int(),
          test_id: z.int(),
          title: z.string(),
          series: z.string(),
          status,
          /** Null until the attempt is completed and its test's results are released. */
          score: z.number().nullable(),
          /** When that is, of a test whose release has a moment. */
          release_at: z.string().nullable(),
          max_marks: z.number(),
          started_at: z.string(),
          completed_at: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  },
} as const satisfies Endpoint
export type AttemptList = z.infer<(typeof listAttempts.response)[200]>
export type AttemptListItem = AttemptList['results'][number]

/** More different tests than anybody takes. */
export const TAKEN_AT_MOST = 1000

const runningAttempt = z.strictObject({
  attempt_id: z.int(),
  test_id: z.int(),
  title: z.string(),
  status: z.enum(['started', 'paused', 'closing']),
  remaining_seconds: z.number(),
})
export type RunningAttempt = z.infer<typeof runningAttempt>

const takenTest = z.strictObject({
  attempt_id: z.int(),
  test_id: z.int(),
  title: z.string(),
  series: z.string(),
  /** Null until the test's results are released. */
  score: z.number().nullable(),
  max_marks: z.number(),
  completed_at: z.string(),
})
export type TakenTest = z.infer<typeof takenTest>

export const readTaken = {
  method: 'GET',
  url: '/tests/taken/',
  summary: "The caller's attempts that go on, and of every test the one completed last, newest first",
  access: 'signed-in',
  response: { 200: z.strictObject({ running: z.array(runningAttempt), completed: z.array(takenTest) }) },
} as const satisfies Endpoint
export type Taken = z.infer<(typeof readTaken.response)[200]>

export const readAttempt = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/',
  summary: 'An attempt; once it is completed with result and solutions, or with a receipt until they are released',
  access: 'signed-in',
  params: attemptParams,
  response: { 200: attempt.extend({ outcome: attemptResult.nullable(), receipt: receipt.nullable() }) },
} as const satisfies Endpoint
export type AttemptWithOutcome = z.infer<(typeof readAttempt.response)[200]>

export const readStanding = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/standing/',
  summary: 'Rank and percentile of a result among the ranked ones of its test',
  access: 'signed-in',
  params: attemptParams,
  response: {
    200: z.strictObject({
      /** Null until the result is released, and where it is not ranked: taken again, paused, given back time, or handed in late. */
      rank: z.int().nullable(),
      percentile: z.number().nullable(),
      /** How many are ranked; 0 until the results are released. */
      of: z.int(),
    }),
  },
} as const satisfies Endpoint
export type Standing = z.infer<(typeof readStanding.response)[200]>

export const readPaper = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/paper/',
  summary: 'The whole paper without its key',
  access: 'signed-in',
  params: attemptParams,
  response: { 200: paper },
} as const satisfies Endpoint

export const readQuestion = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/:questionNumber/',
  summary: 'One question with the palette',
  access: 'signed-in',
  params: questionParams,
  querystring: languageQuery,
  response: {
    200: z.strictObject({
      question_data: z.strictObject({
        question: z.string(),
        question_image: z.string().nullable(),
        passage: z.string().nullable(),
        options: z.array(z.strictObject({ choice: z.string(), value: z.string(), image: z.string().nullable() })),
      }),
      question_palette: z.array(paletteItem),
      current_question: z.int(),
    }),
  },
} as const satisfies Endpoint

export const saveAnswer = {
  method: 'PATCH',
  url: '/tests/usertest/:attemptId/:questionNumber/',
  summary: 'Save an answer, a mark or the position',
  access: 'signed-in',
  params: questionParams,
  body: z
    .strictObject({
      user_choice: choice.nullable().optional(),
      marked_review: z.boolean().optional(),
      current_question: z.int().positive().optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'Nothing to save.'),
  response: { 200: paletteItem.extend({ remaining_seconds: z.number() }) },
} as const satisfies Endpoint

/** One action of a device. Neither choice nor mark: the student came to the question. */
export const deviceAction = z.strictObject({
  seq: z.int().positive().max(1_000_000),
  /** Milliseconds on the attempt's clock. */
  at: z.int(),
  question_number: z.int().positive(),
  user_choice: choice.nullable().optional(),
  marked_review: z.boolean().optional(),
})
export type DeviceAction = z.infer<typeof deviceAction>

export const sendActions = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/actions/',
  summary: 'Deliver what was done on a device. Sending again is harmless; an empty list is a sign of life',
  access: 'signed-in',
  params: attemptParams,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    device,
    epoch: z.int().positive().max(2_147_483_647),
    /** An action that is not as it should be is refused by itself and never holds up the others. */
    actions: z.array(z.union([deviceAction, z.looseObject({ seq: z.int().positive().max(1_000_000) })])).max(500),
    /** The device has nothing more and will type no more. */
    settled: z.boolean().optional(),
  }),
  response: {
    200: z.strictObject({
      /** The sequence numbers of this batch that are stored now; refused ones are among them. */
      acknowledged: z.array(z.int()),
      refused: z.array(z.strictObject({ seq: z.int(), code: z.enum(PROBLEM_CODES) })),
      remaining_seconds: z.number(),
      /** The section that is open, where sections follow one another. */
      section: z.int(),
      status,
      taken_over: z.boolean(),
      earlier_deliveries: z.int(),
    }),
  },
} as const satisfies Endpoint
export type ActionsReply = z.infer<(typeof sendActions.response)[200]>

export const takeOver = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/takeover/',
  summary: 'Open the attempt on this device; it starts the clock and puts other devices aside',
  access: 'signed-in',
  params: attemptParams,
  body: z.strictObject({ device }),
  response: { 200: z.strictObject({ epoch: z.int(), attempt }) },
} as const satisfies Endpoint

export const pauseAttempt = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/pause/',
  summary: 'Stop the clock of a practice test',
  access: 'signed-in',
  params: attemptParams,
  body: nothing.nullish(),
  response: { 200: attempt },
} as const satisfies Endpoint

export const resumeAttempt = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/resume/',
  summary: 'Go on after a pause, or after an absence with the time left at the last contact',
  access: 'signed-in',
  params: attemptParams,
  body: nothing.nullish(),
  response: { 200: attempt },
} as const satisfies Endpoint

export const submitAttempt = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/submit/',
  summary:
    'Finish the attempt; a second time answers the same again: the result, or a receipt until results are released',
  access: 'signed-in',
  params: attemptParams,
  body: z.union([z.strictObject({ device, last_seq: z.int().nonnegative() }), nothing]).nullish(),
  response: { 200: z.union([attemptResult, z.strictObject({ receipt })]) },
} as const satisfies Endpoint
export type Submitted = z.infer<(typeof submitAttempt.response)[200]>
