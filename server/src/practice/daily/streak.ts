import type { TodayState } from '@pariksha/contract/practice/ten-a-day'
import { streakFrom } from '@pariksha/domain/practice/streak'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { TODAY } from '../../platform/db/indian-day.ts'

const MAX_DAYS = 1_000

/** A day is finished when all its questions were answered on it, also if the answers were delivered later. */
export async function readStreak(db: Database, studentId: number): Promise<TodayState['streak']> {
  const { rows } = await sql<{ ago: number }>`
    select ${TODAY} - asked.day as ago
    from practice_questions as asked
    left join practice_answers as answers on answers.student_id = asked.student_id and answers.question_id = asked.id
    where asked.student_id = ${studentId} and asked.day > ${TODAY} - ${MAX_DAYS}::int
    group by asked.day
    having count(*) = count(answers.question_id)
      and max(answers.answered_at) < (asked.day + 1)::timestamp at time zone 'Asia/Kolkata'`.execute(db)
  const { days, week } = streakFrom(new Set(rows.map(({ ago }) => ago)))
  return { days, week: [...week] }
}
