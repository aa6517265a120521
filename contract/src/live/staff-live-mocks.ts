import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId, slug } from '../exams/tests.ts'
import { rowId, rowIdInAddress } from '../fields/row-id.ts'
import { emptyReply } from '../problems/problem.ts'
import { moment } from '../texts/moment.ts'
import { line } from '../texts/text.ts'

export const MAX_SHIFTS = 20

const fields = {
  title: line(120).min(3, 'At least 3 letters.'),
  /** Only registered students may start its shifts. */
  takes_registration: z.boolean(),
  /** Null: until the shift opens. */
  registration_closes_at: moment.nullable(),
  /** Null: as many as come. */
  places_per_shift: z.int().min(1, 'At least 1.').max(100_000).nullable(),
}

const liveTest = z.strictObject({
  test_id: z.int(),
  title: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  common_start: z.boolean(),
  /** Names of the batches it is for; empty where it is for everybody. */
  batches: z.array(z.string()),
})
export type LiveTestToAdd = z.infer<typeof liveTest>

const shift = liveTest.extend({
  number: z.int(),
  registered: z.int(),
  started: z.int(),
  /** When its results are released; null: when a member of the staff releases them. */
  released_at: z.string().nullable(),
  /** When it was to open before it was moved for the last time. */
  moved_from: z.string().nullable(),
  /** What students read; null where it takes place. */
  called_off: z.string().nullable(),
  /** It has not begun and takes place: it can be moved and called off. */
  may_move: z.boolean(),
})
export type StaffShift = z.infer<typeof shift>

const listed = z.strictObject({
  id: z.int(),
  title: z.string(),
  series: z.string(),
  exam: z.string(),
  shifts: z.int(),
  registered: z.int(),
  /** When its first shift opens. */
  opens_at: z.string().nullable(),
})

const mock = z.strictObject({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  series: z.string(),
  exam: z.string(),
  takes_registration: z.boolean(),
  registration_closes_at: z.string().nullable(),
  places_per_shift: z.int().nullable(),
  shifts: z.array(shift),
  /** Before it no results of its shifts are released: devices of the last one may still deliver. Null without shifts. */
  release_from: z.string().nullable(),
  /** The number of that shift. */
  last_shift: z.int().nullable(),
  /** Results of a shift are released: no shift is added. */
  released: z.boolean(),
  /** Live tests of its exam that are in no mock and have not opened, the next first; at most fifty. */
  candidates: z.array(liveTest),
})
export type StaffLiveMock = z.infer<typeof mock>

const params = z.strictObject({ mockId: rowIdInAddress })
const shiftParams = params.extend({ testId: numericId })

export const listStaffLiveMocks = {
  method: 'GET',
  url: '/staff/live-mocks/',
  summary: 'The hundred newest live mocks',
  access: 'papers.publish',
  response: { 200: z.array(listed) },
} as const satisfies Endpoint

export const createLiveMock = {
  method: 'POST',
  url: '/staff/live-mocks/',
  summary: 'Make a live mock; its shifts are added afterwards',
  access: 'papers.publish',
  body: z.strictObject({ ...fields, series: slug }),
  response: { 201: mock },
} as const satisfies Endpoint

export const readStaffLiveMock = {
  method: 'GET',
  url: '/staff/live-mocks/:mockId/',
  summary: 'A live mock, its shifts, and the live tests that can become shifts of it',
  access: 'papers.publish',
  params,
  response: { 200: mock },
} as const satisfies Endpoint

export const changeLiveMock = {
  method: 'PUT',
  url: '/staff/live-mocks/:mockId/',
  summary: 'Change the title, the registration and the places of a live mock; who is registered stays',
  access: 'papers.publish',
  params,
  body: z.strictObject({ ...fields, version: rowId }),
  response: { 200: mock },
} as const satisfies Endpoint

export const deleteLiveMock = {
  method: 'DELETE',
  url: '/staff/live-mocks/:mockId/',
  summary: 'Delete a live mock without shifts',
  access: 'papers.publish',
  params,
  response: { 200: emptyReply },
} as const satisfies Endpoint

export const addShift = {
  method: 'POST',
  url: '/staff/live-mocks/:mockId/shifts/',
  summary: 'Make a live test that has not opened a shift of the mock; the next number is its own',
  access: 'papers.publish',
  params,
  body: z.strictObject({ test_id: z.int().positive().max(Number.MAX_SAFE_INTEGER) }),
  response: { 200: mock },
} as const satisfies Endpoint

export const removeShift = {
  method: 'DELETE',
  url: '/staff/live-mocks/:mockId/shifts/:testId/',
  summary: 'Take a shift out of a mock, as long as nobody is registered for it or has begun it',
  access: 'papers.publish',
  params: shiftParams,
  response: { 200: mock },
} as const satisfies Endpoint

export const moveShift = {
  method: 'POST',
  url: '/staff/live-mocks/:mockId/shifts/:testId/move/',
  summary:
    'Move a shift that has not begun to another time; each registered student gets a mail with the new entry for the calendar',
  access: 'papers.publish',
  params: shiftParams,
  body: z.strictObject({
    /** That of the mock. */
    version: rowId,
    opens_at: moment,
    /** Nobody enters afterwards. */
    closes_at: moment,
    common_start: z.boolean(),
  }),
  response: { 200: mock },
} as const satisfies Endpoint

export const callOffShift = {
  method: 'POST',
  url: '/staff/live-mocks/:mockId/shifts/:testId/call-off/',
  summary:
    'Call a shift off that has not begun; each registered student gets a mail with the reason and may register for another one',
  access: 'papers.publish',
  params: shiftParams,
  body: z.strictObject({
    version: rowId,
    /** Students read it. */
    reason: line(300).min(3, 'Please say why.'),
  }),
  response: { 200: mock },
} as const satisfies Endpoint
