import { isDue } from '@pariksha/domain/timing/closing'
import { createBatcher } from '../platform/db/batcher.ts'
import { type Transaction, transact } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import { type AttemptRow, elapsedNow } from './attempt.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import type { AttemptWithPaper } from './attempt-with-paper.ts'
import { closeIfDue } from './closing/close-if-due.ts'
import { findAttempts, type Key, lockAttempt, updateAttempt } from './queries.ts'

export type LoadCurrent = (studentId: number, id: number) => Promise<AttemptWithPaper>

/** The student's own attempt with its current status. An attempt of another student is 404. */
export function createLoadCurrent(deps: AttemptDeps): LoadCurrent {
  const find = createBatcher({ run: (keys: readonly Key[]) => findAttempts(deps.db, keys) })
  return async (studentId, id) => {
    const attempt = await find({ studentId, id })
    if (!attempt) throw new AppError('not_found')
    const paper = await deps.papers.load(attempt.paperId)
    const { duration } = paper.plan
    return isDue({ status: attempt.status, elapsed: elapsedNow(attempt), duration })
      ? changeAttempt(deps, studentId, id, async (_tx, opened) => opened)
      : { attempt, paper }
  }
}

/** Changes the student's own attempt under a row lock, after closing it if due. */
export function changeAttempt<T>(
  deps: AttemptDeps,
  studentId: number,
  id: number,
  change: (tx: Transaction, opened: AttemptWithPaper) => Promise<T>,
): Promise<T> {
  return transact(deps.db, async (tx) => {
    const attempt = await lockAttempt(tx, studentId, id)
    if (!attempt) throw new AppError('not_found')
    const paper = await deps.papers.load(attempt.paperId, tx)
    return change(tx, { attempt: await closeIfDue(tx, deps, attempt, paper), paper })
  })
}

/**
 * Starts the clock now, before the end of the loading allowance: the student has the paper. Does nothing once a device has
 * opened the attempt, even if the server's clock was set back since.
 */
export async function beginClock(tx: Transaction, attempt: AttemptRow): Promise<AttemptRow> {
  const early = attempt.startedAt.getTime() - attempt.now.getTime()
  if (early <= 0 || attempt.epoch > 0 || attempt.status !== 'started') return attempt
  const startedAt = attempt.now
  const deadlineAt = new Date(attempt.deadlineAt.getTime() - early)
  const lateUntil = new Date(attempt.lateUntil.getTime() - early)
  await updateAttempt(tx, attempt, { started_at: startedAt, deadline_at: deadlineAt, late_until: lateUntil })
  return { ...attempt, startedAt, deadlineAt, lateUntil }
}
