import { STREAK_DAYS } from '@pariksha/domain/practice/streak'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery, numericId } from '../exams/tests.ts'
import { practiceAnswer, practiceQuestion, practiceSolution } from './practice.ts'

/** The ten of a day answered in an hour without network, and those of two days before. */
const MAX_ANSWERS = 30

const streak = z.strictObject({
  /** Days finished without a break; one missed day in any seven is no break. */
  days: z.int(),
  /** The last seven days, today last. */
  week: z.array(z.enum(STREAK_DAYS)),
})

/** `known`: what the device has of the set, as 12,13,14. It is not sent again. */
const asked = languageQuery.extend({
  known: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,9}$/)
    .optional(),
})
const ten = {
  /** The date in India, as 2026-11-23. */
  day: z.string(),
  /** All questions of the day in their order, also those that are not sent again. */
  ids: z.array(z.int()),
  questions: z.array(practiceQuestion.extend({ answer: practiceSolution.nullable() })),
}

export const readToday = {
  method: 'GET',
  url: '/practice/today/',
  summary: 'How far the caller is with the ten questions of today, and the streak',
  access: 'signed-in',
  response: {
    200: z.strictObject({
      /** The date in India, as 2026-11-23. */
      day: z.string(),
      /** None before they are asked for. */
      questions: z.int(),
      answered: z.int(),
      streak,
    }),
  },
} as const satisfies Endpoint
export type TodayState = z.infer<(typeof readToday.response)[200]>

export const askToday = {
  method: 'POST',
  url: '/practice/today/',
  summary:
    'The ten questions of today, the same on every device; those answered with their solutions, and one that was withdrawn replaced',
  access: 'signed-in',
  querystring: asked,
  response: { 200: z.strictObject({ ...ten, streak }) },
} as const satisfies Endpoint
export type Today = z.infer<(typeof askToday.response)[200]>
export type TodayQuestion = Today['questions'][number]

export const askTomorrow = {
  method: 'POST',
  url: '/practice/tomorrow/',
  summary:
    'From 18:00 in India on, or once those of today are finished: the ten questions of tomorrow without their keys, for a device that has no network then; null before. They can be answered on their day, and are others once the caller practises another exam',
  access: 'signed-in',
  querystring: asked,
  response: { 200: z.strictObject({ next: z.strictObject(ten).nullable() }) },
} as const satisfies Endpoint
export type NextTen = z.infer<(typeof askTomorrow.response)[200]>

export const answerToday = {
  method: 'POST',
  url: '/practice/today/answers/',
  summary: 'Deliver answers, also late; sent again they change nothing, and the first one of a question stays',
  access: 'signed-in',
  body: z.strictObject({
    answers: z
      .array(
        practiceAnswer.extend({
          question_id: numericId,
          /** Milliseconds by the clock of the device. */
          at: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
        }),
      )
      .min(1)
      .max(MAX_ANSWERS),
  }),
  response: {
    200: z.strictObject({
      answers: z.array(z.strictObject({ question_id: z.int(), answer: practiceSolution })),
      /**
       * What was not stored; the others were. `question_sealed`: it came into a test, and is no question of the day any more.
       * `question_not_today`: its day has not come, and it can be sent again then.
       */
      refused: z.array(
        z.strictObject({
          question_id: z.int(),
          code: z.enum(['not_found', 'unknown_choice', 'question_sealed', 'question_not_today']),
        }),
      ),
      streak,
    }),
  },
} as const satisfies Endpoint
export type TodayAnswers = z.infer<typeof answerToday.body>['answers']
export type TodayDelivery = z.infer<(typeof answerToday.response)[200]>
