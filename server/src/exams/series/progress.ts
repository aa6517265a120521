import type { SeriesProgress } from '@pariksha/contract/exams/tests'
import { sql } from 'kysely'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import type { Database } from '../../platform/db/database.ts'

/** How far a student has come in each series begun; a result counts once it is released. */
export async function readProgress(db: Database, studentId: number): Promise<SeriesProgress[]> {
  const { rows } = await sql<SeriesProgress>`
    select series.slug as series,
      count(distinct attempts.test_id) filter (where attempts.status = 'completed')::int as tests_taken,
      max(round(100.0 * results.units / nullif(results.units_maximum, 0)))
        filter (where ${IS_RELEASED})::int as best_percent,
      (array_agg(jsonb_build_object('test_id', tests.id, 'title', tests.title) order by attempts.id desc)
        filter (where attempts.status <> 'completed'))[1] as open_test
    from attempts
    join tests on tests.id = attempts.test_id
    join series on series.slug = tests.series_slug
    left join results on results.student_id = attempts.student_id and results.attempt_id = attempts.id
    where attempts.student_id = ${studentId}
    group by series.slug
    order by series.position`.execute(db)
  return rows
}
