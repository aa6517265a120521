import { CORRECTION_KINDS } from '@pariksha/domain/marking/key-correction'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { TEST_MODES } from '@pariksha/domain/timing/release'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'

export const STAGES = ['prelims', 'mains', 'prelims_sectional', 'mains_sectional'] as const
/** open: may be started. announced: not published yet. owned: paid for. locked: has to be paid for. */
const TEST_STATES = ['open', 'announced', 'owned', 'locked'] as const

export const numericId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const slug = z.string().regex(/^[a-z0-9_]{1,40}$/)

const seriesItem = z.strictObject({
  slug: z.string(),
  name: z.string(),
  exam: z.string(),
  free_count: z.int(),
  test_count: z.int(),
  /** Published; the others are announced. */
  ready_count: z.int(),
})
export type SeriesItem = z.infer<typeof seriesItem>

const testItem = z.strictObject({
  id: z.int(),
  title: z.string(),
  stage: z.enum(STAGES),
  pattern: z.string(),
  /** Minutes. */
  duration: z.number(),
  question_count: z.int(),
  total_marks: z.number(),
  free: z.boolean(),
  state: z.enum(TEST_STATES),
  languages: z.array(z.string()),
  /** A live test whose results were released: from then on it is taken as practice, never ranked. */
  practised: z.boolean(),
})
export type TestItem = z.infer<typeof testItem>

export const marking = z.strictObject({ right: z.number(), wrong: z.number(), blank: z.number() })

/** What everybody may know of a corrected key: not the answer, not the reason. */
export const keyChangeNote = z.strictObject({
  question_number: z.int(),
  kind: z.enum(CORRECTION_KINDS),
  changed_at: z.string(),
})

export const testDetails = testItem.extend({
  series: z.string(),
  type: z.string(),
  sub_type: z.string(),
  /** The day in India on which it can be taken first. */
  date: z.string(),
  mode: z.enum(TEST_MODES),
  /** Set for a test that starts at one time for everybody: entering now leaves `left` seconds; entry ends at `closes_at`. */
  common_start: z.strictObject({ opens_at: z.string(), closes_at: z.string(), left: z.int() }).nullable(),
  /** The live mock of which this is a shift. */
  live_mock: z
    .strictObject({
      id: z.int(),
      title: z.string(),
      shift: z.int(),
      /** Why it does not take place; null where it does. */
      called_off: z.string().nullable(),
    })
    .nullable(),
  /** When a live test opens, if it is not open yet. */
  opens_at: z.string().nullable(),
  /** It was closed, or its time is over: nobody can start it any more. */
  ended: z.boolean(),
  /** None before the test is published. */
  sections: z.array(
    z.strictObject({
      name: z.string(),
      question_count: z.int(),
      /** Minutes of its own, where sections follow one another. */
      duration: z.number().nullable(),
      marking,
    }),
  ),
  /** What every question is worth; null where that differs within the paper, and before the test is published. */
  marking: marking.nullable(),
  /** Whether the caller may read its rank list: who has a released result of it that counts. */
  rank_list: z.boolean(),
  instructions: z.array(z.string()),
  /** Questions whose key was corrected, once the results are released; not the answers. */
  key_changes: z.array(keyChangeNote),
})
export type TestDetails = z.infer<typeof testDetails>

/** The language of texts; default: Accept-Language. */
export const languageQuery = z.strictObject({ lang: z.enum(LANGUAGES).optional() })

/** A text in the languages it exists in; values are sanitized HTML. */
export const html = z.strictObject({ en: z.string(), te: z.string().optional(), hi: z.string().optional() })
export type Html = z.infer<typeof html>

export const paper = z.strictObject({
  hash: z.string(),
  sections: z.array(z.strictObject({ name: z.string(), first_question: z.int(), question_count: z.int() })),
  passages: z.array(z.strictObject({ id: z.int(), text: html })),
  questions: z.array(
    z.strictObject({
      question_number: z.int(),
      section: z.int(),
      kind: z.enum(QUESTION_KINDS),
      question: html,
      question_image: z.string().nullable(),
      passage: z.int().nullable(),
      options: z.array(z.strictObject({ choice: z.string(), value: html, image: z.string().nullable() })),
      /** What it is worth, where that differs from its section. */
      marking: marking.optional(),
    }),
  ),
})
export type Paper = z.infer<typeof paper>

export const listSeries = {
  method: 'GET',
  url: '/tests/',
  summary: 'All test series',
  access: 'anyone',
  response: { 200: z.array(seriesItem) },
} as const satisfies Endpoint

const freeTest = testItem.extend({
  series: z.string(),
  series_name: z.string(),
  /** For the student's batch; a live one while it can be started. */
  for_batch: z.boolean(),
})
export type FreeTest = z.infer<typeof freeTest>

export const freeTests = {
  method: 'GET',
  url: '/tests/free/',
  summary:
    'The free tests of all series, those that can be taken first; before them what is for the batch of the student',
  access: 'anyone-known',
  response: { 200: z.array(freeTest) },
} as const satisfies Endpoint

const seriesProgress = z.strictObject({
  series: z.string(),
  /** Different tests that were completed. */
  tests_taken: z.int(),
  /** The best completed attempt, in whole per cent of its marks; null before the first. */
  best_percent: z.int().nullable(),
  /** The latest open attempt. */
  open_test: z.strictObject({ test_id: z.int(), title: z.string() }).nullable(),
})
export type SeriesProgress = z.infer<typeof seriesProgress>

export const readProgress = {
  method: 'GET',
  url: '/tests/progress/',
  summary: "The caller's progress in each series with an attempt",
  access: 'signed-in',
  response: { 200: z.array(seriesProgress) },
} as const satisfies Endpoint

/** One path segment serves both: a series by name lists its tests, a test by number has its details. */
export const seriesOrTest = {
  method: 'GET',
  url: '/tests/:seriesOrTestId/',
  summary: 'The tests of a series, or the details of a test by its number; with a token, the state says what is owned',
  access: 'anyone-known',
  params: z.strictObject({ seriesOrTestId: z.union([numericId, slug]) }),
  querystring: languageQuery,
  response: { 200: z.union([z.array(testItem), testDetails]) },
} as const satisfies Endpoint

export const testOfSeries = {
  method: 'GET',
  url: '/tests/:series/:testId/',
  summary: 'The details of a test',
  access: 'anyone-known',
  params: z.strictObject({ series: slug, testId: numericId }),
  querystring: languageQuery,
  response: { 200: testDetails },
} as const satisfies Endpoint
