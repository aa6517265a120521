import type { Language } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import { transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import { recipientAt } from '../../../platform/mail/recipient.ts'
import { type Codes, checkCode, claimWithCodes, consumeCode, createCodes, deleteCodes } from '../codes.ts'
import { type CodeDeps, sendCodeByMail, sendCodeBySms } from '../mails.ts'
import { hashPassword, passwordMatches } from '../passwords.ts'
import { credentialsByEmail } from '../queries.ts'
import { rateLimitKey, rememberNetwork } from '../sign-in/known-networks.ts'
import { deleteTicket } from '../sign-in/tickets.ts'
import { rejectUnsuitablePassword } from './set-password.ts'

const reset = (email: string, limitKey: string) => ({ purpose: 'reset-password', email, limitKey }) as const

type ResetRequest = { readonly email: string; readonly limitKey: string; readonly codes: Codes }

/** The same for addresses with and without an account. */
export async function startReset(
  { db, secret, limits }: Pick<CodeDeps, 'db' | 'secret' | 'limits'>,
  email: string,
  network: string,
): Promise<ResetRequest | undefined> {
  const limitKey = await rateLimitKey({ db, secret }, email, network)
  if (!(await limits.allows('code-recipient', limitKey))) return undefined
  return { email, limitKey, codes: await createCodes(db, secret, reset(email, limitKey)) }
}

/** The claim of this network; else the one requested from another network. */
async function claimShown({ db, secret }: Pick<CodeDeps, 'db' | 'secret'>, email: string, network: string) {
  const own = reset(email, await rateLimitKey({ db, secret }, email, network))
  return claimWithCodes(db, own, reset(email, email))
}

export async function sendResetCodes(
  deps: CodeDeps,
  { email, limitKey, codes }: ResetRequest,
  language: Language | undefined,
): Promise<void> {
  const { db, outgoing } = deps
  const user = await credentialsByEmail(db, email)
  if (!user) return
  const recipient = await recipientAt(db, email, language)
  await sendCodeByMail(outgoing, recipient, { purpose: 'passwordCode', email, codes })
  await sendCodeBySms(deps, recipient, user.phone_number, reset(email, limitKey), codes)
}

/**
 * Sets a new password and revokes every token. False where this code has set this password already: its answer was lost, and the
 * call is repeated. That tells who has the code no more than a sign-in would.
 */
export async function resetPassword(
  { db, secret, tokens }: Pick<CodeDeps, 'db' | 'secret'> & { readonly tokens: Tokens },
  { email, otp, password }: { email: string; otp: string; password: string },
  network: string,
): Promise<boolean> {
  const claim = await claimShown({ db, secret }, email, network)
  const shown = await checkCode(db, secret, claim, otp)
  const owner = await credentialsByEmail(db, email)
  if (shown.usedBy !== null) {
    const isSet = owner?.id === shown.usedBy && (await passwordMatches(password, owner.password_hash))
    if (!isSet) throw new AppError('wrong_code')
    return false
  }
  if (owner) await rejectUnsuitablePassword(db, owner.id, password) // the code stays valid for another try
  const passwordHash = await hashPassword(password)
  const byMail = shown.channel === 'mail'
  const userId = await transact(db, async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        ...(byMail && {
          email_verified_at: sql<Date>`coalesce(email_verified_at, now())`,
          // who proves the address for the first time does not keep the number a stranger may have planted
          phone_number: sql<
            string | null
          >`case when email_verified_at is not null or phone_given then phone_number end`,
        }),
      })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new AppError('wrong_code')
    await consumeCode(tx, claim, shown, user.id)
    await tx.deleteFrom('tokens').where('user_id', '=', user.id).execute()
    await deleteTicket(tx, user.id)
    return user.id
  })
  await deleteCodes(db, { purpose: 'change-email', userId }) // it may have been requested by an intruder
  await tokens.revokeAllOf(userId)
  await rememberNetwork({ db, secret }, userId, network)
  return true
}
