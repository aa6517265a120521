import type { TestTaken } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { countedAttempts, isChosen } from './sittings/sittings.ts'

const PAGE = 30

type Asked = { readonly q?: string | undefined; readonly page: number }
type Row = Omit<TestTaken, 'last_started_at'> & { readonly last_started_at: Date }

const testsTakenQuery = (caller: Caller, { q = '', page }: Asked) => {
  const words = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<Row>`
    select tests.id as test_id, tests.title, series.name as series, tests.mode, ${TEST_IS_RELEASED} as released,
           sat.completed, sat.running,
           (select started_at from attempts where attempts.test_id = tests.id and attempts.id = page.last) as last_started_at
    from (
      select tests.id, begun.last
      from tests join series on series.slug = tests.series_slug
      cross join lateral (
        select max(a.id) as last from attempts a
        where a.test_id = tests.id and a.counted and ${isChosen({ caller }, sql.ref('a.student_id'))}
      ) as begun
      where begun.last is not null and (tests.title ilike ${words} or series.name ilike ${words})
      order by begun.last desc
      limit ${PAGE + 1} offset ${(page - 1) * PAGE}
    ) as page
    join tests on tests.id = page.id
    join series on series.slug = tests.series_slug
    cross join lateral (
      select count(*) filter (where f.status = 'completed')::int as completed,
             count(*) filter (where f.status <> 'completed')::int as running
      from (${countedAttempts(sql.ref('tests.id'), { caller })}) as f
    ) as sat
    order by page.last desc`
}

/** Tests with attempts of students whom the caller may see, the one begun last first. */
export async function listTestsTaken(db: Database, caller: Caller, asked: Asked) {
  const { rows } = await testsTakenQuery(caller, asked).execute(db)
  const tests = rows
    .slice(0, PAGE)
    .map((row): TestTaken => ({ ...row, last_started_at: row.last_started_at.toISOString() }))
  return { tests, more: rows.length > PAGE }
}
