import { TOPIC_STATES } from '@pariksha/domain/practice/topic-state'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { html, languageQuery, numericId, slug } from '../exams/tests.ts'
import { LEVELS } from '../questions/question-file.ts'
import { line } from '../texts/text.ts'

/** A topic of the product, or of the institute's own: their slugs may have letters of any script. */
const topicSlug = line(100).min(1)

/** A question without its key, which comes with the reply to its answer. */
export const practiceQuestion = z.strictObject({
  id: z.int(),
  /** Null where a question of a paper belongs to none. */
  topic: z.string().nullable(),
  topic_name: z.string().nullable(),
  level: z.enum(LEVELS).nullable(),
  kind: z.enum(QUESTION_KINDS),
  question: html,
  question_image: z.string().nullable(),
  passage: html.nullable(),
  options: z.array(z.strictObject({ choice: z.string(), value: html, image: z.string().nullable() })),
})
export type PracticeQuestion = z.infer<typeof practiceQuestion>

export const practiceSolution = z.strictObject({
  verdict: z.enum(['right', 'wrong', 'blank']),
  choice: z.string().nullable(),
  unsure: z.boolean(),
  correct_choice: z.string(),
  also_correct: z.array(z.string()),
  explanation: html.nullable(),
})
export type PracticeSolution = z.infer<typeof practiceSolution>

export const practiceAnswer = z.strictObject({
  /** Null: the student chose "I do not know". */
  choice: z.string().max(64).nullable(),
  /** A guess: it comes back as a mistake does. */
  unsure: z.boolean(),
  seconds: z.int().min(0).max(86_400),
})

const practiceTopic = z.strictObject({
  topic: z.string(),
  name: z.string(),
  state: z.enum(TOPIC_STATES),
  /** In practice and in tests whose results are released. */
  answers: z.int(),
  /** The marks of the pattern that ask about it, in per cent of all. */
  share: z.number(),
  /** Whether there are questions of it for practice. */
  asked: z.boolean(),
})
export type PracticeTopic = z.infer<typeof practiceTopic>

export const readPractice = {
  method: 'GET',
  url: '/practice/',
  summary: 'The topics of an exam, how far the caller is with each, and how much of the marks is solid',
  access: 'signed-in',
  /** Without an exam: the first one the caller chose, or else the first of all. */
  querystring: languageQuery.extend({ exam: slug.optional() }),
  response: {
    200: z.strictObject({
      exam: z.string().nullable(),
      /** Those with tests of the product, and the institute's own; chosen ones first. */
      exams: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
      /** Empty for a section of an institute's own exam that no published test has used. */
      sections: z.array(z.strictObject({ name: z.string(), topics: z.array(practiceTopic) })),
      /** The share of the marks whose topics are solid, in per cent. */
      solid: z.number(),
      /** How many mistakes are due, of all topics. */
      due: z.int(),
    }),
  },
} as const satisfies Endpoint
export type Practice = z.infer<(typeof readPractice.response)[200]>

export const askPracticeQuestion = {
  method: 'POST',
  url: '/practice/questions/',
  summary: 'The next question of a topic: the one asked last until it is answered',
  access: 'signed-in',
  querystring: languageQuery,
  body: z.strictObject({
    topic: topicSlug,
    /** Whose questions come first, and with as many options as there. */
    exam: slug.optional(),
  }),
  response: { 200: practiceQuestion },
} as const satisfies Endpoint

export const answerPracticeQuestion = {
  method: 'POST',
  url: '/practice/questions/:questionId/answer/',
  summary: 'Answer a question of practice, once; again it answers the same. The reply has the key and the solution',
  access: 'signed-in',
  params: z.strictObject({ questionId: numericId }),
  body: practiceAnswer,
  response: { 200: practiceSolution },
} as const satisfies Endpoint

export const readMistakes = {
  method: 'GET',
  url: '/practice/mistakes/',
  summary: 'The notebook of mistakes: by topic how many there are and how many are due',
  access: 'signed-in',
  querystring: languageQuery,
  response: {
    200: z.strictObject({
      due: z.int(),
      total: z.int(),
      /** When the next one is due; null where none is there. */
      next_at: z.string().nullable(),
      /** Most due ones first. */
      topics: z.array(
        z.strictObject({ topic: z.string().nullable(), name: z.string().nullable(), due: z.int(), total: z.int() }),
      ),
    }),
  },
} as const satisfies Endpoint
export type Mistakes = z.infer<(typeof readMistakes.response)[200]>

export const askMistake = {
  method: 'POST',
  url: '/practice/mistakes/question/',
  summary: 'The mistake that is due longest, as another question of the same template; null where none is due',
  access: 'signed-in',
  querystring: languageQuery,
  response: { 200: z.strictObject({ question: practiceQuestion.nullable(), due: z.int() }) },
} as const satisfies Endpoint

export const askAgain = {
  method: 'POST',
  url: '/practice/again/',
  summary: 'A question of a released attempt again, with other numbers where a template made it',
  access: 'signed-in',
  querystring: languageQuery,
  body: z.strictObject({
    attempt_id: z.int().positive().max(Number.MAX_SAFE_INTEGER),
    question_number: z.int().min(1).max(1_000),
  }),
  response: { 200: practiceQuestion },
} as const satisfies Endpoint
