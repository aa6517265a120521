import type { Database, Transaction } from '../../platform/db/database.ts'

/** The exam that practice goes by first; undefined where the student has chosen none. */
export async function firstChosen(db: Database | Transaction, studentId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('chosen_exams')
    .select('exam_slug')
    .where('student_id', '=', studentId)
    .orderBy('chosen_at')
    .limit(1)
    .executeTakeFirst()
  return row?.exam_slug
}
