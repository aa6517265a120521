import type { Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'

export type Locked = {
  readonly id: number
  readonly email: string
  readonly phone_number: string | null
  readonly blocked_at: Date | null
}

/** Staff accounts are changed by owners, elsewhere: here they are not found. */
export async function lockStudent(tx: Transaction, id: number): Promise<Locked> {
  const student = await tx
    .selectFrom('users')
    .select(['id', 'email', 'phone_number', 'blocked_at'])
    .where('id', '=', id)
    .where('role', '=', 'student')
    .forUpdate()
    .executeTakeFirst()
  if (!student) throw new AppError('not_found')
  return student
}
