import { addedToAll, type Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AttemptRow } from '../attempt.ts'
import { IS_PRACTISED } from '../results/release.ts'
import type { Giver } from './given-time.ts'

/** To which later entrants an act applies: the students of a batch, or everybody. */
export type LaterEntries = { readonly batch: number | null }

type Act = {
  readonly act: string
  readonly testId: number
  readonly later: LaterEntries
  readonly more: Millis
  readonly giver: Giver
  /** When results are released at a time that stays. */
  readonly releasedAt: Date | null
}

type StoredAct = {
  readonly act: string
  readonly batch_id: number | null
  readonly more: Millis
  readonly at: Millis
}

const total = (times: readonly Millis[]): Millis => times.reduce((sum, time) => sum + time, 0)

/**
 * Time for a test with one start for all, of which who enters later has the same. The late-entry limit moves with what
 * everybody gets. False where nobody enters any more, or each has a start of the own. The caller has locked the test.
 */
export async function giveToLaterEntries(tx: Transaction, act: Act): Promise<boolean> {
  const { testId, later, more, giver } = act
  const acts = await readActs(tx, testId)
  const { rows } = await sql<{ at: Millis; closes_in: Millis; ends_at: Date }>`
    select (extract(epoch from clock_timestamp() - opens_at) * 1000)::int8 as at,
      (extract(epoch from closes_at - clock_timestamp()) * 1000)::int8 as closes_in,
      opens_at + make_interval(secs => duration_seconds + late_window_seconds) as ends_at
    from tests where id = ${testId} and common_start and closed_at is null
      and opens_at < clock_timestamp() - interval '1 millisecond'`.execute(tx)
  const [test] = rows
  if (!test) return false
  const added: StoredAct = { act: act.act, batch_id: later.batch, more, at: test.at }
  const toAll = (some: readonly StoredAct[]) => total(addedToAll(some.filter(({ batch_id }) => batch_id === null)))
  const [before, after] = [toAll(acts), toAll([...acts, added])]
  const longer = after - before
  if (test.closes_in + longer <= 0) return false
  const most = total(addedToAll([...acts, added]))
  const ends = new Date(test.ends_at.getTime() + most)
  // who enters last would answer while others have the key
  if (act.releasedAt && act.releasedAt < ends) throw new AppError('released_before')
  await sql`
    insert into time_for_later_entries (test_id, act, batch_id, more_ms, at_ms, given_by, reason)
    values (${testId}, ${act.act}, ${later.batch}, ${more}, ${test.at}, ${giver.by}, ${giver.reason})`.execute(tx)
  await sql`
    update tests set added_ms = ${after}, added_most_ms = ${most},
      closes_at = closes_at + make_interval(secs => ${longer}::float8 / 1000),
      released_at = case when released_at is not null then greatest(released_at,
        opens_at + make_interval(secs => ${most}::float8 / 1000)
        + make_interval(secs => duration_seconds + late_window_seconds)) end
    where id = ${testId}`.execute(tx)
  return true
}

async function readActs(tx: Transaction, testId: number): Promise<readonly StoredAct[]> {
  const { rows } = await sql<StoredAct>`
    select act, batch_id, more_ms as more, at_ms as at from time_for_later_entries
    where test_id = ${testId} order by id`.execute(tx)
  return rows
}

/** What an attempt that is started now gets of each act, in the order of the acts. */
type LaterShare = { readonly act: string; readonly given: Millis }

/** Keeps further acts out until the transaction ends, and reads what a student who enters now gets. */
export async function readLaterShares(
  tx: Transaction,
  { studentId, testId }: Pick<AttemptRow, 'studentId' | 'testId'>,
): Promise<readonly LaterShare[]> {
  await sql`select from tests where id = ${testId} for share`.execute(tx)
  const { rows } = await sql<StoredAct>`
    select act, batch_id, more_ms as more, at_ms as at
    from time_for_later_entries as later join tests on tests.id = later.test_id
    where later.test_id = ${testId} and not ${IS_PRACTISED} and (later.batch_id is null or later.batch_id in (
      select batch_id from batch_members where student_id = ${studentId}))
    order by later.id`.execute(tx)
  const given = addedToAll(rows)
  return rows.flatMap(({ act }, index) => (given[index] ? [{ act, given: given[index] }] : []))
}

export const sharesTotal = (shares: readonly LaterShare[]): Millis => total(shares.map(({ given }) => given))

/** Writes the shares of an attempt into the ledger, as of the moment at which they were given. */
export async function recordLaterShares(
  on: Queryable,
  { studentId, id, testId }: Pick<AttemptRow, 'studentId' | 'id' | 'testId'>,
  shares: readonly LaterShare[],
): Promise<void> {
  if (shares.length === 0) return
  await sql`
    insert into given_time (student_id, attempt_id, given_ms, given_by, reason, act, given_at)
    select ${studentId}, ${id}, share.given_ms, later.given_by, later.reason, later.act, later.given_at
    from unnest(${shares.map(({ act }) => act)}::uuid[], ${shares.map(({ given }) => given)}::int8[])
      as share (act, given_ms)
    join time_for_later_entries later on later.test_id = ${testId} and later.act = share.act
    order by later.id`.execute(on)
}
