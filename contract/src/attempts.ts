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
  /** A choice made after the time was over, not counted. */
  late_choice: z.string().nullable(),
})
export type Solution = z.infer<typeof solution>

const OWN = { user_choice: true, marked_review: true, marks: true, seconds: true, late_choice: true } as const
/** What a solution has of the student; the rest is the same for everybody who took the paper. */
const ownAnswer = solution.pick(OWN)
const sharedSolution = solution.omit(OWN)
export type SharedSolution = z.infer<typeof sharedSolution>

export const attemptResult = z.strictObject({
  result: tally,
  total_marks: z.number(),
  max_marks: z.number(),
  sections: z.array(tally.extend({ name: z.string(), marks: z.number(), max_marks: z.number(), seconds: z.int() })),
  seconds: z.int(),
  test_json: z.array(solution),
})
export type AttemptResult = z.infer<typeof attemptResult>

/** A result without the solutions: the student's answers in the order of the questions. */
const attemptMarks = attemptResult.omit({ test_json: true }).extend({ answers: z.array(ownAnswer) })
export type AttemptMarks = z.infer<typeof attemptMarks>

/** `apart`: marks and own answers only; the solutions, which everybody shares, come by a call of their own. */
const solutionsQuery = z.strictObject({ solutions: z.enum(['included', 'apart']).default('included') })

/** In place of the result, until the test's results are released. */
export const receipt = z.strictObject({
  submitted_at: z.string(),
  /** Questions with an answer that was saved. */
  answered: z.int(),
  total: z.int(),
  /** When the result is released; null: not decided yet. */
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
  /** With three decimals, for the clock of the device. */
  remaining_seconds: z.number(),
  expires_at: z.string(),
  started_at: z.string(),
  /** The epoch of the current device; 0 before any device opened it. */
  epoch: z.int(),
  /** How often an earlier device delivered answers after a takeover: when it increases, read the attempt again. */
  earlier_deliveries: z.int(),
  current_question: z.int(),
  /** Paused, or resumed with the time left: not ranked. */
  was_paused: z.boolean(),
  /** Set when the student was away: the attempt may be resumed with the time left then. */
  away: z.strictObject({ seconds: z.int(), remaining_seconds: z.number() }).nullable(),
  sections: z.array(
    z.strictObject({
      name: z.string(),
      first_question: z.int(),
      question_count: z.int(),
      /** Its window for answers, in seconds of the attempt's clock. */
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
          /** The time of the release, where the test has one. */
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

/** A bound, above the number of tests anybody takes. */
export const MAX_TAKEN = 1000

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
  summary: "The caller's open attempts, and the last completed one of every test, newest first",
  access: 'signed-in',
  response: { 200: z.strictObject({ running: z.array(runningAttempt), completed: z.array(takenTest) }) },
} as const satisfies Endpoint
export type Taken = z.infer<(typeof readTaken.response)[200]>

export const readAttempt = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/',
  summary: 'An attempt; after completion with result and solutions, or with a receipt until they are released',
  access: 'signed-in',
  params: attemptParams,
  querystring: solutionsQuery,
  response: {
    200: attempt.extend({ outcome: z.union([attemptResult, attemptMarks]).nullable(), receipt: receipt.nullable() }),
  },
} as const satisfies Endpoint
type WithOutcome<Outcome> = Omit<z.infer<(typeof readAttempt.response)[200]>, 'outcome'> & {
  readonly outcome: Outcome | null
}
export type AttemptWithOutcome = WithOutcome<AttemptResult>
/** What is answered when the solutions are to come apart. */
export type AttemptWithMarks = WithOutcome<AttemptMarks>

export const readSolutions = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/solutions/',
  summary: "Questions with answers and explanations, once the attempt's results are released",
  access: 'signed-in',
  params: attemptParams,
  response: { 200: z.array(sharedSolution) },
} as const satisfies Endpoint

export const readStanding = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/standing/',
  summary: 'Rank and percentile of a result among the ranked ones of its test',
  access: 'signed-in',
  params: attemptParams,
  response: {
    200: z.strictObject({
      /** Null until the result is released, and where it is not ranked: retaken, paused, resumed with the time left, or submitted late. */
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

/** One action of a device. Neither choice nor mark: a visit of the question. */
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
  summary: 'Deliver the actions of a device. Idempotent; an empty list is a heartbeat',
  access: 'signed-in',
  params: attemptParams,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    device,
    epoch: z.int().positive().max(2_147_483_647),
    /** A malformed action is refused alone and does not block the others. */
    actions: z.array(z.union([deviceAction, z.looseObject({ seq: z.int().positive().max(1_000_000) })])).max(500),
    /** Nothing more will come from this device. */
    settled: z.boolean().optional(),
  }),
  response: {
    200: z.strictObject({
      /** The sequence numbers of this batch that are stored, including refused ones. */
      acknowledged: z.array(z.int()),
      refused: z.array(z.strictObject({ seq: z.int(), code: z.enum(PROBLEM_CODES) })),
      remaining_seconds: z.number(),
      /** The open section, where sections have their own times. */
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
  summary: 'Open the attempt on this device; starts the clock and takes over from other devices',
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
  summary: 'Resume after a pause, or after an absence with the time left at the last contact',
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
  querystring: solutionsQuery,
  body: z.union([z.strictObject({ device, last_seq: z.int().nonnegative() }), nothing]).nullish(),
  response: { 200: z.union([attemptResult, attemptMarks, z.strictObject({ receipt })]) },
} as const satisfies Endpoint
/** What is answered when the solutions are to come apart. */
export type Submitted = AttemptMarks | { readonly receipt: Receipt }
