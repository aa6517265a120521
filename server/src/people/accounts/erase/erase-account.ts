import { sql } from 'kysely'
import { recordErasedRanks } from '../../../attempts/results/erased-ranks.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { type MailDeps, mailErasedByOwner } from '../mails.ts'
import { reauthenticate } from '../password/reauthenticate.ts'
import { refusingLastOwner } from '../refusing-last-owner.ts'

type Deps = MailDeps & { readonly limits: Limits; readonly secret: Secret; readonly tokens: Tokens }

type Proof = { readonly password?: string | undefined; readonly otp?: string | undefined }

/** Deletes everything stored about the student; what was paid stays without the student. A session alone does not: where the account has no password, a code is needed. */
export async function eraseAccount(
  { db, limits, outgoing, secret, tokens }: Deps,
  userId: number,
  { password, otp }: Proof,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('unauthorized')
  const current_password = user.password_hash === null ? password : (password ?? '')
  await reauthenticate({ db, limits, secret }, userId, { current_password, otp })
  await transact(db, async (tx) => {
    if (user.role === 'staff') {
      const before = { email: user.email, role: user.role }
      await audit(tx, { userId }, { action: 'erased their account', subject: 'staff', id: userId, before })
    }
    await mailErasedByOwner({ outgoing }, tx, user.email)
    await eraseStored(tx, secret, { id: userId, email: user.email })
  })
  await tokens.revokeAllOf(userId)
}

/** Erases everything stored about an account; the caller logs the reason. Paid orders stay, as nobody's. */
export async function eraseStored(
  tx: Transaction,
  secret: Secret,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  // no attempt can start from here on that would be missing in erased_ranks
  await sql`select from users where id = ${id} for update`.execute(tx)
  await recordErasedRanks(tx, secret, id, email)
  await tx.deleteFrom('entitlements').where('student_id', '=', id).execute()
  await tx
    .updateTable('orders')
    .set({ student_id: null })
    .where('student_id', '=', id)
    .where('status', 'in', ['approved', 'revoked'])
    .where('given', '=', false)
    .execute()
  // by somebody who may no longer invite, they are void
  await tx.deleteFrom('staff_invitations').where('invited_by', '=', id).execute()
  // the user first: waits for running saves and cascades to the attempts, without which no action is accepted
  await refusingLastOwner(() => tx.deleteFrom('users').where('id', '=', id).execute())
  await tx.deleteFrom('actions').where('student_id', '=', id).execute()
  await tx.deleteFrom('registrations').where('email', '=', email).execute()
  await tx
    .deleteFrom('codes')
    .where((row) =>
      row.or([row('holder', 'in', [email, String(id)]), sql<boolean>`starts_with(holder, ${`${email} `})`]),
    )
    .execute()
}
