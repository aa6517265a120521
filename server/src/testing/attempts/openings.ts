import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { aStudent } from '../factories.ts'

/** A student who has opened a shipped test. */
export async function openShippedTest(db: Database, contentId: string): Promise<void> {
  const { id: student } = await aStudent(db)
  const { id, paper_id } = await db
    .selectFrom('tests')
    .select(['id', 'paper_id'])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('attempts')
    .values({
      student_id: student,
      test_id: id,
      paper_id: Number(paper_id),
      started_at: sql<Date>`now()`,
      deadline_at: sql<Date>`now() + interval '1 hour'`,
      late_until: sql<Date>`now() + interval '2 hours'`,
    })
    .execute()
}
