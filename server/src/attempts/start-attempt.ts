import { LOADING_ALLOWANCE } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import { AppError } from '../errors.ts'
import { findStartable, type StartableTest } from '../series/queries.ts'
import type { AttemptRow } from './attempt.ts'
import { findOpenAttempt, lockAttempt, STORED } from './queries.ts'
import { settle } from './settle.ts'
import type { Engine, Opened } from './touch.ts'

/** Starts a test, or finds the attempt at it that is still open. */
export async function startAttempt(
  { db, papers }: Engine,
  studentId: number,
  testId: number,
): Promise<Opened & { isNew: boolean }> {
  const test = await findStartable(db, testId, studentId)
  if (!test) throw new AppError('not_found')
  // the ordinary case is one statement, so that a hall can begin at once
  const made = await insertAttempt(db, studentId, test)
  if (made) return { attempt: made, paper: await papers.load(made.paperId), isNew: true }

  return transact(db, async (tx) => {
    const open = await findOpenAttempt(tx, studentId, testId)
    const locked = open && (await lockAttempt(tx, studentId, open.id))
    if (locked) {
      const paper = await papers.load(locked.paperId, tx)
      const attempt = await settle(tx, papers, locked, paper)
      if (attempt.status !== 'completed') return { attempt, paper, isNew: false }
    }
    if (test.paperId === null) throw new AppError('not_published')
    if (!mayStart(test)) throw new AppError('payment_required')
    const attempt = await insertAttempt(tx, studentId, test)
    if (attempt) return { attempt, paper: await papers.load(attempt.paperId, tx), isNew: true }
    // another call of the same student was first
    const other = await findOpenAttempt(tx, studentId, testId)
    if (!other) throw new Error('the attempt that was just made is not there')
    return { attempt: other, paper: await papers.load(other.paperId, tx), isNew: false }
  })
}

const mayStart = ({ free, owned }: StartableTest): boolean => free || owned

/** Undefined when it may not be, or one is open. */
async function insertAttempt(
  db: Database | Transaction,
  studentId: number,
  test: StartableTest,
): Promise<AttemptRow | undefined> {
  if (test.paperId === null || !mayStart(test)) return undefined
  const [row] = await insert(db, { ...test, studentId, paperId: test.paperId })
  return row && { ...row, mode: test.mode, title: test.title }
}

type Made = Pick<StartableTest, 'id' | 'durationSeconds' | 'lateWindowSeconds'> & { studentId: number; paperId: number }

const insert = prepare('insert-attempt', (db, test: Made) => {
  const start = sql`now() + make_interval(secs => ${LOADING_ALLOWANCE / 1000}::float8)`
  const deadline = sql`${start} + make_interval(secs => ${test.durationSeconds}::float8)`
  return db
    .insertInto('attempts')
    .values({
      student_id: test.studentId,
      test_id: test.id,
      paper_id: test.paperId,
      started_at: sql<Date>`${start}`,
      deadline_at: sql<Date>`${deadline}`,
      late_until: sql<Date>`${deadline} + make_interval(secs => ${test.lateWindowSeconds}::float8)`,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'test_id']).where(sql<boolean>`status <> 'completed'`).doNothing(),
    )
    .returning(STORED)
})
