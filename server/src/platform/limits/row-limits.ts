import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { lockUser } from '../db/lock-user.ts'
import { LOCKS } from '../db/locks.ts'
import { AppError } from '../errors.ts'

/** How many rows of a table a student may have; what grows with the catalogue or with time alone has no row here. */
const MAX_ROWS = { orders: 500, doubts: 1_000, challenges: 500, saved_questions: 5_000 } as const

/** After one more was stored, so that a call which is repeated and stores nothing is not refused. */
export async function assertWithinRowLimit(
  tx: Transaction,
  studentId: number,
  table: keyof typeof MAX_ROWS,
): Promise<void> {
  await lockUser(tx, studentId) // so that the count is true
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from ${sql.table(table)} where student_id = ${studentId} limit ${MAX_ROWS[table] + 1}) as has`.execute(tx)
  if ((rows[0]?.count ?? 0) > MAX_ROWS[table]) throw new AppError('too_many_kept')
}

/** How many rows of a table the institute may have. */
const MAX_OF_INSTITUTE = { question_topics: 1_000, question_passages: 20_000 } as const

/** Before one more is stored. Others who store one wait, so that the count is true. */
export async function assertInstituteBelowRowLimit(
  tx: Transaction,
  table: keyof typeof MAX_OF_INSTITUTE,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.rowLimit}, hashtext(${table}))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from ${sql.table(table)} limit ${MAX_OF_INSTITUTE[table]}) as had`.execute(tx)
  if ((rows[0]?.count ?? 0) >= MAX_OF_INSTITUTE[table]) throw new AppError('too_many_kept')
}
