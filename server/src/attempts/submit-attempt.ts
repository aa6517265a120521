import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { AttemptRow } from './attempt.ts'
import { completeAttempt, type MarkedBy } from './complete-attempt.ts'
import { changeAttempt, type Engine, type Opened } from './touch.ts'

/** A device that hands in says how far it counted, so that nothing of it is left on the way. */
export type HandIn = { readonly device: string; readonly lastSeq: number } | undefined

/** Finishes an attempt, and tells what it was marked by. A second time finds it finished. */
export function submitAttempt(
  engine: Engine,
  studentId: number,
  attemptId: number,
  handIn: HandIn,
): Promise<Opened & { readonly markedBy?: MarkedBy }> {
  return changeAttempt(engine, studentId, attemptId, async (tx, { attempt, paper }) => {
    if (attempt.status === 'completed') return { attempt, paper }
    if (handIn && (await missing(tx, attempt, handIn))) throw new AppError('actions_missing')
    return { ...(await completeAttempt(tx, engine.papers, attempt, paper)), paper }
  })
}

async function missing(tx: Transaction, { studentId, id }: AttemptRow, handIn: NonNullable<HandIn>): Promise<boolean> {
  const { rows } = await sql<{ arrived: number }>`
    select count(*) as arrived from actions
    where student_id = ${studentId} and attempt_id = ${id} and seq <= ${handIn.lastSeq}
      and epoch = (select max(epoch) from devices
                   where student_id = ${studentId} and attempt_id = ${id} and device = ${handIn.device})`.execute(tx)
  return (rows[0]?.arrived ?? 0) < handIn.lastSeq
}
