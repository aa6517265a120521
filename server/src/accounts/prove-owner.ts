import type { Proof } from '@pariksha/contract/accounts'
import { type Database, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { Secret } from '../secret.ts'
import { type Codes, putCodes, spendCode, tryCode } from './codes.ts'
import { sendCodeByMail } from './letters.ts'
import { passwordMatches } from './passwords.ts'
import { instituteName, profileById } from './queries.ts'

type Means = { readonly db: Database; readonly limits: Limits; readonly secret: Secret }

const ownerOf = (userId: number) => ({ purpose: 'confirm-owner', userId }) as const

/** A session alone, on a borrowed phone say, does not change who can sign in. */
export async function proveOwner(
  { db, limits, secret }: Means,
  userId: number,
  { current_password: password, otp }: Proof,
): Promise<void> {
  if (otp !== undefined) {
    const shown = await tryCode(db, secret, ownerOf(userId), otp)
    return transact(db, (tx) => spendCode(tx, ownerOf(userId), shown))
  }
  if (password === undefined) throw new AppError('proof_needed')
  await provePassword({ db, limits }, userId, password)
}

export async function provePassword(
  { db, limits }: Pick<Means, 'db' | 'limits'>,
  userId: number,
  password: string,
): Promise<void> {
  await limits.take('login-account', `owner ${userId}`)
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!(await passwordMatches(password, user?.password_hash))) throw new AppError('wrong_password')
}

export async function startOwnerCode(
  { db, limits, secret }: Means,
  userId: number,
): Promise<{ email: string; codes: Codes } | undefined> {
  const { email } = await profileById(db, userId)
  if (!(await limits.allows('code-recipient', `owner ${userId}`))) return undefined
  return { email, codes: await putCodes(db, secret, ownerOf(userId)) }
}

export const sendOwnerCode = async (
  { db, outgoing }: { db: Database; outgoing: Outgoing },
  { email, codes }: { email: string; codes: Codes },
): Promise<void> => sendCodeByMail(outgoing, await instituteName(db), 'confirm-owner', email, codes)
