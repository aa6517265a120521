import type { MockStanding, Standing } from '@pariksha/contract/attempts/results'
import { CATEGORIES, type Category } from '@pariksha/domain/ranking/categories'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/db/database.ts'

export type CutOff = { readonly category: Category; readonly asked: number }

export type CutOffsOfTest = {
  /** The mock in several shifts that they are for, in normalised scores; null: for the test alone, in its marks. */
  readonly mockId: number | null
  /** In the order of the categories. */
  readonly cutOffs: readonly CutOff[]
}

/**
 * The institute's cut-offs that count for a test: marks of several shifts cannot be compared as they are. Where an exam compares no
 * shifts, each has its own.
 */
export async function readCutOffs(db: Queryable, testId: number): Promise<CutOffsOfTest> {
  const { rows } = await sql<CutOffsOfTest>`
    select mock.id as "mockId", array(
      select jsonb_build_object('category', category, 'asked', asked) from (
        select category, marks as asked from cut_offs where mock.id is null and test_id = tests.id
        union all
        select category, score from mock_cut_offs where live_mock_id = mock.id
      ) found
      order by array_position(${CATEGORIES}::text[], category)
    ) as "cutOffs"
    from tests
    left join lateral (
      select shifts.live_mock_id as id from tests shifts where shifts.live_mock_id = tests.live_mock_id
        and not exists (select from exams where exams.slug = tests.series_slug and exams.normalisation = 'none')
      group by shifts.live_mock_id having count(*) > 1
    ) mock on true
    where tests.id = ${testId}`.execute(db)
  return rows[0] ?? { mockId: null, cutOffs: [] }
}

type Own = { readonly marks: number | null; readonly mock: MockStanding | null }

/** Each cut-off beside what the student has of the same kind. */
export function compareCutOffs({ mockId, cutOffs }: CutOffsOfTest, { marks, mock }: Own): Standing['cut_offs'] {
  const compared =
    mockId === null
      ? { compared_with: 'marks' as const, own: marks }
      : { compared_with: 'normalised_score' as const, own: mock?.across?.score ?? null }
  return cutOffs.map((cutOff) => ({ ...cutOff, ...compared }))
}
