import type { TestResults, TestTaken } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import { TEST_IS_RELEASED } from '../../attempts/results/release.ts'
import { presentCalledOff } from '../../exams/catalogue/called-off.ts'
import { findBatch } from '../../people/batches/queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'
import { isChosen, type ResultsRequest } from './sittings/sittings.ts'

export type FoundTest = Pick<TestTaken, 'test_id' | 'title' | 'series' | 'mode' | 'released'> & {
  readonly paperId: number
  /** By the key as it is corrected now. */
  readonly maxMarks: number
  readonly forGroups: boolean
  /** The mock that the test is a shift of. */
  readonly mockId: number | null
  readonly shift: number | null
  readonly calledOff: TestResults['called_off']
}

type Row = Omit<FoundTest, 'paperId' | 'calledOff'> & {
  readonly paperId: number | null
  readonly closed_at: Date | null
  readonly called_off_reason: string | null
}

/** Everybody is marked by one key: what one result is out of all are. */
const MAX_MARKS = sql<number>`coalesce(
  (select round(r.units_maximum::numeric / r.units_per_mark, 2) from results r
    where r.test_id = tests.id and r.paper_id = tests.paper_id limit 1),
  tests.total_marks)`

/** For queries of tests: one that students of the caller's own batches took, or that is for those batches. */
export const isReadBy = (caller: Caller) => sql<boolean>`(${may(caller, 'batches.manage')}
  or exists (
    select from attempts a where a.test_id = tests.id and ${isChosen({ caller }, sql.ref('a.student_id'))})
  or exists (
    select from test_batches b join batch_teachers t on t.batch_id = b.batch_id
    where b.test_id = tests.id and tests.access = 'groups' and t.teacher_id = ${caller.userId}))`

/** A test that the caller may see results of: one that students of their own batches took, or that is for those batches. */
export async function findTest(db: Database, { caller, testId, batch }: ResultsRequest): Promise<FoundTest> {
  if (batch !== undefined) await findBatch(db, caller, batch)
  const { rows } = await sql<Row>`
    select tests.id as test_id, tests.title, series.name as series, tests.mode, ${TEST_IS_RELEASED} as released,
           tests.paper_id as "paperId", ${MAX_MARKS} as "maxMarks", tests.access is not distinct from 'groups' as "forGroups",
           tests.live_mock_id as "mockId", tests.shift_number as shift, tests.closed_at, tests.called_off_reason
    from tests join series on series.slug = tests.series_slug
    where tests.id = ${testId} and ${isReadBy(caller)}`.execute(db)
  const [row] = rows
  if (!row || row.paperId === null) throw new AppError('not_found')
  const { closed_at, called_off_reason, paperId, ...test } = row
  return { ...test, paperId, calledOff: presentCalledOff({ closed_at, called_off_reason }) }
}
