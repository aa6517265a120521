import type { MockRankList } from '@pariksha/contract/results/mock-results'
import { MAX_NAMED } from '@pariksha/contract/results/rank-list'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { IS_HIDDEN, mayReadRankList } from './rank-list.ts'
import { readShifts, scoreOf } from './shifts.ts'

type Row = {
  readonly name: string | null
  readonly test_id: number
  readonly shift: number
  readonly marks: number
  readonly better: number
  readonly is_own: boolean
}

/**
 * The best over all shifts of a mock, by the same consent and the same hidden names as the list of each shift. Returned with the
 * scores: once the results of every shift are.
 */
export async function readMockRankList(db: Database, studentId: number, mockId: number): Promise<MockRankList> {
  const { rows: found } = await sql<{ title: string }>`
    select live_mocks.title from live_mocks where live_mocks.id = ${mockId} and exists (
      select from tests where tests.live_mock_id = live_mocks.id and ${mayReadRankList(studentId)})`.execute(db)
  const [mock] = found
  const shifts = mock && (await readShifts(db, mockId))
  if (!shifts?.shifts.every(({ released }) => released)) throw new AppError('not_found')
  const { all, normalisation } = shifts
  if (normalisation === null) throw new AppError('not_found')
  const { rows } = await sql<Row>`
    with scores as (
      select * from unnest(${all.map(({ testId }) => testId)}::int8[], ${all.map(({ marks }) => marks)}::float8[],
        ${all.map(({ across }) => across.better)}::int8[]) as s (test_id, marks, better)
    ), ranked as (
      select r.student_id, r.test_id, tests.shift_number as shift, r.units::float8 / r.units_per_mark as marks
      from tests join results r on r.test_id = tests.id and r.ranked
      where tests.live_mock_id = ${mockId}
    ), agreed as materialized ( -- else every candidate is compared with all numbers of marks
      select ranked.*, shown.name, shown.agreed_at
      from shown_names shown join ranked on ranked.student_id = shown.student_id and ranked.test_id = shown.test_id
      where shown.over_shifts and (shown.student_id = ${studentId} or not ${IS_HIDDEN})
    ), own as materialized (
      select * from ranked where student_id = ${studentId}
    ), named as (
      select name, test_id, shift, marks, better, student_id = ${studentId} as is_own
      from agreed join scores using (test_id, marks)
      order by better, agreed_at, student_id
      limit ${MAX_NAMED}
    )
    select * from named
    union all
    select null, test_id, shift, marks, better, true from own join scores using (test_id, marks)
    order by better`.execute(db)
  const present = ({ test_id, marks, better, shift }: Row) => {
    const across = shifts.across(test_id, marks)
    if (!across) throw new Error('marks without a score were listed')
    return { rank: better + 1, score: scoreOf(normalisation, across), shift }
  }
  const own = rows.find(({ name }) => name === null)
  return {
    title: mock?.title ?? '',
    of: all[0]?.across.all ?? 0,
    normalisation,
    own: own ? present(own) : null,
    students: rows.flatMap((row) =>
      row.name === null ? [] : [{ ...present(row), name: row.name, is_own: row.is_own }],
    ),
  }
}
