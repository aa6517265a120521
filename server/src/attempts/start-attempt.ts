import { LOADING_ALLOWANCE } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import { type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { findStartable, type StartableTest } from '../series/queries.ts'
import { findOpenAttempt, lockAttempt } from './queries.ts'
import { settle } from './settle.ts'
import type { Engine, Opened } from './touch.ts'

/** Starts a test, or finds the attempt at it that is still open. */
export function startAttempt(
  { db, papers }: Engine,
  studentId: number,
  testId: number,
): Promise<Opened & { isNew: boolean }> {
  return transact(db, async (tx) => {
    const test = await findStartable(tx, testId, studentId)
    if (!test) throw new AppError('not_found')

    const open = await findOpenAttempt(tx, studentId, testId)
    const locked = open && (await lockAttempt(tx, studentId, open.id))
    if (locked) {
      const paper = await papers.load(locked.paperId, tx)
      const attempt = await settle(tx, papers, locked, paper)
      if (attempt.status !== 'completed') return { attempt, paper, isNew: false }
    }

    if (test.paperId === null) throw new AppError('not_published')
    if (!test.free && !test.owned) throw new AppError('payment_required')
    const id = await insertAttempt(tx, studentId, test, test.paperId)
    const attempt =
      id === undefined ? await findOpenAttempt(tx, studentId, testId) : await lockAttempt(tx, studentId, id)
    if (!attempt) throw new Error('the attempt that was just made is not there')
    return { attempt, paper: await papers.load(attempt.paperId, tx), isNew: id !== undefined }
  })
}

/** Undefined when another call of the same student was first. */
async function insertAttempt(
  tx: Transaction,
  studentId: number,
  test: StartableTest,
  paperId: number,
): Promise<number | undefined> {
  const start = sql`now() + make_interval(secs => ${LOADING_ALLOWANCE / 1000}::float8)`
  const deadline = sql`${start} + make_interval(secs => ${test.durationSeconds}::float8)`
  const row = await tx
    .insertInto('attempts')
    .values({
      student_id: studentId,
      test_id: test.id,
      paper_id: paperId,
      started_at: sql<Date>`${start}`,
      deadline_at: sql<Date>`${deadline}`,
      late_until: sql<Date>`${deadline} + make_interval(secs => ${test.lateWindowSeconds}::float8)`,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'test_id']).where('status', '<>', 'completed').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
