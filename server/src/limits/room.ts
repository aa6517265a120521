import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** How many rows of a table a student may have; what grows with the catalogue or with time alone has no row here. */
const MOST = { orders: 500, doubts: 1_000, saved_questions: 5_000 } as const

/** Before one more is stored. Other calls of the same student wait, so that the count is true. */
export async function mustHaveRoom(tx: Transaction, studentId: number, table: keyof typeof MOST): Promise<void> {
  await sql`select from users where id = ${studentId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${sql.table(table)} where student_id = ${studentId} limit ${MOST[table]}) as had`.execute(tx)
  if ((rows[0]?.count ?? 0) >= MOST[table]) throw new AppError('too_many_kept')
}
