import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import { isShownTo } from '../../exams/catalogue/is-shown.ts'
import { isInGroup } from '../../exams/catalogue/visible-tests.ts'
import { IS_FREE } from '../../packages/is-free.ts'
import { isOwned } from '../../packages/owned.ts'
import { createBatcher } from '../../platform/db/batcher.ts'
import { type Queryable, transact } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptRow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { closeIfDue } from '../closing/close-if-due.ts'
import { readLaterShares, recordLaterShares, sharesTotal } from '../closing/later-entries.ts'
import { COLUMNS, findOpenAttempt, lockAttempt } from '../queries.ts'
import { CLOCK_START } from './clock-start.ts'
import { assertStartable, isCountedAttempt, mayStart } from './may-start.ts'
import { findStartable } from './startable-test.ts'

/** The paper that is sealed on a device: a new attempt is opened there at once. */
export type SealedOnDevice = { readonly paperHash: string; readonly device: string }

export type StartAttempt = (
  studentId: number,
  testId: number,
  sealed?: SealedOnDevice,
) => Promise<AttemptWithPaper & { isNew: boolean }>

/** Starts a test, or returns its open attempt. The starts of a burst share statements. */
export function createStartAttempt(deps: AttemptDeps): StartAttempt {
  const insert = createBatcher({
    key: ({ studentId }: Start) => studentId,
    run: (starts) => insertAttempts(deps.db, starts),
  })
  return async (studentId, testId, sealed) => {
    const start = { studentId, testId, sealed }
    const made = await insert(start)
    if (made) return { attempt: made, paper: await deps.papers.load(made.paperId), isNew: true }
    return startOrFind(deps, start)
  }
}

function startOrFind(deps: AttemptDeps, start: Start): ReturnType<StartAttempt> {
  const { db, papers } = deps
  const { studentId, testId } = start
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
    await assertStartable(tx, studentId, test)
    const shares = await readLaterShares(tx, start)
    const [attempt] = await insertAttempts(tx, [{ ...start, added: sharesTotal(shares) }])
    if (attempt) await recordLaterShares(tx, attempt, shares)
    if (attempt) return { attempt, paper: await papers.load(attempt.paperId, tx), isNew: true }
    // another call of the same student was first
    const other = await findOpenAttempt(tx, studentId, testId)
    if (other) return { attempt: other, paper: await papers.load(other.paperId, tx), isNew: false }
    // the test, or what the student may open, was changed while this waited for it
    const changed = await findStartable(tx, testId, studentId)
    if (!changed) throw new AppError('not_found')
    await assertStartable(tx, studentId, changed)
    throw new Error('the attempt that was just made is not there')
  })
}

type Start = Pick<AttemptRow, 'studentId' | 'testId'> & {
  readonly sealed: SealedOnDevice | undefined
  /** What staff added before the student entered; undefined where it was not looked up. */
  readonly added?: Millis
}
const keyOf = ({ studentId, testId }: Pick<AttemptRow, 'studentId' | 'testId'>): string => `${studentId}/${testId}`

const insertAll = prepare(
  'insert-attempts',
  {
    studentIds: parameter<readonly number[]>(),
    testIds: parameter<readonly number[]>(),
    paperHashes: parameter<readonly (string | null)[]>(),
    devices: parameter<readonly (string | null)[]>(),
    added: parameter<readonly (number | null)[]>(),
  },
  (db, { studentIds, testIds, paperHashes, devices, added }) => {
    const isOpened = sql<boolean>`(papers.id is not null)`
    // on a device that has the paper the clock does not wait for it
    const start = sql<Date>`case when ${isOpened} then least(${CLOCK_START}, now()) else ${CLOCK_START} end`
    const counted = isCountedAttempt(sql.ref('start.student_id'))
    const deadline = sql`${start} + make_interval(secs => tests.duration_seconds + coalesce(start.added_ms, 0) / 1000.0)`
    return db
      .with('made', (query) =>
        query
          .insertInto('attempts')
          .columns([
            'student_id',
            'test_id',
            'paper_id',
            'counted',
            'live_mock_id',
            'epoch',
            'device',
            'started_at',
            'paused_ms',
            'deadline_at',
            'late_until',
          ])
          .expression((eb) =>
            eb
              .selectFrom('tests')
              .innerJoin('series', 'series.slug', 'tests.series_slug')
              .innerJoin(
                sql<{
                  student_id: number
                  test_id: number
                  paper_hash: string | null
                  device: string | null
                  added_ms: number | null
                }>`unnest(${studentIds}::int8[], ${testIds}::int8[], ${paperHashes}::text[], ${devices}::uuid[], ${added}::int8[])`.as<'start'>(
                  sql`start (student_id, test_id, paper_hash, device, added_ms)`,
                ),
                'start.test_id',
                'tests.id',
              )
              .leftJoin('papers', (join) =>
                join
                  .onRef('papers.id', '=', 'tests.paper_id')
                  .onRef('papers.hash', '=', 'start.paper_hash')
                  .on('tests.mode', '=', sql.lit('live')),
              )
              .select([
                'start.student_id',
                'tests.id',
                sql<number>`tests.paper_id`.as('paper_id'),
                counted.as('counted'),
                sql<number | null>`case when ${counted} then tests.live_mock_id end`.as('live_mock_id'),
                sql<number>`${isOpened}::int`.as('epoch'),
                sql<string | null>`case when ${isOpened} then start.device end`.as('device'),
                start.as('started_at'),
                sql<number>`coalesce(start.added_ms, 0)`.as('paused_ms'),
                sql<Date>`${deadline}`.as('deadline_at'),
                sql<Date>`${deadline} + make_interval(secs => tests.late_window_seconds)`.as('late_until'),
              ])
              .where('tests.paper_id', 'is not', null)
              // what was added for all is looked up for each student; the lock keeps an act out that adds it at this moment
              .where(sql<boolean>`(tests.added_most_ms = 0 or start.added_ms is not null)`)
              .where((or) => or.or([IS_FREE, isOwned(sql.ref('start.student_id'))]))
              .where(isInGroup(sql.ref('start.student_id')))
              .where(isShownTo(sql.ref('start.student_id')))
              .where(mayStart(sql.ref('start.student_id')))
              .forShare('tests')
              .skipLocked(),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returningAll(),
      )
      .with('opened', (query) =>
        query
          .insertInto('devices')
          .columns(['student_id', 'attempt_id', 'epoch', 'device'])
          .expression((eb) =>
            eb.selectFrom('made').select(['student_id', 'id', 'epoch', 'device']).where('epoch', '>', 0),
          ),
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
    paperHashes: starts.map(({ sealed }) => sealed?.paperHash ?? null),
    devices: starts.map(({ sealed }) => sealed?.device ?? null),
    added: starts.map((start) => start.added ?? null),
  }
  const made = new Map((await insertAll(on, columns)).map((row) => [keyOf(row), row]))
  return starts.map((start) => made.get(keyOf(start)))
}
