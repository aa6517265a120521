import { email } from '@pariksha/contract/accounts'
import { sql } from 'kysely'
import { z } from 'zod'
import { hashPassword } from '../accounts/password/passwords.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { seedOnce } from '../seeding/site/seed-once.ts'
import { auditFrom } from './audit.ts'

export type Credentials = { readonly email: string; readonly password: string }

/** Longer than for students, as staff can change the public site. */
export const STAFF_PASSWORD_LENGTH = 12
export const staffPassword = z
  .string()
  .min(STAFF_PASSWORD_LENGTH, 'at least 12 characters')
  .max(128, 'at most 128 characters')
export const staffEmail = email

const COMMAND_LINE = 'the command line'
const FIRST_START = 'the first start'

/**
 * Creates a member of the staff, or turns an existing account into one: replaces its password, ends its sessions, and resets
 * its authenticator app.
 */
export async function createMember(db: Database, { email, password }: Credentials): Promise<'made' | 'renewed'> {
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    await seedOnce(tx, 'staff', 'first', async () => {}) // recorded, so that no later start creates the first member
    return upsertMember(tx, email, passwordHash, COMMAND_LINE)
  })
}

/**
 * For the first start only; afterwards the environment variables have no effect, even if that account was removed. Two
 * processes may start at once.
 */
export async function createFirstStaff(db: Database, { email, password }: Credentials): Promise<boolean> {
  const there = await db.selectFrom('seeded').select('key').where('kind', '=', 'staff').executeTakeFirst()
  if (there) return false
  const passwordHash = await hashPassword(password)
  return transact(db, (tx) => seedOnce(tx, 'staff', 'first', () => upsertMember(tx, email, passwordHash, FIRST_START)))
}

async function upsertMember(
  tx: Transaction,
  email: string,
  passwordHash: string,
  origin: string,
): Promise<'made' | 'renewed'> {
  const former = await tx.selectFrom('users').select('role').where('email', '=', email).forUpdate().executeTakeFirst()
  const credentials = { role: 'staff', password_hash: passwordHash, email_verified_at: sql<Date>`now()` } // whoever sets up the installation says so
  const name = 'Staff'
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      first_name: name,
      last_name: '',
      preferred_name: name,
      full_name: name,
      preferred_test: 'ICET',
      ...credentials,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(credentials))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('tokens').where('user_id', '=', id).execute()
  await tx.deleteFrom('second_steps').where('user_id', '=', id).execute()
  await auditFrom(tx, origin, {
    action: former?.role === 'staff' ? 'renewed a staff account' : 'added a staff account',
    subject: 'staff',
    id,
    before: former,
    after: { email, role: 'staff' },
  })
  return former ? 'renewed' : 'made'
}

/** Turns a member into a student and ends the sessions. Returns whether there was such a member. */
export const removeStaff = (db: Database, email: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const member = await tx
      .updateTable('users')
      .set({ role: 'student' })
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .returning('id')
      .executeTakeFirst()
    if (!member) return false
    await tx.deleteFrom('tokens').where('user_id', '=', member.id).execute()
    await tx.deleteFrom('second_steps').where('user_id', '=', member.id).execute()
    await auditFrom(tx, COMMAND_LINE, {
      action: 'removed a staff account',
      subject: 'staff',
      id: member.id,
      before: { email, role: 'staff' },
      after: { email, role: 'student' },
    })
    return true
  })
