import { NORMALISATIONS } from '@pariksha/domain/ranking/normalisation'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowIdInAddress } from '../fields/row-id.ts'
import { MAX_NAMED } from './rank-list.ts'
import { batch, page, RANK_LIST_FORMATS, studentResult } from './staff-results.ts'

const params = z.strictObject({ mockId: rowIdInAddress })

const mockResults = z.strictObject({
  mock_id: z.int(),
  title: z.string(),
  series: z.string(),
  /** Null where marks of different shifts are not compared. */
  normalisation: z.enum(NORMALISATIONS).nullable(),
  /** Whether students see their scores: the results of every shift are released. */
  released: z.boolean(),
  /** How many have a rank over all shifts; nobody of a shift with fewer than 30 candidates. */
  of: z.int(),
  shifts: z.array(z.strictObject({ test_id: z.int(), number: z.int(), title: z.string(), ranked: z.int() })),
})
export type MockResults = z.infer<typeof mockResults>

export const readMockResults = {
  method: 'GET',
  url: '/staff/results/mocks/:mockId/',
  summary: 'The shifts of a live mock, and how many are ranked over all of them; 404 for a mock of one shift',
  access: 'results.read',
  params,
  response: { 200: mockResults },
} as const satisfies Endpoint

/** Of a student with a rank in the own shift; without a score where that shift has fewer than 30 candidates. */
const mockResult = studentResult.extend({ shift: z.int() })
export type MockResult = z.infer<typeof mockResult>

export const listMockResults = {
  method: 'GET',
  url: '/staff/results/mocks/:mockId/students/',
  summary:
    'A page of the students of all shifts of a live mock, by their normalised scores; of a batch if one is given',
  access: 'results.read',
  params,
  querystring: z.strictObject({ batch, page }),
  response: { 200: z.strictObject({ students: z.array(mockResult), more: z.boolean() }) },
} as const satisfies Endpoint

export const makeMockRankList = {
  method: 'POST',
  url: '/staff/results/mocks/:mockId/rank-list/',
  summary: 'The same list as a spreadsheet or a PDF; who takes it is written in the log',
  access: 'results.read',
  params,
  body: z.strictObject({
    format: z.enum(RANK_LIST_FORMATS),
    batch: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
  }),
  response: { 200: z.string().describe('application/octet-stream') },
} as const satisfies Endpoint

const mockRankList = z.strictObject({
  title: z.string(),
  /** How many have a rank over all shifts. */
  of: z.int(),
  normalisation: z.enum(NORMALISATIONS),
  /** The caller's place, in the list or not; null without one. */
  own: z.strictObject({ rank: z.int(), score: z.number(), shift: z.int() }).nullable(),
  /** The best of those who agreed to be named in the list of their shift and are not hidden there. */
  students: z
    .array(z.strictObject({ rank: z.int(), name: z.string(), score: z.number(), shift: z.int(), is_own: z.boolean() }))
    .max(MAX_NAMED),
})
export type MockRankList = z.infer<typeof mockRankList>

export const readMockRankList = {
  method: 'GET',
  url: '/live-mocks/:mockId/rank-list/',
  summary:
    'The best over all shifts of a live mock who agreed to be named; for those who sat it, once the results of every shift are released; 404 where shifts are not compared',
  access: 'signed-in',
  params,
  response: { 200: mockRankList },
} as const satisfies Endpoint
