import { CHANGES } from '@pariksha/domain/analysis/answer-changes'
import { LOSSES } from '@pariksha/domain/analysis/marks-breakdown'
import { UNCERTAINTY_SIGNS } from '@pariksha/domain/analysis/negative-marking'
import { PACES, SPEEDS } from '@pariksha/domain/analysis/pace'
import { STRENGTHS } from '@pariksha/domain/analysis/topic-strength'
import { z } from 'zod'
import { attemptParams } from '../attempts/attempt.ts'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery } from '../exams/tests.ts'

/** Marks in units: `units_per_mark` of them are a mark. */
const units = z.int()
const share = z.number().min(0).max(1)
const seconds = z.int().nonnegative()
const questionNumber = z.int().positive()

/** What those who took the paper did at a question; the student is one of them. */
const figures = z.strictObject({ right_share: share, median_seconds: z.number().nullable() })

const analysedQuestion = z.strictObject({
  question_number: questionNumber,
  section: z.int().nonnegative(),
  topic: z.string().nullable(),
  verdict: z.enum(['right', 'wrong', 'blank', 'dropped']),
  marks: units,
  max_marks: units,
  seconds,
  /** How often it was opened, others in between. */
  visits: z.int().nonnegative(),
  /** How often an answer was replaced with another one. */
  changes: z.int().nonnegative(),
  first_choice: z.string().nullable(),
  /** The last answer that was given, also where it was cleared then. */
  last_choice: z.string().nullable(),
  /** A wrong answer that took conspicuously long, or short. */
  pace: z.enum(PACES).nullable(),
  /** Null where too few took the paper. */
  everyone: figures.nullable(),
  /** The tenth with the most marks; null where that are too few. */
  top_tenth: figures.nullable(),
})
export type AnalysedQuestion = z.infer<typeof analysedQuestion>

const score = { seen: z.int().nonnegative(), right: z.int().nonnegative() }
const strength = z.strictObject({
  ...score,
  asked: z.int().nonnegative(),
  max_marks: units,
  /** Wilson interval of the share of right answers among those seen, in this test. */
  low: share,
  high: share,
  strength: z.enum(STRENGTHS),
})

const analysedTopic = strength.extend({
  topic: z.string(),
  name: z.string(),
  /** In earlier tests. */
  earlier: z.strictObject(score),
  /** Marks of such a test that are not sure yet. */
  gap: units,
})
export type AnalysedTopic = z.infer<typeof analysedTopic>

const analysedSection = strength.extend({
  name: z.string(),
  seconds,
  marks: units,
  /** When it was first opened, in seconds of the attempt's clock. */
  first_opened: z.number().nullable(),
})

const stepOf = { questions: z.int().positive(), units }
const nextStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('practise'), topic: z.string(), units }),
  z.strictObject({ step: z.enum(['open-all', 'easy-first', 'keep-answers']), ...stepOf }),
  z.strictObject({ step: z.enum(['slow-down', 'move-on', 'pace']), ...stepOf, seconds: z.number() }),
])
export type AnalysedStep = z.infer<typeof nextStep>

export const analysis = z.strictObject({
  /** The exam whose test it was, for practice in its form; as the slug of its series. */
  exam: z.string(),
  units_per_mark: z.int().positive(),
  max_marks: units,
  marks: units,
  /** From the maximum down; together exactly what is between `max_marks` and `marks`. */
  lost: z.array(z.strictObject({ loss: z.enum(LOSSES), marks: units, questions: z.int().positive() })),
  /** One entry for each marking scheme with a penalty. */
  negative: z.array(
    z.strictObject({
      right: units,
      penalty: units,
      correct: z.int(),
      incorrect: z.int(),
      cost: units,
      net: units,
      even_share: z.number(),
      /** Five answers or more that were marked for review, or of a speed at which fewer than `even_share` were right. */
      doubtful: z.array(
        z.strictObject({ doubt: z.enum(UNCERTAINTY_SIGNS), correct: z.int(), incorrect: z.int(), net: units }),
      ),
    }),
  ),
  /** How many took the paper, when it was counted last; 0 where that are too few for figures. */
  candidates: z.int().nonnegative(),
  /** How long the attempt took, for how long the student paused it, and how much the staff added. */
  seconds,
  paused_seconds: seconds,
  added_seconds: seconds,
  /** The median over the student's own answers; null where there are too few. */
  median_seconds: z.number().nullable(),
  /** Number of the question, from when, and how long, in seconds with a decimal. */
  visits: z.array(z.tuple([questionNumber, z.number(), z.number()])),
  /** Times without an action. */
  breaks: z.array(z.strictObject({ from: z.number(), until: z.number() })),
  changes: z.array(z.strictObject({ question_number: questionNumber, change: z.enum(CHANGES) })),
  /** What the final answers are worth more than the first ones. */
  changed_marks: units,
  last_minutes: z.strictObject({ right: z.int(), wrong: z.int(), marks: units }).nullable(),
  speeds: z.array(
    z.strictObject({
      speed: z.enum(SPEEDS),
      from: z.number(),
      below: z.number().nullable(),
      right: z.int(),
      wrong: z.int(),
      gained: units,
      avoidable: units,
    }),
  ),
  questions: z.array(analysedQuestion),
  sections: z.array(analysedSection),
  /** Null where the questions of the paper have no topics. */
  topics: z.array(analysedTopic).nullable(),
  /** What a topic is worth in `gap`: its share in the exam's pattern, or in this paper where no pattern is known. */
  topic_shares: z.enum(['pattern', 'paper']),
  /** Earlier tests that the topics are compared with. */
  earlier_tests: z.int().nonnegative(),
  /** Topics in which practice brings most. */
  practise: z.array(z.string()),
  next_steps: z.array(nextStep),
})
export type Analysis = z.infer<typeof analysis>

export const readAnalysis = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/analysis/',
  summary: 'Where marks and time of an attempt went, and what to do next, once its results are released',
  access: 'signed-in',
  params: attemptParams,
  querystring: languageQuery,
  response: { 200: analysis },
} as const satisfies Endpoint
