import type { AttemptStatus } from './closing.ts'
import type { Millis } from './timing.ts'

export const TEST_MODES = ['practice', 'live'] as const
export type TestMode = (typeof TEST_MODES)[number]

/** Of a test what decides when its results are told. `releasedAt` is a time of the wall clock. */
export type Releasable = { readonly mode: TestMode; readonly releasedAt: Millis | null }

/**
 * Whether keys, solutions, marks and ranks of a test may be told to who is through with it: from its release on; where none
 * is set, a practice test at once and a live one not yet.
 */
export const isTestReleased = ({ mode, releasedAt }: Releasable, now: Millis): boolean =>
  releasedAt === null ? mode === 'practice' : now >= releasedAt

/**
 * Whether the student of an attempt may learn anything of its key, marks, rank or solutions. Nobody does before the attempt
 * is completed.
 */
export const isReleased = (test: Releasable, { status }: { readonly status: AttemptStatus }, now: Millis): boolean =>
  status === 'completed' && isTestReleased(test, now)
