import type { Language } from '@pariksha/contract/languages'
import type { Proof } from '@pariksha/contract/people/accounts/fields'
import type { profileChange } from '@pariksha/contract/people/accounts/profile'
import type { Profile } from '@pariksha/contract/people/accounts/user'
import { sql } from 'kysely'
import type { z } from 'zod'
import { recordErasedRanks } from '../../../attempts/results/erased-ranks.ts'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, type Queryable, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller, Tokens } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { recipientAt } from '../../../platform/mail/recipient.ts'
import { type Codes, checkCode, consumeCode, createCodes, deleteCodes, pendingEmail } from '../codes.ts'
import { type MailDeps, mailNotice, sendCodeByMail } from '../mails.ts'
import { reauthenticate } from '../password/reauthenticate.ts'
import { credentialsByEmail, isPhoneVerified, profileById } from '../queries.ts'
import { deleteTicket } from '../sign-in/tickets.ts'

type Deps = { readonly db: Database; readonly limits: Limits; readonly secret: Secret; readonly tokens: Tokens }
type AddressChange = { readonly formerEmail: string; readonly email: string; readonly codes: Codes }

const changeOf = (userId: number) => ({ purpose: 'change-email', userId }) as const
const UNIQUE_VIOLATION = '23505'

export const readProfile = async (db: Queryable, userId: number): Promise<Profile> => ({
  ...(await profileById(db, userId)),
  pending_email: await pendingEmail(db, userId),
  phone_verified: await isPhoneVerified(db, userId),
})

/**
 * Changes everything but the address immediately; a new address is pending until its code is entered, and a new number gets no codes
 * until it is proved (prove-phone.ts). Neither happens by a session alone.
 */
export async function changeProfile(
  { db, limits, secret }: Omit<Deps, 'tokens'>,
  userId: number,
  { email, phone_number, current_password, otp, ...change }: z.output<typeof profileChange> & Proof,
): Promise<{ profile: Profile; address: AddressChange | undefined }> {
  const before = await profileById(db, userId)
  const newEmail = email === undefined || email === before.email ? undefined : email
  const newPhone = phone_number === before.phone_number ? undefined : phone_number
  if (newEmail !== undefined) await limits.take('email-change', String(userId))
  // a code may be sent again to where the owner wanted it
  const isOtherEmail = newEmail !== undefined && newEmail !== (await pendingEmail(db, userId))
  if (isOtherEmail) await reauthenticate({ db, limits, secret }, userId, { current_password, otp })
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  // the student's own now; a form that sends back the number that staff gave does not make it so
  if (newPhone !== undefined) Object.assign(given, { phone_number: newPhone, phone_given: false })
  if (Object.keys(given).length > 0) await db.updateTable('users').set(given).where('id', '=', userId).execute()
  const address =
    newEmail !== undefined && (await limits.allows('code-recipient', newEmail))
      ? { formerEmail: before.email, email: newEmail, codes: await createCodes(db, secret, changeOf(userId), newEmail) }
      : undefined
  return { profile: await readProfile(db, userId), address }
}

/** Cancels a pending change of the address and its code. */
export async function cancelEmailChange(db: Database, userId: number): Promise<Profile> {
  await deleteCodes(db, changeOf(userId))
  return readProfile(db, userId)
}

/** Runs after the response: an address that has an account gets a notice instead of a code. */
export async function sendChangeCode(
  deps: MailDeps,
  { formerEmail, email, codes }: AddressChange,
  language: Language | undefined,
): Promise<void> {
  const { db, outgoing } = deps
  if (await credentialsByEmail(db, email)) return mailNotice(deps, 'addressWanted', email)
  const recipient = await recipientAt(db, formerEmail, language)
  await sendCodeByMail(outgoing, recipient, { purpose: 'newAddressCode', email, codes })
}

/**
 * Confirms the new address and ends every other session; returns the former address, for the notice to it, but where the call is
 * repeated, as its answer was lost.
 */
export async function confirmEmail(
  { db, secret, tokens }: Omit<Deps, 'limits'>,
  caller: Caller,
  otp: string,
): Promise<{ profile: Profile; formerEmail: string | undefined }> {
  const { userId } = caller
  const claim = changeOf(userId)
  const shown = await checkCode(db, secret, claim, otp)
  const { newEmail } = shown
  if (shown.channel !== 'mail' || newEmail === null) throw new AppError('wrong_code')
  if (shown.usedBy !== null) {
    const profile = await readProfile(db, userId)
    if (profile.email !== newEmail) throw new AppError('wrong_code')
    return { profile, formerEmail: undefined }
  }
  try {
    const changed = await transact(db, async (tx) => {
      await consumeCode(tx, claim, shown, userId)
      const { email: formerEmail } = await profileById(tx, userId)
      await recordErasedRanks(tx, secret, userId, formerEmail)
      await tx
        .updateTable('users')
        .set({ email: newEmail, email_verified_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute()
      await deleteTicket(tx, userId)
      await tx.deleteFrom('registrations').where('email', '=', newEmail).execute()
      return { profile: await readProfile(tx, userId), formerEmail }
    })
    await tokens.revokeOthers(caller)
    return changed
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new AppError('wrong_code')
    throw error
  }
}
