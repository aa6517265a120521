import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** How many rows of a table a student may have; what grows with the catalogue or with time alone has no row here. */
const MAX_ROWS = { orders: 500, doubts: 1_000, saved_questions: 5_000 } as const

/** Before one more is stored. Other calls of the same student wait, so that the count is true. */
export async function assertBelowRowLimit(
  tx: Transaction,
  studentId: number,
  table: keyof typeof MAX_ROWS,
): Promise<void> {
  await sql`select from users where id = ${studentId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${sql.table(table)} where student_id = ${studentId} limit ${MAX_ROWS[table]}) as had`.execute(tx)
  if ((rows[0]?.count ?? 0) >= MAX_ROWS[table]) throw new AppError('too_many_kept')
}
