import { sql } from 'kysely'
import { type Database, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { Tokens } from './authenticate.ts'
import { type Codes, isClaimed, putCodes, spendCode, tryCode } from './codes.ts'
import { doorOf, rememberNetwork } from './known-networks.ts'
import { sendCodeByMail, sendCodeBySms } from './letters.ts'
import { hashPassword } from './passwords.ts'
import { credentialsByEmail, instituteName } from './queries.ts'

const reset = (email: string, door: string) => ({ purpose: 'reset-password', email, door }) as const

/** The same for every address, whether it has an account or not. */
export async function startReset(
  db: Database,
  limits: Limits,
  email: string,
  network: string,
): Promise<Codes | undefined> {
  const door = await doorOf(db, email, network)
  return (await limits.allows('code-recipient', door)) ? putCodes(db, reset(email, door)) : undefined
}

/** The code that was asked for from here; else the one that was asked for on the way here. */
async function claimShown(db: Database, email: string, network: string) {
  const own = reset(email, await doorOf(db, email, network))
  return (await isClaimed(db, own)) ? own : reset(email, email)
}

type Means = { readonly db: Database; readonly limits: Limits; readonly outgoing: Outgoing }

export async function sendResetCodes({ db, limits, outgoing }: Means, email: string, codes: Codes): Promise<void> {
  const user = await credentialsByEmail(db, email)
  if (!user) return
  const institute = await instituteName(db)
  await sendCodeByMail(outgoing, institute, 'reset-password', email, codes)
  await sendCodeBySms(outgoing, institute, limits, user.phone_number, codes)
}

/** Whoever knew the old password is out: every token is revoked. */
export async function resetPassword(
  { db, tokens }: { db: Database; tokens: Tokens },
  { email, otp, password }: { email: string; otp: string; password: string },
  network: string,
): Promise<void> {
  const claim = await claimShown(db, email, network)
  const shown = await tryCode(db, claim, otp)
  const passwordHash = await hashPassword(password)
  const byMail = shown.channel === 'mail'
  const userId = await transact(db, async (tx) => {
    await spendCode(tx, claim, shown)
    const user = await tx
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        ...(byMail && {
          email_verified_at: sql<Date>`coalesce(email_verified_at, now())`,
          // who proves the address for the first time does not keep the number a stranger may have planted
          phone_number: sql<string | null>`case when email_verified_at is not null then phone_number end`,
        }),
      })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new AppError('wrong_code')
    await tx.deleteFrom('tokens').where('user_id', '=', user.id).execute()
    return user.id
  })
  await tokens.revokeAllOf(userId)
  await rememberNetwork(db, userId, network)
}
