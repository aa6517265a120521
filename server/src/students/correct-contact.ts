import { sql } from 'kysely'
import type { Caller } from '../accounts/authenticate.ts'
import { deleteTicket } from '../accounts/sign-in/tickets.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { audit } from '../staff/log/audit.ts'
import { lockStudent } from './lock-student.ts'
import { type MailDeps, mailContactCorrected } from './mails.ts'

type Correction = {
  readonly email?: string | undefined
  readonly phone_number?: string | null | undefined
  readonly proof: string
}

/** The log outlives the account: it says that an address was changed, not which. */
export function correctContact(
  deps: MailDeps & { readonly db: Database },
  caller: Caller,
  studentId: number,
  { email, phone_number, proof }: Correction,
): Promise<void> {
  return transact(deps.db, async (tx) => {
    const before = await lockStudent(tx, studentId)
    const log = (action: string) => audit(tx, caller, { action, subject: 'students', id: studentId, after: { proof } })
    if (email !== undefined && email !== before.email) {
      await changeEmail(tx, studentId, email)
      await log('corrected the e-mail address')
      await mailContactCorrected(deps, tx, { to: before.email, what: 'e-mail address' })
    }
    if (phone_number !== undefined && phone_number !== before.phone_number) {
      await tx.updateTable('users').set({ phone_number }).where('id', '=', studentId).execute()
      await log('corrected the phone number')
      await mailContactCorrected(deps, tx, { to: before.email, what: 'phone number' })
    }
  })
}

/** The staff say whose the address is; what was under way at the one before is void. */
async function changeEmail(tx: Transaction, studentId: number, email: string): Promise<void> {
  const change = tx.updateTable('users').set({ email, email_verified_at: sql<Date>`now()` }).where('id', '=', studentId)
  await change.execute().catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw new AppError('email_taken')
    throw error
  })
  await deleteTicket(tx, studentId)
  await tx.deleteFrom('codes').where('purpose', '=', 'change-email').where('holder', '=', String(studentId)).execute()
}
