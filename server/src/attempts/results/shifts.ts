import type { MockStanding } from '@pariksha/contract/attempts/results'
import { baseShift } from '@pariksha/domain/ranking/base-shift'
import {
  type AcrossShifts,
  type Comparison,
  compareShifts,
  type Normalisation,
  normalisationOf,
  SCORE_DECIMALS,
} from '@pariksha/domain/ranking/normalisation'
import { sql } from 'kysely'
import { comparisonOfSeries } from '../../exams/catalogue/comparison-of-series.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { TEST_IS_RELEASED } from './release.ts'

/** The shifts of a mock, compared by the formula of its exam. */
export type ComparedShifts = {
  /** Null: marks of different shifts are not compared, and nobody has a score. */
  readonly normalisation: Normalisation | null
  readonly shifts: readonly { readonly testId: number; readonly number: number; readonly released: boolean }[]
  /** Where marks of a test stand; undefined for a shift with few candidates, and where the formula cannot be applied. */
  readonly across: (testId: number, marks: number) => AcrossShifts | undefined
  /** Marks on the scale of the base shift, where the board of the exam has one. */
  readonly base: (testId: number, marks: number) => MockBase | null
  /** Whether the formula could be applied to those shifts that have enough candidates. */
  readonly isApplicable: boolean
  /** What `across` returns for every number of marks that was got in a shift. */
  readonly all: readonly MarksAcross[]
}

type MockBase = NonNullable<NonNullable<MockStanding['across']>['base']>
type MarksAcross = { readonly testId: number; readonly marks: number; readonly across: AcrossShifts }

type Row = {
  readonly test_id: number
  readonly number: number
  readonly released: boolean
  readonly series: string
  readonly several: boolean
  /** The formula that cut-offs of the mock were set for, where its exam has another one since. */
  readonly kept: Comparison | null
  readonly counts: readonly { readonly marks: number; readonly count: number }[]
}

/**
 * Counts the ranked results of every shift by marks, again each time, as the ranks of a test are: after a corrected key there is
 * nothing to make again. A shift that was called off is none of them: it has no results to wait for. Undefined for a mock that was
 * made in one shift.
 */
export async function readShifts(db: Queryable, mockId: number): Promise<ComparedShifts | undefined> {
  const { rows } = await sql<Row>`
    select tests.id as test_id, tests.shift_number as number, tests.series_slug as series,
      ${TEST_IS_RELEASED} as released, (select count(*) > 1 from tests all_shifts where all_shifts.live_mock_id = ${mockId}) as several,
      (select kept_comparison from live_mocks where live_mocks.id = ${mockId}) as kept,
      array(
        select jsonb_build_object('marks', r.units::float8 / r.units_per_mark, 'count', count(*))
        from results r where r.test_id = tests.id and r.ranked
        group by r.units::float8 / r.units_per_mark order by r.units::float8 / r.units_per_mark
      ) as counts
    from tests where tests.live_mock_id = ${mockId} and tests.called_off_reason is null
    order by tests.shift_number`.execute(db)
  const [first] = rows
  if (!first?.several) return undefined
  const counts = rows.map((row) => row.counts)
  const normalisation = normalisationOf(first.kept ?? (await comparisonOfSeries(db, first.series)), counts)
  const place = new Map(rows.map(({ test_id }, index) => [test_id, index]))
  const compared = normalisation === null ? undefined : compareShifts(normalisation, counts)
  const across: ComparedShifts['across'] = (testId, marks) => compared?.(place.get(testId) ?? -1, marks)
  const scale = normalisation === 'rrb' ? baseShift(counts) : undefined
  return {
    normalisation,
    base(testId, marks) {
      const number = rows[scale?.place ?? -1]?.number
      if (number === undefined) return null
      const found = scale?.marksOf(place.get(testId) ?? -1, marks)
      return found === undefined ? null : { shift: number, marks: Math.round(found * BASE_STEPS) / BASE_STEPS }
    },
    shifts: rows.map(({ test_id, number, released }) => ({ testId: test_id, number, released })),
    across,
    isApplicable: compared !== undefined,
    all: rows.flatMap(({ test_id, counts }) =>
      counts.flatMap(({ marks }) => {
        const found = across(test_id, marks)
        return found ? [{ testId: test_id, marks, across: found }] : []
      }),
    ),
  }
}

/** As many decimals as a percentile score has. */
const BASE_STEPS = 10 ** SCORE_DECIMALS.rrb

/** A score as its board writes it. */
export const scoreOf = (normalisation: Normalisation, { score }: AcrossShifts): number =>
  score / 10 ** SCORE_DECIMALS[normalisation]
