import { type Millis, setBack } from '@pariksha/domain/timing/timing'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { type AttemptRow, elapsedNow } from '../attempt.ts'
import type { AttemptDeps } from '../attempt-deps.ts'
import { COLUMNS, keyColumns } from '../queries.ts'
import { deferReleases, lockForRelease } from '../results/earliest-release.ts'
import { statusNow } from './close-if-due.ts'
import { assertBeforeRelease } from './give-time.ts'
import { type Giver, recordGivenTime } from './given-time.ts'
import { giveToLaterEntries, type LaterEntries } from './later-entries.ts'

export type TimeGrant = {
  /** Idempotency key: the same act twice gives once. */
  readonly act: string
  /** Tests of one mock, or one test. */
  readonly testIds: readonly number[]
  /** A condition on attempts `a` of these tests. */
  readonly whose: RawBuilder<boolean>
  /** Whose of those who enter later, where a test has one start for all; null where it is for attempts alone. */
  readonly later: LaterEntries | null
  readonly more: Millis
  readonly giver: Giver
}

/** How many attempts got time, how many of them less than was to be given, and whether who enters later gets it. */
export type GivenToMany = { readonly attempts: number; readonly less: number; readonly later: boolean }

type Share = AttemptRow & { readonly given: Millis }

/**
 * Gives the same time to every attempt that runs or waits for late answers: to each deadline, however long it has passed. Each
 * clock goes back to its beginning at most. Undefined where the act was done before.
 */
export async function giveTimeToMany(
  tx: Transaction,
  { papers }: Pick<AttemptDeps, 'papers'>,
  { act, testIds, whose, later, more, giver }: TimeGrant,
): Promise<GivenToMany | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCKS.givenTime}, (
    select coalesce(-live_mock_id, id)::int4 from tests where id = ${testIds[0]}))`.execute(tx)
  if (await wasDone(tx, act)) return undefined
  // attempts are locked before their tests, as everywhere; the lock of the test then keeps starts out
  await lockUnfinished(tx, testIds, whose)
  const releases = new Map<number, Date | null>()
  for (const testId of testIds) releases.set(testId, await lockForRelease(tx, testId))
  const shares: Share[] = []
  for (const attempt of await lockUnfinished(tx, testIds, whose)) {
    const { plan } = await papers.load(attempt.paperId, tx)
    const elapsed = elapsedNow(attempt)
    const given = setBack(elapsed, plan.duration, plan.duration - elapsed + more)
    // one that only waits to be closed is left to that, whether the job comes first or this act
    if (given === 0 || (await statusNow(tx, attempt, plan.duration)) === 'completed') continue
    assertBeforeRelease(attempt, given, releases.get(attempt.testId) ?? null)
    shares.push({ ...attempt, given })
  }
  await moveDeadlines(tx, shares)
  await recordGivenTime(tx, shares, { ...giver, act })
  let isLater = false
  for (const testId of testIds) {
    const releasedAt = releases.get(testId) ?? null
    if (later && (await giveToLaterEntries(tx, { act, testId, later, more, giver, releasedAt }))) isLater = true
    await deferReleases(tx, testId)
  }
  return { attempts: shares.length, less: shares.filter(({ given }) => given < more).length, later: isLater }
}

async function wasDone(tx: Transaction, act: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (select from given_time where act = ${act}::uuid)
      or exists (select from time_for_later_entries where act = ${act}::uuid) as done`.execute(tx)
  return rows[0]?.done ?? false
}

/** One whose late window is over is left to be closed. */
const lockUnfinished = (
  tx: Transaction,
  testIds: readonly number[],
  whose: RawBuilder<boolean>,
): Promise<AttemptRow[]> =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('attempts as a')
        .selectAll()
        .where('a.test_id', 'in', testIds)
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
