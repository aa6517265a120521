import type { Standing } from '@pariksha/contract/attempts'
import { standing } from '@pariksha/domain/ranking'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** Rank and percentile of one's own result among the ranked ones of its test, as they are now. */
export async function readStanding(db: Database, studentId: number, attemptId: number): Promise<Standing> {
  const { rows } = await sql<{ ranked: boolean | null; better: number; all: number }>`
    select mine.ranked, others.*
    from attempts a
    left join results mine on mine.student_id = a.student_id and mine.attempt_id = a.id
    cross join lateral (
      select count(*) filter (where r.units > mine.units) as better, count(*) as "all"
      from results r where r.test_id = a.test_id and r.ranked
    ) others
    where a.student_id = ${studentId} and a.id = ${attemptId}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const { ranked, better, all } = row
  return ranked ? standing({ better, all }) : { rank: null, percentile: null, of: all }
}
