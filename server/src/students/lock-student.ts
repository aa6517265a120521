import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../errors.ts'

export type Locked = {
  readonly id: number
  readonly email: string
  readonly phone_number: string | null
  readonly blocked_at: Date | null
  /** Whether somebody proved an address of it or has a way in. */
  readonly opened: boolean
  /** Whether its address has been confirmed for a day: whoever has just moved it gets no link by it. */
  readonly confirmed: boolean
}

/** Staff accounts are changed by owners, elsewhere: here they are not found. */
export async function lockStudent(tx: Transaction, id: number): Promise<Locked> {
  const student = await tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'phone_number',
      'blocked_at',
      sql<boolean>`num_nonnulls(email_verified_at, password_hash, google_subject) > 0`.as('opened'),
      sql<boolean>`coalesce(email_verified_at < now() - interval '24 hours', false)`.as('confirmed'),
    ])
    .where('id', '=', id)
    .where('role', '=', 'student')
    .forUpdate()
    .executeTakeFirst()
  if (!student) throw new AppError('not_found')
  return student
}
