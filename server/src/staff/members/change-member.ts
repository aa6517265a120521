import type { Role } from '@pariksha/contract/rights'
import { sql } from 'kysely'
import type { Caller, Tokens } from '../../accounts/authenticate.ts'
import type { Config } from '../../config.ts'
import { type Database, type Transaction, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outgoing } from '../../mail/outgoing.ts'
import type { Secret } from '../../secret.ts'
import { audit } from '../log/audit.ts'
import { confirmWithOwnCode } from '../second-step/second-step.ts'
import { keepingAnOwner } from './keeping-an-owner.ts'
import { mailSecondStepReset } from './mails.ts'
import { endAccess, makeStudent, withdrawInvitationsOf } from './members.ts'

type Deps = { readonly db: Database; readonly tokens: Tokens }

async function lockMember(tx: Transaction, id: number) {
  const member = await tx
    .selectFrom('users')
    .select(['email', sql<Role[]>`staff_roles`.as('roles')])
    .where('id', '=', id)
    .where('role', '=', 'staff')
    .forUpdate()
    .executeTakeFirst()
  if (!member) throw new AppError('not_found')
  return member
}

export async function changeRoles({ db, tokens }: Deps, caller: Caller, id: number, roles: readonly Role[]) {
  await transact(db, async (tx) => {
    const before = await lockMember(tx, id)
    if (before.roles.length === roles.length && roles.every((role) => before.roles.includes(role))) return
    const change = tx
      .updateTable('users')
      .set({ staff_roles: [...roles] })
      .where('id', '=', id)
    await keepingAnOwner(() => change.execute())
    if (!roles.includes('owner')) await withdrawInvitationsOf(tx, id)
    if (!roles.includes('teacher')) await tx.deleteFrom('batch_teachers').where('teacher_id', '=', id).execute()
    const after = { email: before.email, roles }
    await audit(tx, caller, { action: 'changed the roles', subject: 'staff', id, before, after })
  })
  tokens.forget(id)
}

/** The account stays, as a student's. */
export async function removeMember({ db, tokens }: Deps, caller: Caller, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const before = await lockMember(tx, id)
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

type ResetDeps = Deps & {
  readonly limits: Limits
  readonly secret: Secret
  readonly config: Pick<Config, 'publicUrl'>
  readonly outgoing: Outgoing
}

/** Needs a fresh code of the caller's own: a session left open must not open another account. */
export async function resetSecondStep(deps: ResetDeps, caller: Caller, id: number, code: string): Promise<void> {
  const { db, tokens } = deps
  await confirmWithOwnCode(deps, caller, code)
  await transact(db, async (tx) => {
    const { email } = await lockMember(tx, id)
    await endAccess(tx, id)
    await audit(tx, caller, { action: 'reset the authenticator app', subject: 'staff', id, after: { email } })
    await mailSecondStepReset(deps, tx, id)
  })
  await tokens.revokeAllOf(id)
}
