import type { Millis } from '@pariksha/domain/timing/timing'
import type { Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptRow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { absenceOf } from '../devices.ts'
import { beginClock, changeAttempt } from '../load-attempt.ts'
import { updateAttempt } from '../queries.ts'

export function pauseAttempt(deps: AttemptDeps, studentId: number, attemptId: number): Promise<AttemptWithPaper> {
  return changeAttempt(deps, studentId, attemptId, async (tx, { attempt: found, paper }) => {
    if (found.mode !== 'practice') throw new AppError('cannot_pause')
    if (found.status === 'paused') return { attempt: found, paper }
    if (found.status !== 'started') throw new AppError('attempt_closed')
    const attempt = await beginClock(tx, found)
    await updateAttempt(tx, attempt, { status: 'paused', paused_at: attempt.now })
    return { attempt: { ...attempt, status: 'paused', pausedAt: attempt.now }, paper }
  })
}

/** Resumes after a pause, or after an absence with the time left at the last contact (a retroactive pause). */
export function resumeAttempt(deps: AttemptDeps, studentId: number, attemptId: number): Promise<AttemptWithPaper> {
  return changeAttempt(deps, studentId, attemptId, async (tx, { attempt, paper }) => {
    if (attempt.status === 'completed') throw new AppError('attempt_closed')
    if (attempt.pausedAt) {
      const stood = attempt.now.getTime() - attempt.pausedAt.getTime()
      return { attempt: await addPausedTime(tx, attempt, stood), paper }
    }
    const absent = await absenceOf(tx, attempt, paper.plan.duration)
    if (!absent) throw new AppError('cannot_resume')
    return { attempt: await addPausedTime(tx, attempt, absent.away), paper }
  })
}

async function addPausedTime(tx: Transaction, attempt: AttemptRow, time: Millis): Promise<AttemptRow> {
  const pausedMs = attempt.pausedMs + time
  const deadlineAt = new Date(attempt.deadlineAt.getTime() + time)
  const lateUntil = new Date(attempt.lateUntil.getTime() + time)
  await updateAttempt(tx, attempt, {
    status: 'started',
    paused_at: null,
    paused_ms: pausedMs,
    resumed_at: attempt.now,
    deadline_at: deadlineAt,
    late_until: lateUntil,
  })
  return { ...attempt, status: 'started', pausedAt: null, pausedMs, resumedAt: attempt.now, deadlineAt, lateUntil }
}
