import type { MockStanding, Standing } from '@pariksha/contract/attempts/results'
import { percentileInterval, standing } from '@pariksha/domain/ranking/ranking'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { compareCutOffs, readCutOffs } from './cut-offs.ts'
import { IS_RELEASED, TEST_IS_RELEASED, WAS_PRACTISED } from './release.ts'
import { readShifts, scoreOf } from './shifts.ts'

type Row = {
  readonly test_id: number
  readonly mock_id: number | null
  readonly ranked: boolean | null
  readonly practised: boolean
  readonly released: boolean
  readonly marks: number
  /** As they are shown. */
  readonly rounded: number | null
  readonly better: number
  readonly all: number
  readonly others: number
  readonly others_better: number
}

/**
 * The current rank and percentile of the caller's result among the ranked ones of its test, and over the shifts of its mock. Of
 * practice after a live test the rank that it would have had: among the others, as if it had been the student's one attempt.
 */
export async function readStanding(db: Database, studentId: number, attemptId: number): Promise<Standing> {
  const { rows } = await sql<Row>`
    select tests.id as test_id, tests.live_mock_id as mock_id, mine.ranked, ${IS_RELEASED} as released,
      ${WAS_PRACTISED} as practised,
      mine.units::float8 / mine.units_per_mark as marks,
      round(mine.units::numeric / mine.units_per_mark, 2)::float8 as rounded, counted.*
    from attempts
    join tests on tests.id = attempts.test_id
    left join results mine on mine.student_id = attempts.student_id and mine.attempt_id = attempts.id
    cross join lateral (
      select count(*) filter (where r.units > mine.units) as better, count(*) as "all",
        count(*) filter (where r.student_id <> attempts.student_id) as others,
        count(*) filter (where r.student_id <> attempts.student_id and r.units > mine.units) as others_better
      from results r where r.test_id = tests.id and r.ranked and ${TEST_IS_RELEASED}
    ) counted
    where attempts.student_id = ${studentId} and attempts.id = ${attemptId}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const { ranked, released, all, mock_id, rounded: marks } = row
  const none = { rank: null, of: all, percentile: null, band: null, mock: null, would_be: null, cut_offs: [] }
  if (!released) return none
  const asked = await readCutOffs(db, row.test_id)
  if (!ranked) {
    const would_be = row.practised ? wouldBe(row) : null
    return { ...none, would_be, cut_offs: compareCutOffs(asked, { marks, mock: null }) }
  }
  const mock = mock_id === null ? null : await readMock(db, mock_id, row)
  return { ...placeOf(row), would_be: null, mock, cut_offs: compareCutOffs(asked, { marks, mock }) }
}

/** Where nobody else has a rank there is nothing to compare with. */
function wouldBe({ others, others_better }: Row): Standing['would_be'] {
  if (others === 0) return null
  const { rank, of } = standing({ better: others_better, all: others + 1 })
  return { rank, of }
}

const placeOf = (counted: Pick<Row, 'better' | 'all'>) => ({ ...standing(counted), band: percentileInterval(counted) })

/** No figure of a shift that is not released is shown, so none over all shifts before the last one is. */
async function readMock(db: Database, mockId: number, { test_id, marks }: Row): Promise<MockStanding | null> {
  const compared = await readShifts(db, mockId)
  if (!compared) return null
  const { normalisation, shifts } = compared
  const about = {
    shift: shifts.find(({ testId }) => testId === test_id)?.number ?? 1,
    shifts: shifts.length,
    normalisation,
  }
  if (normalisation === null) return { ...about, across: null, reason: 'not_compared' }
  if (shifts.some(({ released }) => !released)) return { ...about, across: null, reason: 'unreleased' }
  const across = compared.across(test_id, marks)
  if (across) {
    const base = compared.base(test_id, marks)
    return { ...about, across: { score: scoreOf(normalisation, across), ...placeOf(across), base }, reason: null }
  }
  return { ...about, across: null, reason: compared.isApplicable ? 'few' : 'equal_marks' }
}
