import { MAX_TAKEN, type RunningAttempt, type TakenTest, type TakenTests } from '@pariksha/contract/attempts/lists'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type AttemptRow, elapsedNow } from '../attempt.ts'
import { findOpenAttempts } from '../queries.ts'
import { IS_RELEASED, MAXIMUM } from '../results/release.ts'
import { releasedScore } from './released-score.ts'

/** The student's open attempts and last results, for lists of tests. */
export async function readTaken(db: Database, studentId: number): Promise<TakenTests> {
  const [running, completed] = await Promise.all([findOpenAttempts(db, studentId), findCompleted(db, studentId)])
  return { running: running.map(presentRunning), completed }
}

function presentRunning(attempt: AttemptRow & { readonly seconds: number }): RunningAttempt {
  const { id, testId, title, status, seconds } = attempt
  if (status === 'completed') throw new Error('a completed attempt among the open ones')
  const remaining = seconds - elapsedNow(attempt) / 1000
  return {
    attempt_id: id,
    test_id: testId,
    title,
    status,
    remaining_seconds: Math.min(seconds, Math.max(0, remaining)),
  }
}

/** The latest completed attempt of each test. */
async function findCompleted(db: Database, studentId: number): Promise<TakenTest[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('attempts')
        .innerJoin('tests', 'tests.id', 'attempts.test_id')
        .leftJoin('results', (join) =>
          join.onRef('results.student_id', '=', 'attempts.student_id').onRef('results.attempt_id', '=', 'attempts.id'),
        )
        .distinctOn('attempts.test_id')
        .select([
          'attempts.id',
          'attempts.test_id',
          'tests.title',
          'tests.series_slug',
          MAXIMUM.as('total_marks'),
          sql<Date>`attempts.completed_at`.as('completed_at'),
          'results.units',
          'results.units_per_mark',
          IS_RELEASED.as('released'),
        ])
        .where('attempts.student_id', '=', studentId)
        .where('attempts.status', '=', 'completed')
        .orderBy('attempts.test_id')
        .orderBy('attempts.id', 'desc')
        .as('latest'),
    )
    .selectAll()
    .orderBy('completed_at', 'desc')
    .limit(MAX_TAKEN)
    .execute()
  return rows.map((row) => ({
    attempt_id: row.id,
    test_id: row.test_id,
    title: row.title,
    series: row.series_slug,
    score: releasedScore(row),
    max_marks: row.total_marks,
    completed_at: row.completed_at.toISOString(),
  }))
}
