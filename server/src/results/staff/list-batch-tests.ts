import type { TestOfBatch } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import { findBatch } from '../../people/batches/queries.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { countedAttempts } from './sittings/sittings.ts'

const MAX_LISTED = 200

type Row = Omit<TestOfBatch, 'absent' | 'opens_at' | 'closes_at'> & {
  readonly opens_at: Date | null
  readonly closes_at: Date | null
  readonly upcoming: boolean
}

/** Tests for named batches, this one among them, the latest first. */
export async function listBatchTests(db: Database, caller: Caller, batch: number): Promise<TestOfBatch[]> {
  const { members } = await findBatch(db, caller, batch)
  const { rows } = await sql<Row>`
    select tests.id as test_id, tests.title, series.name as series, tests.mode, ${TEST_IS_RELEASED} as released,
           tests.opens_at, tests.closes_at, coalesce(tests.opens_at > now(), false) as upcoming, tests.closed_at is not null as closed,
           tests.called_off_reason is not null as called_off, sat.completed, sat.running
    from test_batches
    join tests on tests.id = test_batches.test_id
    join series on series.slug = tests.series_slug
    cross join lateral (
      select count(*) filter (where f.status = 'completed')::int as completed,
             count(*) filter (where f.status <> 'completed')::int as running
      from (${countedAttempts(sql.ref('tests.id'), { caller, batch })}) as f
    ) as sat
    where test_batches.batch_id = ${batch} and tests.access = 'groups' and tests.paper_id is not null
    order by tests.id desc
    limit ${MAX_LISTED}`.execute(db)
  return rows.map(({ opens_at, closes_at, upcoming, ...row }) => ({
    ...row,
    absent: upcoming ? null : members - row.completed - row.running,
    opens_at: opens_at?.toISOString() ?? null,
    closes_at: closes_at?.toISOString() ?? null,
  }))
}
