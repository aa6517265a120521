import { sql } from 'kysely'
import type { Caller, Tokens } from '../accounts/authenticate.ts'
import { deleteTicket } from '../accounts/sign-in/tickets.ts'
import { recordErasedRanks } from '../attempts/results/erased-ranks.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Secret } from '../secret.ts'
import { audit } from '../staff/log/audit.ts'
import { lockStudent } from './lock-student.ts'
import { type MailDeps, mailContactCorrected } from './mails.ts'

type Correction = {
  readonly email?: string | undefined
  readonly phone_number?: string | null | undefined
  readonly proof: string
}

/** The log outlives the account: it says that an address was changed, not which. */
export async function correctContact(
  deps: MailDeps & { readonly db: Database; readonly secret: Secret; readonly tokens: Tokens },
  caller: Caller,
  studentId: number,
  { email, phone_number, proof }: Correction,
): Promise<void> {
  const isMoved = await transact(deps.db, async (tx) => {
    const before = await lockStudent(tx, studentId)
    const log = (action: string) => audit(tx, caller, { action, subject: 'students', id: studentId, after: { proof } })
    if (email !== undefined && email !== before.email) {
      await recordErasedRanks(tx, deps.secret, studentId, before.email)
      await changeEmail(tx, studentId, email)
      await log('corrected the e-mail address')
      await mailContactCorrected(deps, tx, { to: before.email, what: 'e-mail address' })
    }
    if (phone_number !== undefined && phone_number !== before.phone_number) {
      await tx.updateTable('users').set({ phone_number }).where('id', '=', studentId).execute()
      await log('corrected the phone number')
      await mailContactCorrected(deps, tx, { to: before.email, what: 'phone number' })
    }
    return email !== undefined && email !== before.email
  })
  if (isMoved) await deps.tokens.revokeAllOf(studentId)
}

/** The staff say whose the address is; whoever had the account by the one before has it no longer. */
async function changeEmail(tx: Transaction, studentId: number, email: string): Promise<void> {
  const change = tx
    .updateTable('users')
    .set({ email, email_verified_at: sql<Date>`now()`, google_subject: null })
    .where('id', '=', studentId)
  await change.execute().catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw new AppError('email_taken')
    throw error
  })
  await tx.deleteFrom('tokens').where('user_id', '=', studentId).execute()
  await deleteTicket(tx, studentId)
  await tx.deleteFrom('codes').where('holder', '=', String(studentId)).execute()
  await tx.deleteFrom('registrations').where('email', '=', email).execute()
}
