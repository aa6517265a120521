import type { Role } from '@pariksha/contract/people/rights'
import { sql } from 'kysely'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Queryable, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import { hashPassword, rejectWeakPassword } from '../../accounts/passwords.ts'
import { assertInvitable, invitationHash } from './invite.ts'
import { addToStaff } from './members.ts'

type Invited = { readonly name: string; readonly email: string; readonly roles: Role[] }

const find = (db: Queryable, token: string) =>
  db
    .selectFrom('staff_invitations')
    .innerJoin('institute', (join) => join.onTrue())
    .select([
      'institute.name as institute',
      'staff_invitations.name',
      'staff_invitations.email',
      sql<Role[]>`staff_invitations.roles`.as('roles'),
    ])
    .where('hash', '=', invitationHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

export async function readInvitation(db: Database, token: string): Promise<Invited & { institute: string }> {
  const invitation = await find(db, token)
  if (!invitation) throw new AppError('invitation_over')
  return invitation
}

/** Whoever has the link has access to the address. An existing account gets the new password. */
export async function acceptInvitation(
  { db, tokens }: { readonly db: Database; readonly tokens: Tokens },
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ email: string }> {
  const { email, name } = await readInvitation(db, token)
  await rejectWeakPassword(password, { email, names: [name] })
  const passwordHash = await hashPassword(password)
  const userId = await transact(db, async (tx) => {
    const invitation = await find(tx, token)
    // single use: of two concurrent calls with the same token, one deletes it
    const { numDeletedRows } = await tx
      .deleteFrom('staff_invitations')
      .where('hash', '=', invitationHash(token))
      .executeTakeFirst()
    if (!invitation || numDeletedRows === 0n) throw new AppError('invitation_over')
    await assertInvitable(tx, invitation.email)
    const { roles } = invitation
    const { id, former } = await addToStaff(tx, {
      email: invitation.email,
      passwordHash,
      roles,
      name,
      awaitsOwner: true,
    })
    await audit(
      tx,
      { userId: id },
      {
        action: 'accepted the invitation',
        subject: 'staff',
        id,
        before: former && { roles: former.roles },
        after: { email: invitation.email, roles },
      },
    )
    return id
  })
  await tokens.revokeAllOf(userId)
  return { email }
}
