import { earliestRelease, type LiveSchedule } from '@pariksha/domain/timing/release'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { RELEASE_FROM } from './earliest-release.ts'

const CASES = process.env.NIGHTLY ? 3_000 : 500
const MINUTE = 60_000

/** A shift, its moments in minutes around now; of its attempts two that may be open. */
const shift = fc.record({
  opens: fc.integer({ min: -500, max: 500 }),
  lasts: fc.integer({ min: 1, max: 300 }),
  entry: fc.integer({ min: 1, max: 300 }),
  late: fc.integer({ min: 0, max: 120 }),
  common: fc.boolean(),
  added: fc.integer({ min: 0, max: 30 }),
  closed: fc.option(fc.integer({ min: -600, max: 600 })),
  open: fc.array(
    fc.record({ until: fc.integer({ min: -500, max: 2_000 }), done: fc.boolean(), counted: fc.boolean() }),
    {
      maxLength: 2,
    },
  ),
})
type Shift = typeof shift extends fc.Arbitrary<infer One> ? One : never
/** A mock of up to three shifts, or with null a test that is in none. */
const mock = fc.record({ shifts: fc.array(shift, { minLength: 1, maxLength: 3 }), isMock: fc.boolean() })

const scheduleOf = ({ opens, lasts, entry, late, common, added, closed, open }: Shift): LiveSchedule => {
  const until = open.filter(({ done, counted }) => !done && counted).map((one) => one.until * MINUTE)
  return {
    opensAt: opens * MINUTE,
    closesAt: (opens + entry) * MINUTE,
    duration: lasts * MINUTE,
    lateWindow: late * MINUTE,
    commonStart: common,
    added: common ? added * MINUTE : 0,
    openUntil: until.length === 0 ? null : Math.max(...until),
    calledOff: closed !== null && closed <= opens,
  }
}

test('the earliest release is the same to domain and to SQL, in random mocks', async () => {
  const { db } = await databaseForTest()
  const cases = fc.sample(mock, CASES)
  const tests = cases.flatMap(({ shifts, isMock }, n) =>
    shifts.map((one, at) => ({ ...one, id: n * 10 + at, mock: isMock ? n : null })),
  )
  const attempts = tests.flatMap(({ id, open }) => open.map((one) => ({ ...one, test: id })))
  const { rows } = await sql<{ id: number; minutes: number }>`
    with tests as (
      select id, mock as live_mock_id, common as common_start, case when common then added else 0 end * 60000 as added_most_ms,
        timestamptz 'epoch' + opens * interval '1 minute' as opens_at, lasts * 60 as duration_seconds,
        timestamptz 'epoch' + (opens + entry) * interval '1 minute' as closes_at, late * 60 as late_window_seconds,
        timestamptz 'epoch' + closed * interval '1 minute' as closed_at
      from jsonb_to_recordset(${JSON.stringify(tests)}::jsonb) as t (id int8, mock int8, common bool, added int8, opens int8,
        lasts int8, entry int8, late int8, closed int8)
    ), attempts as (
      select test as test_id, timestamptz 'epoch' + until * interval '1 minute' as late_until, counted,
        case when done then 'completed' else 'started' end as status
      from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as a (test int8, until int8, done bool, counted bool)
    )
    select tests.id, (extract(epoch from ${RELEASE_FROM}) / 60)::float8 as minutes from tests`.execute(db)
  const found = new Map(rows.map(({ id, minutes }) => [id, minutes * MINUTE]))
  expect(rows).toHaveLength(tests.length)
  let waited = 0
  for (const [n, { shifts, isMock }] of cases.entries())
    for (const [at, one] of shifts.entries()) {
      const others = isMock ? shifts.filter((_, other) => other !== at).map(scheduleOf) : []
      const earliest = earliestRelease(scheduleOf(one), others)
      if (earliest > earliestRelease(scheduleOf(one))) waited++
      expect({ shifts, isMock, at, from: found.get(n * 10 + at) }).toEqual({ shifts, isMock, at, from: earliest })
    }
  expect(waited).toBeGreaterThan(CASES / 10)
})
