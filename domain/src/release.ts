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
