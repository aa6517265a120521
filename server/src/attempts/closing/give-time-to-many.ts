import { type Millis, setBack } from '@pariksha/domain/timing'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'
import { type AttemptRow, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { COLUMNS, keyColumns } from '../queries.ts'
import { assertBeforeRelease, holdRelease } from './give-time.ts'
import { type Giver, recordGivenTime } from './given-time.ts'

export type Act = {
  /** Names the act: the same one twice gives once. */
  readonly act: string
  readonly testId: number
  /** Which attempts `a` of the test. */
  readonly whose: RawBuilder<boolean>
  readonly more: Millis
  readonly giver: Giver
}

/** How many attempts got time, and how many of them less than was to be given. */
export type GivenToMany = { readonly attempts: number; readonly less: number }

type Share = AttemptRow & { readonly given: Millis }

/**
 * Gives the same time to every attempt that runs or waits for late answers. Each clock goes back to its beginning at most.
 * Undefined where the act was done before.
 */
export async function giveTimeToMany(
  tx: Transaction,
  { papers }: Pick<AttemptDeps, 'papers'>,
  { act, testId, whose, more, giver }: Act,
): Promise<GivenToMany | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCKS.givenTime}, ${testId}::int4)`.execute(tx)
  if (await wasDone(tx, act)) return undefined
  const releasedAt = await holdRelease(tx, testId)
  const shares: Share[] = []
  for (const attempt of await lockUnfinished(tx, testId, whose)) {
    const { duration } = (await papers.load(attempt.paperId, tx)).plan
    const elapsed = elapsedNow(attempt)
    const given = setBack(elapsed, duration, Math.max(0, duration - elapsed) + more)
    if (given === 0) continue
    assertBeforeRelease({ ...attempt, releasedAt }, given)
    shares.push({ ...attempt, given })
  }
  await moveDeadlines(tx, shares)
  await recordGivenTime(tx, shares, { ...giver, act })
  return { attempts: shares.length, less: shares.filter(({ given }) => given < more).length }
}

async function wasDone(tx: Transaction, act: string): Promise<boolean> {
  const done = tx.selectFrom('given_time').select('id').where('act', '=', act).limit(1)
  return (await done.executeTakeFirst()) !== undefined
}

/** One whose late window is over is left to be closed. */
const lockUnfinished = (tx: Transaction, testId: number, whose: RawBuilder<boolean>): Promise<AttemptRow[]> =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('attempts as a')
        .selectAll()
        .where('a.test_id', '=', testId)
        .where('a.counted', '=', true)
        .where('a.status', '<>', 'completed')
        .where('a.late_until', '>', sql<Date>`now()`)
        .where(whose)
        .orderBy('a.student_id')
        .orderBy('a.id')
        .forUpdate()
        .as('attempts'),
    )
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(COLUMNS)
    .execute()

async function moveDeadlines(tx: Transaction, shares: readonly Share[]): Promise<void> {
  const { studentIds, ids } = keyColumns(shares)
  await sql`
    update attempts a set
      status = case when a.status = 'paused' then 'paused' else 'started' end,
      paused_ms = a.paused_ms + share.given_ms,
      resumed_at = now(),
      deadline_at = a.deadline_at + make_interval(secs => share.given_ms / 1000.0),
      late_until = a.late_until + make_interval(secs => share.given_ms / 1000.0)
    from unnest(${studentIds}::int8[], ${ids}::int8[], ${shares.map(({ given }) => given)}::int8[])
      as share (student_id, attempt_id, given_ms)
    where a.student_id = share.student_id and a.id = share.attempt_id`.execute(tx)
}
