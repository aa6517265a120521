import { z } from 'zod'
import { timeAdded } from '../attempts/time-added.ts'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { line } from '../texts/text.ts'

/** Where a student of a live test is. `closing`: time is over, and a device may still hold answers typed before. */
export const LIVE_STATES = ['active', 'away', 'closing', 'submitted'] as const
export type LiveState = (typeof LIVE_STATES)[number]

/** As staff look for students: besides those who began, who waits for the start, and who is expected and did neither. */
export const FOUND_STATES = ['expected', 'present', ...LIVE_STATES] as const
export type FoundState = (typeof FOUND_STATES)[number]

const params = z.strictObject({ testId: numericId })

const counts = z.strictObject({
  /** Students of the batches that the test is for; null where it is for everybody. */
  invited: z.int().nullable(),
  /** Students registered for this shift; null where it is none, or takes no registration. */
  registered: z.int().nullable(),
  /** Not started yet; their page of the test asked in the last two minutes when it opens. */
  present: z.int(),
  /** The sum of those below. */
  started: z.int(),
  /** In contact in the last minute. */
  active: z.int(),
  /** No contact for a minute or more. */
  away: z.int(),
  closing: z.int(),
  submitted: z.int(),
  /** Of those who did not submit: their device said at the submission that it holds answers, which did not arrive since. */
  unsent: z.int(),
})
export type LiveCounts = z.infer<typeof counts>

const facts = {
  test_id: z.int(),
  title: z.string(),
  opens_at: z.string().nullable(),
  /** Nobody begins it afterwards. */
  closes_at: z.string().nullable(),
  duration: z.number(),
}
const liveTest = z.strictObject({ ...facts, started: z.boolean() })
export type LiveTest = z.infer<typeof liveTest>

export const listLiveTests = {
  method: 'GET',
  url: '/staff/live/',
  summary:
    'Live tests that are open, open within a day, or whose last attempts may still run, the first to open first; a teacher sees those of their own batches',
  access: 'live.watch',
  response: { 200: z.array(liveTest) },
} as const satisfies Endpoint

export const calledOff = z.strictObject({ at: z.string(), reason: z.string() })

const board = z.strictObject({
  ...facts,
  /** One start for all: time for everybody is also for who enters later. */
  common_start: z.boolean(),
  /** When this was read, by the clock of the server. */
  read_at: z.string(),
  /** When staff called it off, before it opened, and why: nobody sits it. Null where they did not. */
  called_off: calledOff.nullable(),
  whole: counts,
  /** Where it is a shift of a live mock: all shifts of it, and how many students registered for this one. */
  mock: z
    .strictObject({
      title: z.string(),
      registered: z.int(),
      shifts: z.array(z.strictObject({ test_id: z.int(), number: z.int(), called_off: z.boolean() })),
    })
    .nullable(),
  batches: z.array(counts.extend({ id: z.int(), name: z.string() })),
})
export type LiveBoard = z.infer<typeof board>

export const watchLiveTest = {
  method: 'GET',
  url: '/staff/live/:testId/',
  summary:
    'The state of each student in a live test, by batch, at most a second old, and who is registered and waits for its start; a teacher sees their own batches',
  access: 'live.watch',
  params,
  response: { 200: board },
} as const satisfies Endpoint

const liveStudent = z.strictObject({
  id: z.int(),
  name: z.string(),
  state: z.enum(FOUND_STATES),
  /** Null for who is only expected. */
  last_contact_at: z.string().nullable(),
  /** When the time runs out; null for who has not started. */
  deadline_at: z.string().nullable(),
  /** How many answers and marks the device announced that did not arrive. */
  unsent: z.int(),
})
export type LiveStudent = z.infer<typeof liveStudent>

export const findLiveStudents = {
  method: 'GET',
  url: '/staff/live/:testId/students/',
  summary:
    'The first fifty students of a live test by name, of a state or with these words in name or address; also who is registered or invited and has not started',
  access: 'live.watch',
  params,
  querystring: z.strictObject({ q: line(100).optional(), state: z.enum(FOUND_STATES).optional() }),
  response: { 200: z.strictObject({ students: z.array(liveStudent), more: z.boolean() }) },
} as const satisfies Endpoint

const timeline = z.strictObject({
  id: z.int(),
  name: z.string(),
  batches: z.array(z.string()),
  state: z.enum(LIVE_STATES),
  started_at: z.string(),
  last_contact_at: z.string(),
  deadline_at: z.string(),
  submitted_at: z.string().nullable(),
  /** Each opening of the attempt on a device, in order; the first fifty. */
  devices: z.array(
    z.strictObject({
      number: z.int(),
      /** Null where nothing came from it yet. */
      first_save_at: z.string().nullable(),
      last_contact_at: z.string(),
    }),
  ),
  /** Saves by the minute in which they arrived; the latest 600 minutes. */
  saves: z.array(z.strictObject({ minute: z.string(), count: z.int() })),
  /** What staff added, and who, where the account is still there; the first hundred. */
  time_added: z.array(timeAdded.extend({ by: z.string().nullable() })),
  /** Answers that arrived a minute or more after they were typed: the device had no contact in between. The latest 100. */
  gaps: z.array(z.strictObject({ from: z.string(), to: z.string(), answers: z.int() })),
})
export type LiveTimeline = z.infer<typeof timeline>

export const readLiveStudent = {
  method: 'GET',
  url: '/staff/live/:testId/students/:studentId/',
  summary: 'What happened in the attempt of one student at a live test, from its log',
  access: 'live.watch',
  params: z.strictObject({ testId: numericId, studentId: numericId }),
  response: { 200: timeline },
} as const satisfies Endpoint

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const timeFor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('student'), student: id }),
  z.strictObject({ kind: z.literal('batch'), batch: id }),
  z.strictObject({ kind: z.literal('everybody') }),
  /** Everybody in every shift of its mock that runs now. */
  z.strictObject({ kind: z.literal('shifts') }),
])
export type TimeFor = z.infer<typeof timeFor>
export const MAX_MINUTES_ADDED = 60

export const addLiveTime = {
  method: 'POST',
  url: '/staff/live/:testId/time/',
  summary:
    'Add time to the running attempts of a student, a batch or everybody at a live test, or at all shifts of its mock, at most back to the beginning of each clock; with one start for all, who enters later gets it, too; ranks are kept',
  access: 'attempts.change',
  params,
  body: z.strictObject({
    /** Names this act: sent twice, as by a double click, it is done once. */
    act: z.uuid(),
    to: timeFor,
    minutes: z.int().min(1, 'At least 1 minute.').max(MAX_MINUTES_ADDED, 'At most 60 minutes at once.'),
    reason: line(300).min(3, 'Please say why.'),
  }),
  response: {
    200: z.strictObject({
      attempts: z.int(),
      /** How many of them got less: a clock goes back to its beginning at most. */
      less: z.int(),
      /** There is one start for all: who enters later has this time, too, and the late-entry limit moved with it. */
      later: z.boolean(),
      /** It had been done before, and was not done again. */
      again: z.boolean(),
    }),
  },
} as const satisfies Endpoint
