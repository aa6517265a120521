import type { MockResult, MockResults } from '@pariksha/contract/results/mock-results'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { type ComparedShifts, readShifts } from '../../attempts/results/shifts.ts'
import { findBatch } from '../../people/batches/queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { isReadBy } from './find-test.ts'
import { presentResults, readRanks } from './present-results.ts'
import type { SittingRow } from './sittings/sitting-rows.ts'
import { isChosen } from './sittings/sittings.ts'

const PAGE = 50

/** Whose results of which mock. */
export type AskedMock = { readonly caller: Caller; readonly mockId: number; readonly batch?: number | undefined }

type FoundMock = { readonly about: MockResults; readonly shifts: ComparedShifts }

/** A mock of which the caller may see the results of a shift. */
export async function findMockResults(db: Database, { caller, mockId, batch }: AskedMock): Promise<FoundMock> {
  if (batch !== undefined) await findBatch(db, caller, batch)
  const { rows } = await sql<Pick<MockResults, 'title' | 'series'> & { readonly titles: MockResults['shifts'] }>`
    select m.title, series.name as series, (
      select json_agg(json_build_object('test_id', s.id, 'number', s.shift_number, 'title', s.title, 'ranked', (
          select count(*) from results r where r.test_id = s.id and r.ranked)) order by s.shift_number)
      from tests s where s.live_mock_id = m.id and s.called_off_reason is null) as titles
    from live_mocks m join series on series.slug = m.series_slug
    where m.id = ${mockId} and exists (select from tests where tests.live_mock_id = m.id and ${isReadBy(caller)})`.execute(
    db,
  )
  const [mock] = rows
  const shifts = mock && (await readShifts(db, mockId))
  if (!shifts) throw new AppError('not_found')
  const about = {
    mock_id: mockId,
    title: mock.title,
    series: mock.series,
    normalisation: shifts.normalisation,
    released: shifts.shifts.every(({ released }) => released),
    of: shifts.all[0]?.across.all ?? 0,
    shifts: mock.titles,
  }
  return { about, shifts }
}

type Row = SittingRow & { readonly test_id: number; readonly shift: number; readonly place: number | null }

/**
 * Ranked results of all shifts by their scores, for whom the caller may see; those of a small shift, which have none, come
 * last. What was computed of each number of marks goes to the database, which sorts and cuts.
 */
export async function mockRows(
  db: Database,
  { caller, mockId, batch }: AskedMock,
  { all }: ComparedShifts,
  limit: number,
  offset = 0,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with scores as (
      select * from unnest(${all.map(({ testId }) => testId)}::int8[], ${all.map(({ marks }) => marks)}::float8[],
        ${all.map(({ across }) => across.better)}::int8[]) as s (test_id, marks, better)
    ), ranked as materialized ( -- else every candidate is compared with all numbers of marks
      select r.*, tests.shift_number as shift, r.units::float8 / r.units_per_mark as marks
      from tests join results r on r.test_id = tests.id and r.ranked
      where tests.live_mock_id = ${mockId} and ${isChosen({ caller, batch }, sql.ref('r.student_id'))}
    ), listed as (
      select r.*, case when better is not null then rank() over (order by better nulls last) end::int as place
      from ranked r left join scores using (test_id, marks)
      order by better nulls last, shift, units desc, student_id
      limit ${limit} offset ${offset}
    )
    select r.test_id, r.shift, r.student_id, 'completed' as state, r.attempt_id, a.started_at, a.completed_at, r.paper_id,
      r.key_version, r.units, r.units_maximum, r.units_per_mark, r.correct, r.incorrect, r.unattempted, r.spent_ms, r.ranked,
      r.place
    from listed r join attempts a on a.student_id = r.student_id and a.id = r.attempt_id
    order by r.place nulls last, r.shift, r.units desc, r.student_id`.execute(db)
  return rows
}

type Deps = Pick<AttemptDeps, 'db' | 'papers'>

/** Rows with names, batches and ranks, in their order: each as its shift presents it. */
export async function presentMockResults(
  deps: Deps,
  { caller, mockId, batch }: AskedMock,
  rows: readonly Row[],
): Promise<MockResult[]> {
  const found = new Map<Row, MockResult>()
  for (const testId of new Set(rows.map(({ test_id }) => test_id))) {
    const ofTest = rows.filter(({ test_id }) => test_id === testId)
    const chosen = { caller, testId, batch, forGroups: false, mockId }
    const presented = await presentResults(deps, chosen, await readRanks(deps, chosen), ofTest)
    for (const [index, row] of ofTest.entries()) {
      const one = presented[index]
      if (one) found.set(row, { ...one, shift: row.shift, batch_rank: batch === undefined ? null : row.place })
    }
  }
  return rows.flatMap((row) => found.get(row) ?? [])
}

/** A page of the students of all shifts. */
export async function listMockResults(
  deps: Deps,
  asked: AskedMock,
  page: number,
): Promise<{ students: MockResult[]; more: boolean }> {
  const { shifts } = await findMockResults(deps.db, asked)
  const rows = await mockRows(deps.db, asked, shifts, PAGE + 1, (page - 1) * PAGE)
  return { students: await presentMockResults(deps, asked, rows.slice(0, PAGE)), more: rows.length > PAGE }
}
