import { sql } from 'kysely'
import { type Database, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { Secret } from '../secret.ts'
import type { Tokens } from './authenticate.ts'
import { type Codes, dropCodes, isClaimed, putCodes, spendCode, tryCode } from './codes.ts'
import { doorOf, rememberNetwork } from './known-networks.ts'
import { sendCodeByMail, sendCodeBySms, tellPasswordChanged } from './letters.ts'
import { hashPassword } from './passwords.ts'
import { credentialsByEmail, instituteName } from './queries.ts'
import { refuseUnfitPassword } from './set-password.ts'
import { dropTicket } from './tickets.ts'

const reset = (email: string, door: string) => ({ purpose: 'reset-password', email, door }) as const

type Means = { readonly db: Database; readonly secret: Secret; readonly limits: Limits; readonly outgoing: Outgoing }
type Asked = { readonly email: string; readonly door: string; readonly codes: Codes }

/** The same for every address, whether it has an account or not. */
export async function startReset(
  { db, secret, limits }: Pick<Means, 'db' | 'secret' | 'limits'>,
  email: string,
  network: string,
): Promise<Asked | undefined> {
  const door = await doorOf({ db, secret }, email, network)
  if (!(await limits.allows('code-recipient', door))) return undefined
  return { email, door, codes: await putCodes(db, secret, reset(email, door)) }
}

/** The code that was asked for from here; else the one that was asked for on the way here. */
async function claimShown({ db, secret }: Pick<Means, 'db' | 'secret'>, email: string, network: string) {
  const own = reset(email, await doorOf({ db, secret }, email, network))
  return (await isClaimed(db, own)) ? own : reset(email, email)
}

export async function sendResetCodes(means: Means, { email, door, codes }: Asked): Promise<void> {
  const { db, outgoing } = means
  const user = await credentialsByEmail(db, email)
  if (!user) return
  const institute = await instituteName(db)
  await sendCodeByMail(outgoing, institute, 'reset-password', email, codes)
  await sendCodeBySms(means, institute, user.phone_number, reset(email, door), codes)
}

/** Whoever knew the old password is out: every token is revoked. */
export async function resetPassword(
  { db, secret, tokens }: Pick<Means, 'db' | 'secret'> & { readonly tokens: Tokens },
  { email, otp, password }: { email: string; otp: string; password: string },
  network: string,
): Promise<void> {
  const claim = await claimShown({ db, secret }, email, network)
  const shown = await tryCode(db, secret, claim, otp)
  const owner = await credentialsByEmail(db, email)
  if (owner) await refuseUnfitPassword(db, owner.id, password) // the code stays good for a better one
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
    await dropTicket(tx, user.id)
    return user.id
  })
  await dropCodes(db, { purpose: 'change-email', userId }) // whoever asked for it is out, too
  await tokens.revokeAllOf(userId)
  await rememberNetwork({ db, secret }, userId, network)
}

export const tellReset = async ({ db, outgoing }: Pick<Means, 'db' | 'outgoing'>, email: string): Promise<void> =>
  tellPasswordChanged(outgoing, await instituteName(db), email)
