import { z } from 'zod'
import { questionParams } from '../attempts/answers.ts'
import { attemptParams } from '../attempts/attempt.ts'
import { solution } from '../attempts/results.ts'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { LANGUAGES } from '../languages.ts'
import { emptyReply } from '../problems/problem.ts'
import { MATERIAL_KINDS } from '../site/study.ts'

const ownedSeries = z.strictObject({
  series: z.string(),
  name: z.string(),
  /** How many full-length and sectional tests are included; null: all. */
  mocks: z.int().nullable(),
  sectionals: z.int().nullable(),
  until: z.string(),
  running: z.boolean(),
})
export type OwnedSeries = z.infer<typeof ownedSeries>

export const listOwnedSeries = {
  method: 'GET',
  url: '/library/series/',
  summary: 'The series the caller bought, with their end, the latest end first',
  access: 'signed-in',
  response: { 200: z.array(ownedSeries) },
} as const satisfies Endpoint

/** A question whose key the student has seen, by a completed attempt at its test. */
export const seenQuestion = solution
  .pick({
    question_number: true,
    question: true,
    question_image: true,
    passage: true,
    options: true,
    correct_choice: true,
    also_correct: true,
    correction: true,
    explanation: true,
  })
  .extend({ attempt_id: z.int(), test_id: z.int(), title: z.string(), section: z.string() })
export type SeenQuestion = z.infer<typeof seenQuestion>

const savedQuestion = seenQuestion.extend({ saved_at: z.string() })
export type SavedQuestion = z.infer<typeof savedQuestion>

export const listSavedQuestions = {
  method: 'GET',
  url: '/library/questions/',
  summary: 'The questions the caller saved, latest first, with their solutions',
  access: 'signed-in',
  querystring: z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: {
    200: z.strictObject({
      results: z.array(savedQuestion),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  },
} as const satisfies Endpoint

export const savedOfAttempt = {
  method: 'GET',
  url: '/library/questions/:attemptId/',
  summary: 'The numbers of the saved questions of a completed attempt',
  access: 'signed-in',
  params: attemptParams,
  response: { 200: z.strictObject({ saved: z.array(z.int()) }) },
} as const satisfies Endpoint

export const readSeenQuestion = {
  method: 'GET',
  url: '/library/questions/:attemptId/:questionNumber/',
  summary: 'A question of a completed attempt with its solution',
  access: 'signed-in',
  params: questionParams,
  response: { 200: seenQuestion },
} as const satisfies Endpoint

export const saveQuestion = {
  method: 'PUT',
  url: '/library/questions/:attemptId/:questionNumber/',
  summary: 'Save a question of a completed attempt',
  access: 'signed-in',
  params: questionParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const removeQuestion = {
  method: 'DELETE',
  url: '/library/questions/:attemptId/:questionNumber/',
  summary: 'Remove a saved question',
  access: 'signed-in',
  params: questionParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

const savedMaterial = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(MATERIAL_KINDS),
  language: z.enum(LANGUAGES),
  saved_at: z.string(),
})
export type SavedMaterial = z.infer<typeof savedMaterial>

const materialParams = z.strictObject({ materialId: numericId })

export const listSavedMaterials = {
  method: 'GET',
  url: '/library/materials/',
  summary: 'The study materials the caller saved, latest first',
  access: 'signed-in',
  response: { 200: z.array(savedMaterial) },
} as const satisfies Endpoint

export const saveMaterial = {
  method: 'PUT',
  url: '/library/materials/:materialId/',
  summary: 'Save a study material',
  access: 'signed-in',
  params: materialParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const removeMaterial = {
  method: 'DELETE',
  url: '/library/materials/:materialId/',
  summary: 'Remove a saved study material',
  access: 'signed-in',
  params: materialParams,
  response: { 200: emptyReply },
} as const satisfies Endpoint
