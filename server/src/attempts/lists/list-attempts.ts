import type { AttemptList } from '@pariksha/contract/attempts/lists'
import type { AttemptStatus } from '@pariksha/domain/timing/closing'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { IS_RELEASED, MAXIMUM, WAS_PRACTISED } from '../results/release.ts'
import { releasedScore } from './released-score.ts'

const PAGE = 20

export async function listAttempts(db: Database, studentId: number, page: number): Promise<AttemptList> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .leftJoin('results', (join) =>
      join.onRef('results.student_id', '=', 'attempts.student_id').onRef('results.attempt_id', '=', 'attempts.id'),
    )
    .select([
      'attempts.id',
      'attempts.test_id',
      'tests.title',
      'tests.series_slug',
      MAXIMUM.as('total_marks'),
      sql<AttemptStatus>`attempts.status`.as('status'),
      WAS_PRACTISED.as('practised'),
      'attempts.started_at',
      'attempts.completed_at',
      'tests.released_at',
      'results.units',
      'results.units_per_mark',
      IS_RELEASED.as('released'),
    ])
    .where('attempts.student_id', '=', studentId)
    .orderBy('attempts.id', 'desc')
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute()
  const present = (row: (typeof rows)[number]): AttemptList['results'][number] => ({
    id: row.id,
    test_id: row.test_id,
    title: row.title,
    series: row.series_slug,
    status: row.status,
    practised: row.practised,
    score: releasedScore(row),
    release_at: row.released_at?.toISOString() ?? null,
    max_marks: row.total_marks,
    started_at: row.started_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  })
  return pageOf(rows, PAGE, present, '/tests/usertest/', { page })
}
