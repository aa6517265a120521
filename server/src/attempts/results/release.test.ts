import { ATTEMPT_STATUSES } from '@pariksha/domain/timing/closing'
import { isPractised, isReleased, isTestReleased, TEST_MODES } from '@pariksha/domain/timing/release'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { IS_PRACTISED, IS_RELEASED, TEST_IS_RELEASED } from './release.ts'

const CASES = 10_000

type Due = { readonly whole: boolean; readonly of_test: boolean; readonly practised: boolean }

/** Any test and attempt; `release` is in milliseconds from now. */
const anyCase = fc.record({
  mode: fc.constantFrom(...TEST_MODES),
  status: fc.constantFrom(...ATTEMPT_STATUSES),
  release: fc.option(fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1e10, max: 1e10 }))),
})

test('what is released is the same to domain and to SQL, in ten thousand random cases', async () => {
  const { db } = await databaseForTest()
  const cases = fc.sample(anyCase, CASES).map((one, n) => ({ ...one, n }))
  // to the millisecond, as domain counts; the moments stand around the one at which the statement looks
  const { rows } = await sql<{ n: number; now: Date; released_at: Date | null } & Due>`
    with cases as (
      select n, mode, status, date_trunc('milliseconds', now()) + release * interval '1 millisecond' as released_at
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c (n int8, mode text, status text, release int8)
    )
    select tests.n, now() as now, tests.released_at, ${IS_RELEASED} as whole, ${TEST_IS_RELEASED} as of_test,
      ${IS_PRACTISED} as practised
    from cases as tests join cases as attempts on attempts.n = tests.n
    order by tests.n`.execute(db)
  expect(rows).toHaveLength(CASES)
  const seen = new Set<string>()
  for (const { n, now, released_at, ...found } of rows) {
    const { mode, status } = cases[n] as (typeof cases)[number]
    const releasable = { mode, releasedAt: released_at?.getTime() ?? null }
    const due: Due = {
      whole: isReleased(releasable, { status }, now.getTime()),
      of_test: isTestReleased(releasable, now.getTime()),
      practised: isPractised(releasable, now.getTime()),
    }
    expect({ mode, status, released_at, now, ...found }).toEqual({ mode, status, released_at, now, ...due })
    seen.add(`${mode} ${released_at === null} ${due.of_test} ${due.whole}`)
  }
  expect(seen.size).toBe(9)
})
