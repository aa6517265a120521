import { CORRECTION_KINDS } from '@pariksha/domain/marking/key-correction'
import { CATEGORIES } from '@pariksha/domain/ranking/categories'
import { NORMALISATIONS } from '@pariksha/domain/ranking/normalisation'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { html } from '../exams/tests.ts'
import { lastSeq } from './answers.ts'
import { attempt, attemptParams, device, questionsQuery } from './attempt.ts'

const tally = z.strictObject({
  total: z.int(),
  attempted: z.int(),
  unattempted: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  /** Dropped questions: neither correct nor incorrect nor unattempted. */
  dropped: z.int(),
  accuracy: z.int(),
})

export const solution = z.strictObject({
  question_number: z.int(),
  section: z.int(),
  question: html,
  question_image: z.string().nullable(),
  passage: html.nullable(),
  options: z.array(z.strictObject({ choice: z.string(), value: html, image: z.string().nullable() })),
  /** Empty where the question was dropped. */
  correct_choice: z.string(),
  /** Other answers that are accepted. */
  also_correct: z.array(z.string()),
  /** How, why and when its key was corrected last. */
  correction: z.strictObject({ kind: z.enum(CORRECTION_KINDS), reason: z.string(), changed_at: z.string() }).nullable(),
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

const attemptResult = z.strictObject({
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

export const readAttempt = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/',
  summary: 'An attempt; after completion with result and solutions, or with a receipt until they are released',
  access: 'signed-in',
  params: attemptParams,
  querystring: solutionsQuery.extend(questionsQuery.shape),
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

const percentile = {
  /** To five decimals, cut; null without a rank and below 30 candidates, as is its band. */
  percentile: z.number().nullable(),
  /** Between which percentiles the result lies, at 95 %, taking the candidates as a sample. */
  band: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
}

const mockStanding = z.strictObject({
  /** The shift of this test, by its number. */
  shift: z.int(),
  shifts: z.int(),
  /** Null where marks of different shifts are not compared. */
  normalisation: z.enum(NORMALISATIONS).nullable(),
  /**
   * Null with a reason: a shift is not released, this one has fewer than 30 candidates, the marks are too equal, or the exam
   * compares no shifts.
   */
  across: z
    .strictObject({
      /** With the decimals of its formula. */
      score: z.number(),
      rank: z.int(),
      of: z.int(),
      ...percentile,
      /**
       * Marks on the scale of the base shift, by which the Railway Recruitment Boards check minimum qualifying marks; null for
       * others. Below the lowest percentile score of that shift they are its lowest marks.
       */
      base: z.strictObject({ shift: z.int(), marks: z.number() }).nullable(),
    })
    .nullable(),
  reason: z.enum(['unreleased', 'few', 'equal_marks', 'not_compared']).nullable(),
})
export type MockStanding = z.infer<typeof mockStanding>

export const readStanding = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/standing/',
  summary: 'Rank and percentile of a result among the ranked ones of its test; the percentile from 30 candidates on',
  access: 'signed-in',
  params: attemptParams,
  response: {
    200: z.strictObject({
      /** Null until the result is released, and where it is not ranked: retaken, paused, resumed with the time left, or submitted late. */
      rank: z.int().nullable(),
      /** How many are ranked; 0 until the results are released. */
      of: z.int(),
      ...percentile,
      /** For practice after a live test: the rank it would have had among the ranked results, with ties treated the same way. */
      would_be: z.strictObject({ rank: z.int(), of: z.int() }).nullable(),
      /** Over all shifts of the mock that the test is a shift of; null without a rank or other shifts. */
      mock: mockStanding.nullable(),
      /** What the institute asks for in this test by category; none until the result is released. */
      cut_offs: z.array(
        z.strictObject({
          category: z.enum(CATEGORIES),
          /** In a mock of several shifts the normalised score, as marks of different papers cannot be compared. */
          compared_with: z.enum(['marks', 'normalised_score']),
          asked: z.number(),
          /** The student's; null where there is no normalised score. */
          own: z.number().nullable(),
        }),
      ),
    }),
  },
} as const satisfies Endpoint
export type Standing = z.infer<(typeof readStanding.response)[200]>

/** When it was pressed, as the `at` of actions: the time of the result ends there, also where it is delivered later. */
const pressed = z.int().optional()

export const submitAttempt = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/submit/',
  summary:
    'Finish the attempt; a second time answers the same again: the result, or a receipt until results are released',
  access: 'signed-in',
  params: attemptParams,
  querystring: solutionsQuery,
  body: z
    .union([z.strictObject({ device, last_seq: lastSeq, at: pressed }), z.strictObject({ at: pressed })])
    .nullish(),
  response: { 200: z.union([attemptResult, attemptMarks, z.strictObject({ receipt })]) },
} as const satisfies Endpoint

/** What is answered when the solutions are to come apart. */
export type Submitted = AttemptMarks | { readonly receipt: Receipt }
