import { CATEGORIES, type Category } from '@pariksha/domain/ranking/categories'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'

/** Null where the institute has none for the category. */
const marks = z.number().min(-1000).max(10_000).multipleOf(0.01).nullable()

const cutOffs = z.strictObject(
  Object.fromEntries(CATEGORIES.map((category) => [category, marks])) as Record<Category, typeof marks>,
)
export type CutOffs = z.infer<typeof cutOffs>
export type CutOffsChange = z.infer<typeof changeCutOffs.body>

const call = { url: '/staff/results/:testId/cut-offs/', params: z.strictObject({ testId: numericId }) } as const

export const readCutOffs = {
  ...call,
  method: 'GET',
  summary: "The institute's cut-offs of a test by category",
  access: 'results.read',
  response: { 200: cutOffs },
} as const satisfies Endpoint

export const changeCutOffs = {
  ...call,
  method: 'PUT',
  summary: "Sets the institute's cut-offs of a test; students see them with their released results",
  access: 'cut-offs.set',
  /** `was` is what was read: with it cut-offs that somebody else changed meanwhile are a conflict. */
  body: cutOffs.extend({ was: cutOffs.optional() }),
  response: { 200: cutOffs },
} as const satisfies Endpoint
