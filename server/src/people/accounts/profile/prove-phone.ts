import type { Language } from '@pariksha/contract/languages'
import type { Proof } from '@pariksha/contract/people/accounts/fields'
import type { Profile } from '@pariksha/contract/people/accounts/user'
import { sql } from 'kysely'
import { type Database, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { recipientAt } from '../../../platform/mail/recipient.ts'
import { type Claim, type Codes, checkCode, consumeCode, createCodes } from '../codes.ts'
import { type CodeDeps, sendCodeBySms } from '../mails.ts'
import { reauthenticate } from '../password/reauthenticate.ts'
import { isPhoneVerified, profileById } from '../queries.ts'
import { readProfile } from './change-profile.ts'

type PhoneClaim = Extract<Claim, { readonly purpose: 'confirm-phone' }>
type PhoneCode = { readonly claim: PhoneClaim; readonly codes: Codes }

async function claimOf(db: Database, userId: number): Promise<PhoneClaim> {
  const { phone_number: phone } = await profileById(db, userId)
  if (phone === null) throw new AppError('not_found')
  return { purpose: 'confirm-phone', userId, phone }
}

/** Codes for a new password go to a proved number, so a session alone does not prove one. */
export async function startPhoneProof(
  { db, limits, secret, outgoing }: CodeDeps,
  userId: number,
  proof: Proof,
): Promise<PhoneCode> {
  await reauthenticate({ db, limits, secret }, userId, proof)
  const claim = await claimOf(db, userId)
  if (!outgoing.sms || (await isPhoneVerified(db, userId))) throw new AppError('not_found')
  await limits.take('code-recipient', `phone of ${userId}`)
  return { claim, codes: await createCodes(db, secret, claim) }
}

export async function sendPhoneCode(
  deps: CodeDeps,
  { claim, codes }: PhoneCode,
  language: Language | undefined,
): Promise<void> {
  const { email } = await profileById(deps.db, claim.userId)
  await sendCodeBySms(deps, await recipientAt(deps.db, email, language), claim.phone, claim, codes)
}

export async function provePhone(
  { db, secret }: Pick<CodeDeps, 'db' | 'secret'>,
  userId: number,
  otp: string,
): Promise<Profile> {
  const claim = await claimOf(db, userId)
  const shown = await checkCode(db, secret, claim, otp)
  if (shown.channel !== 'sms') throw new AppError('wrong_code')
  if (shown.usedBy !== null && (await isPhoneVerified(db, userId))) return readProfile(db, userId) // its answer was lost
  await transact(db, async (tx) => {
    await consumeCode(tx, claim, shown, userId)
    const proved = await tx
      .updateTable('users')
      .set({ phone_verified_at: sql<Date>`now()`, phone_given: false })
      .where('id', '=', userId)
      .where('phone_number', '=', claim.phone)
      .returning('id')
      .executeTakeFirst()
    if (!proved) throw new AppError('wrong_code') // another number was saved concurrently
  })
  return readProfile(db, userId)
}
