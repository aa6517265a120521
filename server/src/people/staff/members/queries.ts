import type { Role } from '@pariksha/contract/people/rights'
import type { Invitation, Member } from '@pariksha/contract/people/staff-members'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../platform/db/database.ts'

/** Of the member who is signed in, after the first step or both. */
export const readMember = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .select([
      'users.email',
      'users.full_name as name',
      sql<boolean>`confirmed_at is not null`.as('enrolled'),
      'users.awaits_owner',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()

export async function listMembers(db: Database, callerId: number): Promise<Member[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .select([
      'users.id',
      'users.full_name as name',
      'users.email',
      sql<Role[]>`users.staff_roles`.as('roles'),
      sql<boolean>`second_steps.confirmed_at is not null`.as('enrolled'),
      'users.awaits_owner',
      sql<Date | null>`(select max(used_at) from tokens where tokens.user_id = users.id and expires_at > now())`.as(
        'used_at',
      ),
    ])
    .where('users.role', '=', 'staff')
    .orderBy('users.id')
    .execute()
  return rows.map(({ used_at, ...row }) => ({
    ...row,
    used_at: used_at?.toISOString() ?? null,
    own: row.id === callerId,
  }))
}

const invitations = (db: Queryable) =>
  db
    .selectFrom('staff_invitations')
    .leftJoin('users', 'users.id', 'staff_invitations.invited_by')
    .select([
      'staff_invitations.id',
      'staff_invitations.name',
      'staff_invitations.email',
      sql<Role[]>`staff_invitations.roles`.as('roles'),
      'users.email as invited_by',
      'staff_invitations.expires_at',
      sql<boolean>`expires_at <= now()`.as('expired'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number]

const present = ({ expires_at, ...row }: Row): Invitation => ({ ...row, expires_at: expires_at.toISOString() })

/** Those whose link has expired, too: they can be sent again until they are pruned. */
export async function listInvitations(db: Database): Promise<Invitation[]> {
  return (await invitations(db).orderBy('staff_invitations.id').execute()).map(present)
}

export const invitationRow = async (db: Queryable, id: number): Promise<Invitation> =>
  present(await invitations(db).where('staff_invitations.id', '=', id).executeTakeFirstOrThrow())
