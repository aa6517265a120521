import { sql } from 'kysely'
import { isThereFor } from '../../catalogue/is-shown.ts'
import { createBatcher } from '../../db/batcher.ts'
import { type Queryable, transact } from '../../db/database.ts'
import { parameter, prepare } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { isOwned } from '../../packages/owned.ts'
import { FREE } from '../../series/free.ts'
import { findStartable } from '../../series/queries.ts'
import { isInGroup } from '../../series/visible.ts'
import type { AttemptRow } from '../attempt.ts'
import type { AttemptDeps, Opened } from '../attempt-deps.ts'
import { closeIfDue } from '../closing/close-if-due.ts'
import { COLUMNS, findOpenAttempt, lockAttempt } from '../queries.ts'
import { CLOCK_START } from './clock-start.ts'
import { assertStartable, mayStart } from './may-start.ts'

export type StartAttempt = (studentId: number, testId: number) => Promise<Opened & { isNew: boolean }>

/** Starts a test, or returns its open attempt. The starts of a burst share statements. */
export function createStartAttempt(deps: AttemptDeps): StartAttempt {
  const insert = createBatcher({
    key: ({ studentId }: Start) => studentId,
    run: (starts) => insertAttempts(deps.db, starts),
  })
  return async (studentId, testId) => {
    const made = await insert({ studentId, testId })
    if (made) return { attempt: made, paper: await deps.papers.load(made.paperId), isNew: true }
    return startOrFind(deps, studentId, testId)
  }
}

function startOrFind(deps: AttemptDeps, studentId: number, testId: number): ReturnType<StartAttempt> {
  const { db, papers } = deps
  return transact(db, async (tx) => {
    const test = await findStartable(tx, testId, studentId)
    if (!test) throw new AppError('not_found')
    const open = await findOpenAttempt(tx, studentId, testId)
    const locked = open && (await lockAttempt(tx, studentId, open.id))
    if (locked) {
      const paper = await papers.load(locked.paperId, tx)
      const attempt = await closeIfDue(tx, deps, locked, paper)
      if (attempt.status !== 'completed') return { attempt, paper, isNew: false }
    }
    if (test.paperId === null) throw new AppError('not_published')
    if (!test.free && !test.owned) throw new AppError('payment_required')
    await assertStartable(tx, studentId, testId)
    const [attempt] = await insertAttempts(tx, [{ studentId, testId }])
    if (attempt) return { attempt, paper: await papers.load(attempt.paperId, tx), isNew: true }
    // another call of the same student was first
    const other = await findOpenAttempt(tx, studentId, testId)
    if (!other) throw new Error('the attempt that was just made is not there')
    return { attempt: other, paper: await papers.load(other.paperId, tx), isNew: false }
  })
}

type Start = Pick<AttemptRow, 'studentId' | 'testId'>
const keyOf = ({ studentId, testId }: Start): string => `${studentId}/${testId}`

const insertAll = prepare(
  'insert-attempts',
  { studentIds: parameter<readonly number[]>(), testIds: parameter<readonly number[]>() },
  (db, { studentIds, testIds }) => {
    const start = CLOCK_START
    const deadline = sql`${start} + make_interval(secs => tests.duration_seconds)`
    return db
      .with('made', (query) =>
        query
          .insertInto('attempts')
          .columns(['student_id', 'test_id', 'paper_id', 'started_at', 'deadline_at', 'late_until'])
          .expression((eb) =>
            eb
              .selectFrom('tests')
              .innerJoin('series', 'series.slug', 'tests.series_slug')
              .innerJoin(
                sql<{
                  student_id: number
                  test_id: number
                }>`unnest(${studentIds}::int8[], ${testIds}::int8[])`.as<'start'>(sql`start (student_id, test_id)`),
                'start.test_id',
                'tests.id',
              )
              .select([
                'start.student_id',
                'tests.id',
                sql<number>`tests.paper_id`.as('paper_id'),
                sql<Date>`${start}`.as('started_at'),
                sql<Date>`${deadline}`.as('deadline_at'),
                sql<Date>`${deadline} + make_interval(secs => tests.late_window_seconds)`.as('late_until'),
              ])
              .where('tests.paper_id', 'is not', null)
              .where((or) => or.or([FREE, isOwned(sql.ref('start.student_id'))]))
              .where(isInGroup(sql.ref('start.student_id')))
              .where(isThereFor(sql.ref('start.student_id')))
              .where(mayStart(sql.ref('start.student_id'))),
          )
          .onConflict((conflict) =>
            conflict.columns(['student_id', 'test_id']).where(sql<boolean>`status <> 'completed'`).doNothing(),
          )
          .returningAll(),
      )
      .selectFrom('made as attempts')
      .innerJoin('tests', 'tests.id', 'attempts.test_id')
      .select(COLUMNS)
  },
)

/** Undefined where the student may not start or has an open attempt. */
async function insertAttempts(on: Queryable, starts: readonly Start[]): Promise<(AttemptRow | undefined)[]> {
  const columns = {
    studentIds: starts.map(({ studentId }) => studentId),
    testIds: starts.map(({ testId }) => testId),
  }
  const made = new Map((await insertAll(on, columns)).map((row) => [keyOf(row), row]))
  return starts.map((start) => made.get(keyOf(start)))
}
