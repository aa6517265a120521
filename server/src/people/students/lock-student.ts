import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

export type LockedStudent = {
  readonly id: number
  readonly email: string
  readonly phone_number: string | null
  readonly blocked_at: Date | null
  /** Whether somebody has confirmed its address or can sign in to it. */
  readonly claimed: boolean
  /** Whether its address was confirmed more than a day ago: somebody who has just changed it gets no sign-in link. */
  readonly addressConfirmed: boolean
}

/** Accounts of staff are not found: owners change them by other calls. */
export async function lockStudent(tx: Transaction, id: number): Promise<LockedStudent> {
  const student = await tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'phone_number',
      'blocked_at',
      sql<boolean>`num_nonnulls(email_verified_at, password_hash, google_subject) > 0`.as('claimed'),
      sql<boolean>`coalesce(email_verified_at < now() - interval '24 hours', false)`.as('addressConfirmed'),
    ])
    .where('id', '=', id)
    .where('role', '=', 'student')
    .forUpdate()
    .executeTakeFirst()
  if (!student) throw new AppError('not_found')
  return student
}
