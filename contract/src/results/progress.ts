import { STRENGTHS } from '@pariksha/domain/analysis/topic-strength'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery } from '../exams/tests.ts'
import { LANGUAGES } from '../languages.ts'

const share = z.number().min(0).max(1)

const testInProgress = z.strictObject({
  attempt_id: z.int(),
  test_id: z.int(),
  title: z.string(),
  completed_at: z.string(),
  marks: z.number(),
  max_marks: z.number(),
  /** Marks as a share of the maximum; negative where penalties exceed the marks gained. */
  percent: z.number(),
  /** Null where the result is not ranked. */
  rank: z.int().nullable(),
  percentile: z.number().nullable(),
  /** How many are ranked. */
  of: z.int(),
  seconds: z.int(),
})
export type TestInProgress = z.infer<typeof testInProgress>

const topicInProgress = z.strictObject({
  topic: z.string(),
  name: z.string(),
  /** Questions that were opened, and how many of them were answered right. */
  seen: z.int(),
  right: z.int(),
  /** Wilson interval of that share. */
  low: share,
  high: share,
  /** Against all topics together, by that interval. */
  strength: z.enum(STRENGTHS),
  /** Its part in each test in which it was seen, oldest first. */
  tests: z.array(z.strictObject({ attempt_id: z.int(), completed_at: z.string(), seen: z.int(), right: z.int() })),
})
export type TopicInProgress = z.infer<typeof topicInProgress>

const progress = z.strictObject({
  /** The first attempt at each test whose results are released: the latest fifty, oldest first. */
  tests: z.array(testInProgress),
  /** From the latest ten results whose questions have topics: the topics with enough questions for a verdict, best first. */
  topics: z.array(topicInProgress),
})
export type Progress = z.infer<typeof progress>

export const readProgress = {
  method: 'GET',
  url: '/accounts/user/progress/',
  summary: 'Marks, ranks and times of the caller over tests, and topics',
  access: 'signed-in',
  querystring: languageQuery,
  response: { 200: progress },
} as const satisfies Endpoint

export const printProgress = {
  method: 'GET',
  url: '/accounts/user/progress/report/',
  summary: 'The same as a PDF for parents',
  access: 'signed-in',
  querystring: z.strictObject({ language: z.enum(LANGUAGES).default('en') }),
  response: { 200: z.string().describe('application/pdf') },
} as const satisfies Endpoint
