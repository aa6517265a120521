import { hash as digest, randomBytes } from 'node:crypto'
import { namesOfRoles, type Role } from '@pariksha/contract/people/rights'
import type { Invitation } from '@pariksha/contract/people/staff-members'
import { sql } from 'kysely'
import { audit } from '../../audit-log/audit.ts'
import type { Config } from '../../config.ts'
import { type Database, type Transaction, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/authenticate.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outgoing } from '../../mail/outgoing.ts'
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

/** Another invitation to the same address sends a new link and voids the former one. */
export async function inviteMember(deps: Deps, caller: Caller, { name, email, roles }: Wanted): Promise<Invitation> {
  await assertFreshStep(deps.db, caller)
  await deps.limits.take('invitation-account', String(caller.userId))
  const token = randomBytes(32).toString('base64url')
  const fresh = {
    name,
    roles: [...roles],
    hash: invitationHash(token),
    invited_by: caller.userId,
    invited_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(days => ${VALID_DAYS})`,
  }
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
