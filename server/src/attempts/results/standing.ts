import type { Standing } from '@pariksha/contract/attempts/results'
import { percentileBand, standing } from '@pariksha/domain/ranking'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { IS_RELEASED, TEST_IS_RELEASED } from './release.ts'

/** The current rank and percentile of the caller's result among the ranked ones of its test. */
export async function readStanding(db: Database, studentId: number, attemptId: number): Promise<Standing> {
  const { rows } = await sql<{ ranked: boolean | null; better: number; all: number }>`
    select mine.ranked and ${IS_RELEASED} as ranked, others.*
    from attempts
    join tests on tests.id = attempts.test_id
    left join results mine on mine.student_id = attempts.student_id and mine.attempt_id = attempts.id
    cross join lateral (
      select count(*) filter (where r.units > mine.units) as better, count(*) as "all"
      from results r where r.test_id = tests.id and r.ranked and ${TEST_IS_RELEASED}
    ) others
    where attempts.student_id = ${studentId} and attempts.id = ${attemptId}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const { ranked, better, all } = row
  if (!ranked) return { rank: null, of: all, percentile: null, band: null }
  return { ...standing({ better, all }), band: percentileBand({ better, all }) }
}
