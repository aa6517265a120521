import { isDue } from '@pariksha/domain/closing'
import type { Database, Transaction } from '../db/database.ts'
import { transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { LoadedPaper } from '../papers/plan.ts'
import type { Papers } from '../papers/store.ts'
import type { Secret } from '../secret.ts'
import { type AttemptRow, elapsedNow } from './attempt.ts'
import { findAttempt, lockAttempt, updateAttempt } from './queries.ts'
import { settle } from './settle.ts'

export type Engine = { readonly db: Database; readonly papers: Papers; readonly secret: Secret }
export type Opened = { readonly attempt: AttemptRow; readonly paper: LoadedPaper }

/** One's own attempt as it is by now. Somebody else's is as if it were not there. */
export async function touchAttempt(engine: Engine, studentId: number, id: number): Promise<Opened> {
  const attempt = await findAttempt(engine.db, studentId, id)
  if (!attempt) throw new AppError('not_found')
  const paper = await engine.papers.load(attempt.paperId)
  const { duration } = paper.plan
  return isDue({ status: attempt.status, elapsed: elapsedNow(attempt), duration })
    ? changeAttempt(engine, studentId, id, async (_tx, opened) => opened)
    : { attempt, paper }
}

/** Changes one's own attempt, alone with it and settled by the clock. */
export function changeAttempt<T>(
  engine: Engine,
  studentId: number,
  id: number,
  change: (tx: Transaction, opened: Opened) => Promise<T>,
): Promise<T> {
  return transact(engine.db, async (tx) => {
    const attempt = await lockAttempt(tx, studentId, id)
    if (!attempt) throw new AppError('not_found')
    const paper = await engine.papers.load(attempt.paperId, tx)
    return change(tx, { attempt: await settle(tx, engine, attempt, paper), paper })
  })
}

/**
 * The clock runs from when the student has the paper, at the latest when the loading allowance is over. Once a device has
 * opened the attempt it runs, whatever became of the machine's own clock.
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
