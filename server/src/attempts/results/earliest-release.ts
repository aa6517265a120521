import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'

// `earliestRelease` of domain in SQL; earliest-release.test.ts holds one against the other

const TEST = sql.ref('tests')
const SHIFT = sql.ref('shift')

/** `windowEnd` of a row of tests; null where the test has no window. */
const windowEnd = (test: RawBuilder<unknown>) => sql<Date | null>`(
  case when ${test}.common_start then ${test}.opens_at + make_interval(secs => ${test}.added_most_ms / 1000.0)
    else ${test}.closes_at end
  + make_interval(secs => ${test}.duration_seconds + ${test}.late_window_seconds))`

/** When the last device of a `shift` may have delivered; null where none will. */
const LAST_DELIVERY = sql<Date | null>`greatest(
  case when shift.closed_at is null or shift.closed_at > shift.opens_at then ${windowEnd(SHIFT)} end,
  (select max(running.late_until) from attempts as running
   where running.test_id = shift.id and running.counted and running.status <> 'completed'))`

/** For queries of tests: before it no results of a live test are released. */
export const RELEASE_FROM = sql<Date | null>`greatest(${windowEnd(TEST)}, (
  select max(${LAST_DELIVERY}) from tests as shift
  where shift.id = tests.id or shift.live_mock_id = tests.live_mock_id))`

/** For queries of tests: the shift that ends last, for which the results of a mock wait. */
export const LAST_SHIFT = sql<{ mock: string; shift: number } | null>`(
  select jsonb_build_object('mock', live_mocks.title, 'shift', shift.shift_number)
  from tests as shift join live_mocks on live_mocks.id = shift.live_mock_id
  where shift.live_mock_id = tests.live_mock_id
  order by ${LAST_DELIVERY} desc nulls last, shift.shift_number limit 1)`

type Held = { readonly released_at: Date | null; readonly release_follows: boolean; readonly now: Date }

/**
 * Locks a live test, with the other shifts of its mock: whoever decides on a release or gives time waits. Returns when results
 * are released at a time that stays; null where every release follows or is decided later.
 */
export async function lockForRelease(tx: Transaction, testId: number): Promise<Date | null> {
  const { rows } = await sql<Held>`
    select tests.released_at, tests.release_follows, clock_timestamp() as now from tests
    where tests.id = ${testId} or tests.live_mock_id = (select own.live_mock_id from tests own where own.id = ${testId})
    order by tests.id for no key update`.execute(tx)
  const fixed = rows.flatMap(({ released_at: at, release_follows, now }) =>
    at === null || (release_follows && at > now) ? [] : [at.getTime()],
  )
  return fixed.length === 0 ? null : new Date(Math.min(...fixed))
}

/** After a shift was moved or called off: a release that follows moves with the last delivery, also to an earlier time. */
export async function updateReleases(tx: Transaction, testId: number): Promise<void> {
  await sql`
    update tests set released_at = ${RELEASE_FROM}
    where (tests.id = ${testId} or tests.live_mock_id = (select own.live_mock_id from tests own where own.id = ${testId}))
      and tests.released_at > clock_timestamp()
      and (tests.release_follows or tests.released_at < ${RELEASE_FROM})`.execute(tx)
}

/** After time was given or a shift was added: what is not released yet waits for the last delivery. */
export async function deferReleases(tx: Transaction, testId: number): Promise<void> {
  await sql`
    update tests set released_at = ${RELEASE_FROM}
    where (tests.id = ${testId} or tests.live_mock_id = (select own.live_mock_id from tests own where own.id = ${testId}))
      and tests.released_at > clock_timestamp() and tests.released_at < ${RELEASE_FROM}`.execute(tx)
}
