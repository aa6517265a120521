import type { Language } from '@pariksha/contract/languages'
import type { SignedInUser, User } from '@pariksha/contract/people/accounts/user'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

const PROFILE = [
  'id',
  'full_name',
  'preferred_name',
  'email',
  'phone_number',
  'dob',
  'preferred_test',
  'pincode',
  'language',
] as const

export async function profileById(db: Queryable, id: number): Promise<User> {
  const user = await db
    .selectFrom('users')
    .select(PROFILE)
    .where('id', '=', id)
    .$narrowType<{ language: Language | null }>()
    .executeTakeFirst()
  if (!user) throw new AppError('unauthorized') // erased concurrently
  return user
}

export async function isPhoneVerified(db: Queryable, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('phone_verified_at').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.phone_verified_at !== null
}

/** The account as its sign-in answers it. */
export async function signedInUser(db: Queryable, id: number): Promise<SignedInUser> {
  const user = await profileById(db, id)
  const row = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  return { ...user, is_staff: row?.role === 'staff' }
}

export type Credentials = {
  readonly id: number
  /** Where codes may go: a number that was proved. */
  readonly phone_number: string | null
  readonly password_hash: string | null
  readonly blocked_at: Date | null
}

export const credentialsByEmail = (db: Queryable, email: string): Promise<Credentials | undefined> =>
  db
    .selectFrom('users')
    .select([
      'id',
      sql<string | null>`case when phone_verified_at is not null then phone_number end`.as('phone_number'),
      'password_hash',
      'blocked_at',
    ])
    .where('email', '=', email)
    .executeTakeFirst()

export async function pendingPhone(db: Database, registration: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('registrations')
    .select('phone_number')
    .where('id', '=', registration)
    .executeTakeFirst()
  return row?.phone_number
}

/** The institute's name, for mails. */
export const instituteName = async (db: Database): Promise<string> =>
  (await db.selectFrom('institute').select('name').executeTakeFirstOrThrow()).name
