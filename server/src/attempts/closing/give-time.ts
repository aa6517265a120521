import type { AttemptStatus } from '@pariksha/domain/timing/closing'
import { type Millis, setBack } from '@pariksha/domain/timing/timing'
import type { Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { type AttemptRow, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { changeAttempt } from '../load-attempt.ts'
import { findOpenAttempt, updateAttempt } from '../queries.ts'
import { deferReleases, lockForRelease } from '../results/earliest-release.ts'
import { type Giver, recordGivenTime } from './given-time.ts'

/** How far the clock was set back, and what is left now. */
export type TimeGiven = { readonly given: Millis; readonly remaining: Millis }
/** Who gives the time, and the entry in the audit log, written in the same transaction. */
type Grant = { readonly giver: Giver; readonly log: (tx: Transaction, given: TimeGiven) => Promise<void> }

/** `deadline` is the one that was read. The time counts as paused time: the clock goes back, with the windows of its sections. */
export const extendAttempt = (
  deps: AttemptDeps,
  studentId: number,
  id: number,
  { more, deadline }: { readonly more: Millis; readonly deadline: Date },
  grant: Grant,
) =>
  changeAttempt(deps, studentId, id, async (tx, { attempt, paper }) => {
    if (attempt.status === 'completed') throw new AppError('attempt_closed')
    // given meanwhile, as by a double click
    if (attempt.deadlineAt.getTime() !== deadline.getTime()) throw new AppError('row_changed')
    const { duration } = paper.plan
    const elapsed = elapsedNow(attempt)
    // who waits for late answers goes on with as many minutes as the staff name on the own page
    const given = setBack(elapsed, duration, Math.max(0, duration - elapsed) + more)
    if (given === 0) throw new AppError('nothing_to_give_back')
    const status = attempt.status === 'paused' ? 'paused' : 'started'
    return giveTime(tx, attempt, { given, remaining: duration - (elapsed - given), status }, grant)
  })

/** A practice attempt without paused time would be ranked: one that was reopened has this much at least. */
const MIN_ADDED: Millis = 1

/**
 * At least so much time is left. The answers stand as they were; the result goes, and is made again when the attempt is
 * completed again.
 */
export const reopenAttempt = (deps: AttemptDeps, studentId: number, id: number, left: Millis, grant: Grant) =>
  changeAttempt(deps, studentId, id, async (tx, { attempt, paper }) => {
    if (attempt.status !== 'completed') throw new AppError('attempt_running')
    if (await findOpenAttempt(tx, studentId, attempt.testId)) throw new AppError('other_attempt_open')
    await tx.deleteFrom('results').where('student_id', '=', studentId).where('attempt_id', '=', id).execute()
    const { duration } = paper.plan
    const elapsed = elapsedNow(attempt)
    const given = Math.max(attempt.mode === 'practice' ? MIN_ADDED : 0, setBack(elapsed, duration, left))
    return giveTime(tx, attempt, { given, remaining: duration - (elapsed - given), status: 'started' }, grant)
  })

type Given = TimeGiven & { readonly status: AttemptStatus }

async function giveTime(
  tx: Transaction,
  attempt: AttemptRow,
  { given, remaining, status }: Given,
  { giver, log }: Grant,
): Promise<TimeGiven> {
  if (attempt.mode === 'live') assertBeforeRelease(attempt, given, await lockForRelease(tx, attempt.testId))
  const change = updateAttempt(tx, attempt, {
    status,
    completed_at: null,
    paused_ms: attempt.pausedMs + given,
    resumed_at: attempt.now,
    deadline_at: new Date(attempt.deadlineAt.getTime() + given),
    late_until: new Date(attempt.lateUntil.getTime() + given),
  })
  await change.catch((error: unknown) => {
    // the student began the test again at this moment
    if ((error as { constraint?: string }).constraint === 'one_open_attempt') throw new AppError('other_attempt_open')
    throw error
  })
  if (given > 0) await recordGivenTime(tx, [{ ...attempt, given }], giver)
  if (attempt.mode === 'live') await deferReleases(tx, attempt.testId)
  const done = { given, remaining }
  await log(tx, done)
  return done
}

/** Nobody answers a live test while others have its key, or that of another shift. */
export function assertBeforeRelease({ lateUntil }: AttemptRow, given: Millis, releasedAt: Date | null): void {
  if (releasedAt && releasedAt.getTime() < lateUntil.getTime() + given) throw new AppError('released_before')
}
