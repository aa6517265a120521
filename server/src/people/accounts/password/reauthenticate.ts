import type { Language } from '@pariksha/contract/languages'
import type { Proof } from '@pariksha/contract/people/accounts/fields'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { recipientAt } from '../../../platform/mail/recipient.ts'
import { type Codes, checkCode, consumeCode, createCodes } from '../codes.ts'
import { type MailDeps, sendCodeByMail } from '../mails.ts'
import { passwordMatches } from '../passwords.ts'
import { profileById } from '../queries.ts'

type Deps = { readonly db: Database; readonly limits: Limits; readonly secret: Secret }

const ownerOf = (userId: number) => ({ purpose: 'confirm-owner', userId }) as const

/** A session alone must not change the credentials, e.g. on a borrowed phone. */
export async function reauthenticate(
  { db, limits, secret }: Deps,
  userId: number,
  { current_password: password, otp }: Proof,
): Promise<void> {
  if (otp !== undefined) {
    const shown = await checkCode(db, secret, ownerOf(userId), otp)
    return transact(db, (tx) => consumeCode(tx, ownerOf(userId), shown, userId))
  }
  if (password === undefined) throw new AppError('proof_needed')
  if (!(await hasPassword({ db, limits }, userId, password))) throw new AppError('wrong_password')
}

/** Whether this is the password of the account. Each question counts as a try. */
export async function hasPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  userId: number,
  password: string,
): Promise<boolean> {
  await limits.take('login-account', `owner ${userId}`)
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return passwordMatches(password, user?.password_hash)
}

export async function startOwnerCode(
  { db, limits, secret }: Deps,
  userId: number,
): Promise<{ email: string; codes: Codes } | undefined> {
  const { email } = await profileById(db, userId)
  if (!(await limits.allows('code-recipient', `owner ${userId}`))) return undefined
  return { email, codes: await createCodes(db, secret, ownerOf(userId)) }
}

export const sendOwnerCode = async (
  { db, outgoing }: MailDeps,
  { email, codes }: { email: string; codes: Codes },
  language: Language | undefined,
): Promise<void> =>
  sendCodeByMail(outgoing, await recipientAt(db, email, language), { purpose: 'ownerCode', email, codes })
