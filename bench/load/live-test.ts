import type pg from 'pg'
import { bigTest } from './students.ts'

/** The shipped test of two hundred questions once more, live and in ten minutes. */
export async function aLiveTest(pool: pg.Pool): Promise<{ testId: number; questions: number; hash: string }> {
  const { id } = await bigTest(pool)
  const { rows } = await pool.query(
    `with made as (
       insert into tests (series_slug, stage, position, title, pattern, type, sub_type, duration_seconds, question_count,
                          total_marks, languages, instructions, mode, late_window_seconds, access, opens_at, paper_id)
       select series_slug, stage, (select max(position) + 1 from tests), title, pattern, type, sub_type, duration_seconds,
              question_count, total_marks, languages, instructions, 'live', 300, 'free', now() + interval '10 minutes', paper_id
       from tests where id = $1 returning *
     )
     select made.id, question_count, hash from made join papers on papers.id = made.paper_id`,
    [id],
  )
  return { testId: rows[0].id, questions: rows[0].question_count, hash: rows[0].hash }
}
