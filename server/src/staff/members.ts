import { email } from '@pariksha/contract/accounts'
import { sql } from 'kysely'
import { z } from 'zod'
import { hashPassword } from '../accounts/passwords.ts'
import { type Database, transact } from '../db/database.ts'

export type Credentials = { readonly email: string; readonly password: string }

/** Staff can change what everybody sees: longer than what students need. */
export const staffPassword = z.string().min(12, 'at least 12 characters').max(128, 'at most 128 characters')
export const staffEmail = email

/**
 * Makes a member of the staff, also of an account that is there: its password is replaced, its sessions end, and an
 * authenticator app is set up anew at the next sign-in.
 */
export async function makeStaff(db: Database, { email, password }: Credentials): Promise<'made' | 'renewed'> {
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    const name = 'Staff'
    const { id, fresh } = await tx
      .insertInto('users')
      .values({
        email,
        email_verified_at: sql<Date>`now()`, // whoever sets up the installation says so
        first_name: name,
        last_name: '',
        preferred_name: name,
        full_name: name,
        preferred_test: 'ICET',
        password_hash: passwordHash,
        role: 'staff',
      })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          role: 'staff',
          password_hash: passwordHash,
          email_verified_at: sql<Date>`now()`,
        }),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('fresh')])
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('tokens').where('user_id', '=', id).execute()
    await tx.deleteFrom('second_steps').where('user_id', '=', id).execute()
    return fresh ? 'made' : 'renewed'
  })
}

/** For the first start; afterwards the environment gives nobody anything. Two processes may start at once. */
export async function makeFirstStaff(db: Database, credentials: Credentials): Promise<boolean> {
  const there = await db.selectFrom('users').select('id').where('role', '=', 'staff').limit(1).executeTakeFirst()
  if (there) return false
  await makeStaff(db, credentials)
  return true
}
