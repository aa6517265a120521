import type { LiveTestToAdd, StaffLiveMock, StaffShift } from '@pariksha/contract/live/staff-live-mocks'
import { sql } from 'kysely'
import { LAST_SHIFT, RELEASE_FROM } from '../../../attempts/results/earliest-release.ts'
import { TEST_IS_RELEASED } from '../../../attempts/results/release.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'

const MAX_MOCKS = 100
const MAX_CANDIDATES = 50

type Listed = {
  readonly id: number
  readonly title: string
  readonly series: string
  readonly exam: string
  readonly shifts: number
  readonly registered: number
  readonly opens_at: Date | null
}

export async function listMocks(db: Queryable) {
  const { rows } = await sql<Listed>`
    select m.id, m.title, m.series_slug as series, series.exam,
      (select count(*)::int from tests where tests.live_mock_id = m.id) as shifts,
      (select min(opens_at) from tests where tests.live_mock_id = m.id) as opens_at,
      (select count(*)::int from live_mock_registrations place where place.live_mock_id = m.id) as registered
    from live_mocks m join series on series.slug = m.series_slug
    order by m.id desc limit ${MAX_MOCKS}`.execute(db)
  return rows.map((row) => ({ ...row, opens_at: row.opens_at?.toISOString() ?? null }))
}

export async function findMock(db: Queryable, id: number): Promise<StaffLiveMock> {
  const mock = await db
    .selectFrom('live_mocks')
    .innerJoin('series', 'series.slug', 'live_mocks.series_slug')
    .select([
      'live_mocks.id',
      'live_mocks.version',
      'live_mocks.title',
      'series.slug as series',
      'series.exam',
      'takes_registration',
      'registration_closes_at',
      'places_per_shift',
    ])
    .where('live_mocks.id', '=', id)
    .executeTakeFirst()
  if (!mock) throw new AppError('not_found')
  return {
    ...mock,
    registration_closes_at: mock.registration_closes_at?.toISOString() ?? null,
    shifts: await shiftsOf(db, id),
    ...(await releaseOf(db, id)),
    candidates: await candidatesOf(db, mock.series),
  }
}

const LIVE_TEST = sql`
  tests.id as test_id, tests.title, to_json(tests.opens_at) as opens_at, to_json(tests.closes_at) as closes_at,
  tests.common_start, array(
    select batches.name from test_batches join batches on batches.id = test_batches.batch_id
    where test_batches.test_id = tests.id order by batches.name) as batches`

async function shiftsOf(db: Queryable, mockId: number): Promise<StaffShift[]> {
  const { rows } = await sql<StaffShift>`
    select ${LIVE_TEST}, tests.shift_number as number, to_json(tests.released_at) as released_at,
      to_json(tests.moved_from) as moved_from, tests.called_off_reason as called_off,
      tests.closed_at is null and tests.opens_at > now() as may_move,
      (select count(*)::int from live_mock_registrations place
       where place.live_mock_id = tests.live_mock_id and place.test_id = tests.id) as registered,
      (select count(*)::int from attempts where attempts.test_id = tests.id and attempts.counted) as started
    from tests where tests.live_mock_id = ${mockId} order by tests.opens_at, tests.shift_number`.execute(db)
  return rows
}

async function releaseOf(db: Queryable, mockId: number) {
  const { rows } = await sql<{ release_from: Date | null; last_shift: number; released: boolean }>`
    select ${RELEASE_FROM} as release_from, (${LAST_SHIFT} ->> 'shift')::int as last_shift, ${TEST_IS_RELEASED} as released
    from tests where tests.live_mock_id = ${mockId} and tests.called_off_reason is null
    order by released desc, release_from desc limit 1`.execute(db)
  const [row] = rows
  return {
    release_from: row?.release_from?.toISOString() ?? null,
    last_shift: row?.last_shift ?? null,
    released: row?.released ?? false,
  }
}

/** What may become a shift of a mock of this series. For queries of tests. */
export const mayBeShift = (series: string) => sql<boolean>`(
  tests.mode = 'live' and tests.live_mock_id is null and tests.series_slug = ${series} and tests.closed_at is null
  and tests.opens_at > now() and tests.closes_at is not null)`

async function candidatesOf(db: Queryable, series: string): Promise<LiveTestToAdd[]> {
  const { rows } = await sql<LiveTestToAdd>`
    select ${LIVE_TEST} from tests where ${mayBeShift(series)}
    order by tests.opens_at, tests.id limit ${MAX_CANDIDATES}`.execute(db)
  return rows
}
