import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller, Tokens } from '../../platform/http/authenticate.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { createTicket, deleteTicket } from '../accounts/sign-in/tickets.ts'
import { lockStudent } from './lock-student.ts'
import { mailSignInLink } from './mails.ts'

type Deps = { readonly db: Database; readonly tokens: Tokens }
type Act = { readonly caller: Caller; readonly studentId: number; readonly reason: string }

async function endSessions(tx: Transaction, studentId: number): Promise<void> {
  await tx.deleteFrom('tokens').where('user_id', '=', studentId).execute()
  await deleteTicket(tx, studentId)
}

export async function endStudentSessions({ db, tokens }: Deps, { caller, studentId, reason }: Act): Promise<void> {
  await transact(db, async (tx) => {
    await lockStudent(tx, studentId)
    await endSessions(tx, studentId)
    await audit(tx, caller, { action: 'ended all sessions', subject: 'students', id: studentId, after: { reason } })
  })
  await tokens.revokeAllOf(studentId)
}

/** Idempotent. A running attempt goes on until its time is up. */
export async function blockStudent({ db, tokens }: Deps, { caller, studentId, reason }: Act): Promise<void> {
  await transact(db, async (tx) => {
    const { blocked_at } = await lockStudent(tx, studentId)
    if (blocked_at) return
    await tx.updateTable('users').set({ blocked_at: sql<Date>`now()` }).where('id', '=', studentId).execute()
    await endSessions(tx, studentId)
    await audit(tx, caller, { action: 'blocked', subject: 'students', id: studentId, after: { reason } })
  })
  await tokens.revokeAllOf(studentId)
}

export function unblockStudent(db: Database, { caller, studentId, reason }: Act): Promise<void> {
  return transact(db, async (tx) => {
    const { blocked_at } = await lockStudent(tx, studentId)
    if (!blocked_at) return
    await tx.updateTable('users').set({ blocked_at: null }).where('id', '=', studentId).execute()
    await audit(tx, caller, { action: 'unblocked', subject: 'students', id: studentId, after: { reason } })
  })
}

const LINK_MINUTES = 15

type LinkDeps = {
  readonly db: Database
  readonly limits: Limits
  readonly config: Pick<Config, 'publicUrl'>
  readonly outgoing: Outgoing
}

/** A link that works once, for a student without a password. The address was confirmed more than a day ago. */
export async function sendSignInLink(deps: LinkDeps, { caller, studentId, reason }: Act): Promise<void> {
  await deps.limits.take('code-recipient', `link ${studentId}`)
  await transact(deps.db, async (tx) => {
    const { email, blocked_at, addressConfirmed } = await lockStudent(tx, studentId)
    if (blocked_at) throw new AppError('blocked', { detail: 'This account is blocked. Unblock it first.' })
    if (!addressConfirmed) throw new AppError('address_not_confirmed')
    const ticket = await createTicket(tx, studentId, LINK_MINUTES)
    await audit(tx, caller, { action: 'sent a sign-in link', subject: 'students', id: studentId, after: { reason } })
    await mailSignInLink(deps, tx, { email, ticket, minutes: LINK_MINUTES })
  })
}
