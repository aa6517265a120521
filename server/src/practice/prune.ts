import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** For who answers late, or sends an answer again. */
const RETENTION = sql`interval '30 days'`

/**
 * Forgets the texts and keys of old questions, which are most of what practice stores; what was asked stays by its source and
 * seed. What nobody answered goes whole, but for the questions of a day: a day stays unfinished. Run by a job.
 */
export async function prunePractice(db: Database): Promise<void> {
  await sql`
    delete from practice_questions as asked
    where body is not null and day is null and asked_at < now() - ${RETENTION} and not exists (
      select from practice_answers as answers
      where answers.student_id = asked.student_id and answers.question_id = asked.id)`.execute(db)
  await sql`
    update practice_questions set body = null where body is not null and asked_at < now() - ${RETENTION}`.execute(db)
}
