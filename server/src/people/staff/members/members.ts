import type { Role } from '@pariksha/contract/people/rights'
import { sql } from 'kysely'
import { auditFrom } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { seedOnce } from '../../../platform/db/seed-once.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { refusingLastOwner } from '../../accounts/refusing-last-owner.ts'

export type Credentials = { readonly email: string; readonly password: string }

const COMMAND_LINE = 'the command line'
const FIRST_START = 'the first start'

/**
 * Creates an owner, or turns an existing account into one: replaces its password, ends its sessions, and resets its
 * authenticator app.
 */
export async function createOwner(db: Database, { email, password }: Credentials): Promise<'made' | 'renewed'> {
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    await seedOnce(tx, 'staff', 'first', async () => {}) // recorded, so that no later start creates the first member
    return makeOwner(tx, email, passwordHash, COMMAND_LINE)
  })
}

/** Whether there was ever a member of the staff. */
export const hadStaff = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('seeded').select('key').where('kind', '=', 'staff').executeTakeFirst()) !== undefined

/**
 * For the first start only; afterwards the environment variables have no effect, even if that account was removed. Two
 * processes may start at once.
 */
export async function createFirstOwner(db: Database, { email, password }: Credentials): Promise<boolean> {
  if (await hadStaff(db)) return false
  const passwordHash = await hashPassword(password)
  return transact(db, (tx) => seedOnce(tx, 'staff', 'first', () => makeOwner(tx, email, passwordHash, FIRST_START)))
}

async function makeOwner(
  tx: Transaction,
  email: string,
  passwordHash: string,
  origin: string,
): Promise<'made' | 'renewed'> {
  const roles = ['owner'] as const
  const { id, former } = await addToStaff(tx, { email, passwordHash, roles, awaitsOwner: false })
  await auditFrom(tx, origin, {
    action: former?.role === 'staff' ? 'renewed a staff account' : 'added a staff account',
    subject: 'staff',
    id,
    before: former && { email, roles: former.roles },
    after: { email, roles },
  })
  return former ? 'renewed' : 'made'
}

type NewMember = {
  readonly email: string
  readonly passwordHash: string
  readonly roles: readonly Role[]
  /** Whether an owner has to confirm first that it is the right person. */
  readonly awaitsOwner: boolean
  /** The name of a new account; an existing one keeps its own. */
  readonly name?: string
}

/** Gives a new or an existing account the role of staff; the caller has verified the address. */
export async function addToStaff(
  tx: Transaction,
  { email, passwordHash, roles, awaitsOwner, name = 'Staff' }: NewMember,
) {
  const former = await tx
    .selectFrom('users')
    .select(['role', 'staff_roles as roles'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  const credentials = {
    role: 'staff',
    staff_roles: [...roles],
    blocked_at: null,
    awaits_owner: awaitsOwner,
    password_hash: passwordHash,
    email_verified_at: sql<Date>`now()`,
    // whoever set these before need not be the member: neither opens the account
    google_subject: null,
    phone_number: null,
  }
  const [first = name, ...rest] = name.split(' ')
  const names = { first_name: first, last_name: rest.join(' '), preferred_name: first, full_name: name }
  const { id } = await tx
    .insertInto('users')
    .values({ email, preferred_test: 'ICET', ...names, ...credentials })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(credentials))
    .returning('id')
    .executeTakeFirstOrThrow()
  await endAccess(tx, id)
  await tx
    .deleteFrom('codes')
    .where('holder', 'in', [email, String(id)])
    .execute()
  return { id, former }
}

/** Ends every session and takes the authenticator app away. */
export async function endAccess(tx: Transaction, userId: number): Promise<void> {
  await tx.deleteFrom('tokens').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_steps').where('user_id', '=', userId).execute()
}

/** For the command line: turns a member into a student and ends the sessions. Returns whether there was such a member. */
export const removeMemberByEmail = (db: Database, email: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const member = await tx
      .selectFrom('users')
      .select(['id', 'staff_roles as roles'])
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .forUpdate()
      .executeTakeFirst()
    if (!member) return false
    await makeStudent(tx, member.id)
    await auditFrom(tx, COMMAND_LINE, {
      action: 'removed a staff account',
      subject: 'staff',
      id: member.id,
      before: { email, roles: member.roles },
      after: { email, roles: [] },
    })
    return true
  })

export async function makeStudent(tx: Transaction, userId: number): Promise<void> {
  const student = tx
    .updateTable('users')
    .set({ role: 'student', staff_roles: [], awaits_owner: false })
    .where('id', '=', userId)
  await refusingLastOwner(() => student.execute())
  await endAccess(tx, userId)
  await withdrawInvitationsOf(tx, userId)
}

/** Invitations by somebody who may no longer invite are void. */
export const withdrawInvitationsOf = (tx: Transaction, userId: number) =>
  tx.deleteFrom('staff_invitations').where('invited_by', '=', userId).execute()
