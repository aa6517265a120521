import { namesOfRoles, type Role } from '@pariksha/contract/people/rights'
import { sql } from 'kysely'
import { audit } from '../../../platform/audit-log/audit.ts'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller, Tokens } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { refusingLastOwner } from '../../accounts/refusing-last-owner.ts'
import { type MailDeps, mailOwners } from '../mail-owners.ts'
import { assertFreshStep } from '../second-step/fresh-step.ts'
import { confirmWithOwnCode } from '../second-step/second-step.ts'
import { mailSecondStepReset } from './mails.ts'
import { endAccess, makeStudent, withdrawInvitationsOf } from './members.ts'

type Deps = MailDeps & { readonly db: Database; readonly tokens: Tokens }

async function lockMember(tx: Transaction, id: number) {
  const member = await tx
    .selectFrom('users')
    .select(['email', 'awaits_owner', sql<Role[]>`staff_roles`.as('roles')])
    .where('id', '=', id)
    .where('role', '=', 'staff')
    .forUpdate()
    .executeTakeFirst()
  if (!member) throw new AppError('not_found')
  return member
}

type RolesChange = { readonly roles: readonly Role[]; readonly was?: readonly Role[] | undefined }

const areSame = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role))

/** With `was`, a form that was opened before a role was taken away does not give it back. */
export async function changeRoles(deps: Deps, caller: Caller, id: number, { roles, was }: RolesChange) {
  const { db, tokens } = deps
  await assertFreshStep(db, caller)
  await transact(db, async (tx) => {
    const { awaits_owner: _, ...before } = await lockMember(tx, id)
    if (areSame(before.roles, roles)) return
    if (was && !areSame(before.roles, was)) throw new AppError('row_changed')
    const wording = `changed the roles of ${before.email} from ${namesOfRoles(before.roles)} to ${namesOfRoles(roles)}`
    await mailOwners(deps, tx, caller, wording)
    const change = tx
      .updateTable('users')
      .set({ staff_roles: [...roles] })
      .where('id', '=', id)
    await refusingLastOwner(() => change.execute())
    if (!roles.includes('owner')) await withdrawInvitationsOf(tx, id)
    const after = { email: before.email, roles }
    await audit(tx, caller, { action: 'changed the roles', subject: 'staff', id, before, after })
  })
  tokens.forget(id)
}

/** The account is not deleted: it becomes a student's. */
export async function removeMember(deps: Deps, caller: Caller, id: number): Promise<void> {
  const { db, tokens } = deps
  await assertFreshStep(db, caller)
  await transact(db, async (tx) => {
    const { awaits_owner: _, ...before } = await lockMember(tx, id)
    await mailOwners(deps, tx, caller, `removed ${before.email} from the staff`)
    await audit(tx, caller, {
      action: 'removed a staff account',
      subject: 'staff',
      id,
      before,
      after: { email: before.email, roles: [] },
    })
    await makeStudent(tx, id)
  })
  await tokens.revokeAllOf(id)
}

/** An owner confirms that the right person set up the app, having asked by phone or in person. */
export async function confirmMember(deps: Deps, caller: Caller, id: number): Promise<void> {
  const { db, tokens } = deps
  await assertFreshStep(db, caller)
  await transact(db, async (tx) => {
    const { email, awaits_owner } = await lockMember(tx, id)
    const enrolled = await tx
      .selectFrom('second_steps')
      .select('user_id')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    if (!enrolled) throw new AppError('not_enrolled')
    if (!awaits_owner) return
    await tx.updateTable('users').set({ awaits_owner: false }).where('id', '=', id).execute()
    await audit(tx, caller, { action: 'confirmed a staff account', subject: 'staff', id, after: { email } })
    await mailOwners(deps, tx, caller, `confirmed that ${email} set up an authenticator app`)
  })
  tokens.forget(id)
}

type ResetDeps = Deps & {
  readonly limits: Limits
  readonly secret: Secret
}

/** Needs a fresh code of the caller's own: a session left open must not open another account. */
export async function resetSecondStep(deps: ResetDeps, caller: Caller, id: number, code: string): Promise<void> {
  const { db, tokens } = deps
  await confirmWithOwnCode(deps, caller, code)
  await transact(db, async (tx) => {
    const { email } = await lockMember(tx, id)
    await endAccess(tx, id)
    await awaitAnOwner(tx, id)
    await audit(tx, caller, { action: 'reset the authenticator app', subject: 'staff', id, after: { email } })
    await mailSecondStepReset(deps, tx, id)
    await mailOwners(deps, tx, caller, `reset the authenticator app of ${email}`)
  })
  await tokens.revokeAllOf(id)
}

/** Another owner has to confirm the member again; where there is no other owner, nobody has to. */
const awaitAnOwner = (tx: Transaction, id: number) =>
  refusingLastOwner(() =>
    sql`
      update users set awaits_owner = exists (
        select from users others
        where others.role = 'staff' and 'owner' = any(others.staff_roles) and not others.awaits_owner and others.id <> ${id})
      where id = ${id}`.execute(tx),
  )
