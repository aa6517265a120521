import { hash as digest, randomBytes } from 'node:crypto'
import { namesOfRoles, type Role } from '@pariksha/contract/people/rights'
import type { Invitation } from '@pariksha/contract/people/staff-members'
import { sql } from 'kysely'
import { audit } from '../../../platform/audit-log/audit.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { Outgoing } from '../../../platform/mail/outgoing.ts'
import { mailOwners } from '../mail-owners.ts'
import { assertFreshStep } from '../second-step/fresh-step.ts'
import { mailInvitation } from './mails.ts'
import { invitationRow } from './queries.ts'

type Deps = {
  readonly db: Database
  readonly config: Pick<Config, 'publicUrl'>
  readonly limits: Limits
  readonly outgoing: Outgoing
}
type Wanted = { readonly name: string; readonly email: string; readonly roles: readonly Role[] }

const VALID_DAYS = 3

/** The database stores this digest of a token and never the token. */
export const invitationHash = (token: string): Buffer => digest('sha256', token, 'buffer')

/** A new link, and the columns by which the row of an invitation knows it. */
function newLink(caller: Caller) {
  const token = randomBytes(32).toString('base64url')
  const columns = {
    hash: invitationHash(token),
    invited_by: caller.userId,
    invited_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${VALID_DAYS})`,
  }
  return { token, columns }
}

async function takeLimits({ limits }: Deps, caller: Caller, email: string): Promise<void> {
  await limits.take('invitation-account', String(caller.userId))
  await limits.take('invitation-recipient', email)
}

/** Another invitation to the same address sends a new link and voids the former one. */
export async function inviteMember(deps: Deps, caller: Caller, { name, email, roles }: Wanted): Promise<Invitation> {
  await assertFreshStep(deps.db, caller)
  await takeLimits(deps, caller, email)
  const { token, columns } = newLink(caller)
  const fresh = { name, roles: [...roles], ...columns }
  return transact(deps.db, async (tx) => {
    await assertInvitable(tx, email)
    const { id } = await tx
      .insertInto('staff_invitations')
      .values({ email, ...fresh })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, caller, { action: 'invited', subject: 'staff', after: { email, name, roles } })
    await mailOwners(deps, tx, caller, `invited ${name} (${email}) to the staff as ${namesOfRoles(roles)}`)
    await mailInvitation(deps, tx, { email, name, roles, token, inviter: caller.userId })
    return invitationRow(tx, id)
  })
}

/** The same invitation with a new link, also after the former one has expired; the former one is void. */
export async function sendInvitationAgain(deps: Deps, caller: Caller, id: number): Promise<Invitation> {
  await assertFreshStep(deps.db, caller)
  const { email } = await foundInvitation(deps.db, id)
  await takeLimits(deps, caller, email)
  const { token, columns } = newLink(caller)
  return transact(deps.db, async (tx) => {
    await assertInvitable(tx, email)
    const { numUpdatedRows } = await tx
      .updateTable('staff_invitations')
      .set(columns)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('not_found') // withdrawn or accepted meanwhile
    const invitation = await invitationRow(tx, id)
    const { name, roles } = invitation
    await audit(tx, caller, { action: 'sent the invitation again', subject: 'staff', after: { email, name, roles } })
    await mailOwners(deps, tx, caller, `sent the invitation of ${name} (${email}) to the staff again`)
    await mailInvitation(deps, tx, { email, name, roles, token, inviter: caller.userId })
    return invitation
  })
}

async function foundInvitation(db: Database, id: number): Promise<{ email: string }> {
  const invitation = await db.selectFrom('staff_invitations').select('email').where('id', '=', id).executeTakeFirst()
  if (!invitation) throw new AppError('not_found')
  return invitation
}

/** Joining the staff would unblock an account, so a blocked one has to be unblocked first. */
export async function assertInvitable(tx: Transaction, email: string): Promise<void> {
  const there = await tx
    .selectFrom('users')
    .select(['role', 'blocked_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (there?.blocked_at) throw new AppError('blocked', { detail: 'This account is blocked. Unblock it first.' })
  if (there?.role === 'staff') throw new AppError('staff_already')
}

export function withdrawInvitation(db: Database, caller: Caller, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const gone = await tx
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .returning(['email', 'name', 'roles'])
      .executeTakeFirst()
    if (!gone) throw new AppError('not_found')
    await audit(tx, caller, { action: 'withdrew the invitation', subject: 'staff', before: gone })
  })
}
