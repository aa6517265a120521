import type { AttemptStatus } from './closing.ts'
import type { Millis } from './timing.ts'

export const TEST_MODES = ['practice', 'live'] as const
export type TestMode = (typeof TEST_MODES)[number]

/** What decides when the results of a test are released. `releasedAt` is wall-clock time. */
export type Releasable = { readonly mode: TestMode; readonly releasedAt: Millis | null }

/**
 * Whether keys, solutions, marks and ranks of a test may be shown to students who completed it: from its release on; where
 * none is set, at once for a practice test and not yet for a live one.
 */
export const isTestReleased = ({ mode, releasedAt }: Releasable, now: Millis): boolean =>
  releasedAt === null ? mode === 'practice' : now >= releasedAt

/**
 * Whether an attempt at a live test that is started now is practice: from the release on. It is never ranked, changes no
 * figure of others, and has a clock of its own.
 */
export const isPractised = (test: Releasable, now: Millis): boolean => test.mode === 'live' && isTestReleased(test, now)

/**
 * Whether the student of an attempt may see its key, marks, rank or solutions: never before the attempt is completed.
 */
export const isReleased = (test: Releasable, { status }: { readonly status: AttemptStatus }, now: Millis): boolean =>
  status === 'completed' && isTestReleased(test, now)

/** When devices may deliver answers to a live test. Moments are wall-clock times. */
export type LiveSchedule = {
  readonly opensAt: Millis
  /** Nobody begins it afterwards. */
  readonly closesAt: Millis
  readonly duration: Millis
  readonly lateWindow: Millis
  /** One start for all: the time runs from `opensAt`, and ends for all together. */
  readonly commonStart: boolean
  /** With one start for all: the most that staff added to somebody with what they gave everybody and batches. */
  readonly added: Millis
  /** Until when an attempt that is not completed may still deliver: it may have been given more time. Null: none is open. */
  readonly openUntil: Millis | null
  /** It was closed before it opened, so that nobody sat it. */
  readonly calledOff: boolean
}

/** When the last device may have delivered, by the window of the test alone. */
const windowEnd = ({ opensAt, closesAt, duration, lateWindow, commonStart, added }: LiveSchedule): Millis =>
  (commonStart ? opensAt + added : closesAt) + duration + lateWindow

const lastDelivery = (schedule: LiveSchedule): Millis =>
  Math.max(
    schedule.calledOff ? Number.NEGATIVE_INFINITY : windowEnd(schedule),
    schedule.openUntil ?? Number.NEGATIVE_INFINITY,
  )

/**
 * The earliest release of a live test: when the last device may have delivered. Shifts of a mock wait for one another:
 * students of a later shift could otherwise read and practise the questions of an earlier one.
 */
export const earliestRelease = (test: LiveSchedule, otherShifts: readonly LiveSchedule[] = []): Millis =>
  Math.max(windowEnd(test), ...[test, ...otherShifts].map(lastDelivery))
