import type { AttemptStatus } from '@pariksha/domain/timing/closing'
import type { TestMode } from '@pariksha/domain/timing/release'
import { ABSENCE, type AttemptClock, elapsed, type Millis } from '@pariksha/domain/timing/timing'

/** A stored attempt with the database's clock at the moment it was read. */
export type AttemptRow = {
  readonly studentId: number
  readonly id: number
  readonly testId: number
  readonly paperId: number
  readonly status: AttemptStatus
  readonly startedAt: Date
  readonly pausedAt: Date | null
  readonly pausedMs: Millis
  readonly resumedAt: Date | null
  /** What the clock showed at the student's entry: above zero only where all have one start. */
  readonly enteredMs: Millis
  readonly deadlineAt: Date
  readonly lateUntil: Date
  readonly epoch: number
  readonly device: string | null
  readonly earlierDeliveries: number
  readonly completedAt: Date | null
  /** The mode of the attempt: a live test can be practised once its results are released. */
  readonly mode: TestMode
  readonly releasedAt: Date | null
  readonly title: string
  readonly now: Date
}

const clockOf = ({ startedAt, pausedAt, pausedMs }: AttemptRow): AttemptClock => ({
  startedAt: startedAt.getTime(),
  pausedAt: pausedAt?.getTime() ?? null,
  paused: pausedMs,
})

/** The attempt's clock now, and at other moments. */
export const elapsedNow = (attempt: AttemptRow): Millis => elapsed(clockOf(attempt), attempt.now.getTime())
export const elapsedAt = (attempt: AttemptRow, moment: Date): Millis =>
  elapsed({ ...clockOf(attempt), pausedAt: null }, moment.getTime())

/**
 * How long the student of a practice test was away, if long enough to ask about it, and the time on the attempt's clock at
 * the last contact of any device.
 */
export function absence(
  attempt: AttemptRow,
  lastContact: Date,
  duration: Millis,
): { away: Millis; at: Millis } | undefined {
  if (attempt.mode !== 'practice' || (attempt.status !== 'started' && attempt.status !== 'closing')) return undefined
  const away = attempt.now.getTime() - lastContact.getTime()
  const at = elapsedAt(attempt, lastContact)
  return away > ABSENCE && at < duration ? { away, at } : undefined
}
