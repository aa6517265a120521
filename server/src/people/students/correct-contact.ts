import type { correctContact as contract } from '@pariksha/contract/people/students'
import type { z } from 'zod'
import { recordErasedRanks } from '../../attempts/results/erased-ranks.ts'
import { audit } from '../../platform/audit-log/audit.ts'
import type { Secret } from '../../platform/config/secret.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { createCodes } from '../accounts/codes.ts'
import { deleteTicket } from '../accounts/sign-in/tickets.ts'
import { type LockedStudent, lockStudent } from './lock-student.ts'
import { type MailDeps, mailAddressProposed, mailContactCorrected, mailNewAccount } from './mails.ts'

type Deps = MailDeps & { readonly db: Database; readonly secret: Secret; readonly limits: Limits }
type Correction = z.output<typeof contract.body>

/** For a code that staff have sent: the student may read the mail hours later. */
const CODE_HOURS = 24

/**
 * Staff enter the new address, and a code that is sent to it proves that it is the student's. The audit log outlives the account:
 * it has keyed digests of addresses, which can be compared, and no addresses.
 */
export async function correctContact(
  deps: Deps,
  caller: Caller,
  studentId: number,
  { email, phone_number: phone, proof }: Correction,
): Promise<void> {
  await deps.limits.take('contact-staff', String(caller.userId))
  await deps.limits.take('contact-student', String(studentId))
  const digestOf = (value: string | null) =>
    value === null ? null : deps.secret.digest('contact', value).toString('base64url').slice(0, 22)
  await transact(deps.db, async (tx) => {
    const before = await lockStudent(tx, studentId)
    if (email && email.was !== before.email) throw new AppError('row_changed')
    if (phone && phone.was !== before.phone_number) throw new AppError('row_changed')
    const log = (action: string, was: string | null, now: string | null) =>
      audit(tx, caller, {
        action,
        subject: 'students',
        id: studentId,
        before: { digest: digestOf(was) },
        after: { digest: digestOf(now), proof },
      })
    if (email && email.now !== before.email) {
      const isProposed = await changeEmail(deps, tx, before, email.now)
      await log(
        isProposed ? 'proposed another e-mail address' : 'corrected the e-mail address',
        before.email,
        email.now,
      )
    }
    if (phone && phone.now !== before.phone_number) {
      const given = { phone_number: phone.now, phone_given: phone.now !== null }
      await tx.updateTable('users').set(given).where('id', '=', studentId).execute()
      await log('corrected the phone number', before.phone_number, phone.now)
      await mailContactCorrected(deps, tx, { to: before.email, what: 'phoneCorrected' })
    }
  })
}

/** An account that nobody has claimed gets the address at once; any other keeps its own until the code is entered. */
async function changeEmail(deps: Deps, tx: Transaction, { id, email, claimed }: LockedStudent, wanted: string) {
  const taken = await tx.selectFrom('users').select('id').where('email', '=', wanted).executeTakeFirst()
  if (taken) throw new AppError('email_taken')
  if (claimed) {
    const codes = await createCodes(tx, deps.secret, { purpose: 'change-email', userId: id }, wanted, CODE_HOURS * 60)
    await mailAddressProposed(deps, tx, { former: email, wanted, code: codes.mail, hours: CODE_HOURS })
    return true
  }
  await recordErasedRanks(tx, deps.secret, id, email)
  await mailContactCorrected(deps, tx, { to: email, what: 'addressCorrected' })
  await tx
    .updateTable('users')
    .set({ email: wanted })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === '23505') throw new AppError('email_taken')
      throw error
    })
  await deleteTicket(tx, id)
  await tx.deleteFrom('codes').where('holder', '=', String(id)).execute()
  await mailNewAccount(deps, tx, wanted)
  return false
}
