import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Secret } from '../../platform/config/secret.ts'
import type { Database, Queryable, Transaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'

export type Claim =
  /** The id of the sign-up; the address where none is meant, so that guesses are counted and answered alike. */
  | { readonly purpose: 'sign-up'; readonly holder: string; readonly isNamed: boolean }
  /** The key separates codes and attempts of strangers from those of the owner (known-networks.ts). */
  | { readonly purpose: 'reset-password'; readonly email: string; readonly limitKey: string }
  | { readonly purpose: 'change-email' | 'confirm-owner'; readonly userId: number }
  /** A code proves the number it was sent to, and no other one. */
  | { readonly purpose: 'confirm-phone'; readonly userId: number; readonly phone: string }

/** The two codes of a claim: which one is entered decides whether the address or the phone number is verified. */
export type Codes = { readonly mail: string; readonly sms: string }
export type IssuedCode = {
  readonly channel: keyof Codes
  readonly mailHash: Buffer
  readonly newEmail: string | null
  /** The account for which it was used already. What it did may be answered again, and nothing is done with it. */
  readonly usedBy: number | null
}

const MINUTES = 10
const TRIES = 5

function holderKey(claim: Claim): string {
  if ('userId' in claim) return String(claim.userId)
  return claim.purpose === 'reset-password' ? claim.limitKey : claim.holder
}
/** Only whoever signed up can name the sign-up: guesses of others who know the address use up none of these tries. */
const triesOf = (claim: Claim) => (claim.purpose === 'sign-up' && !claim.isNamed ? 'unnamed_tries_left' : 'tries_left')
/** Eight digits for existing accounts; the specification says six for signing up. */
const DIGITS = { 'sign-up': 6, 'change-email': 6, 'confirm-phone': 6, 'reset-password': 8, 'confirm-owner': 8 } as const
const aCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0')
const hashOf = (secret: Secret, claim: Claim, code: string) =>
  secret.digest(
    'code',
    JSON.stringify([claim.purpose, holderKey(claim), code, ...('phone' in claim ? [claim.phone] : [])]),
  )

/** Creates new codes for the claim and invalidates earlier ones. The SMS code is valid once it is sent. */
export async function createCodes(
  db: Queryable,
  secret: Secret,
  claim: Claim,
  newEmail: string | null = null,
  minutes = MINUTES,
): Promise<Codes> {
  const digits = DIGITS[claim.purpose]
  const codes = { mail: aCode(digits), sms: aCode(digits) }
  const fresh = {
    new_email: newEmail,
    mail_hash: hashOf(secret, claim, codes.mail),
    sms_hash: null,
    used_by: null,
    tries_left: TRIES,
    unnamed_tries_left: TRIES,
    expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
  }
  await db
    .insertInto('codes')
    .values({ purpose: claim.purpose, holder: holderKey(claim), ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'holder']).doUpdateSet(fresh))
    .execute()
  return codes
}

/** Makes the SMS code valid. False if newer codes were created meanwhile. */
export async function activateSmsCode(
  db: Database,
  secret: Secret,
  claim: Claim,
  { mail, sms }: Codes,
): Promise<boolean> {
  const counted = await db
    .updateTable('codes')
    .set({ sms_hash: hashOf(secret, claim, sms) })
    .where('purpose', '=', claim.purpose)
    .where('holder', '=', holderKey(claim))
    .where('mail_hash', '=', hashOf(secret, claim, mail))
    .returning('purpose')
    .executeTakeFirst()
  return counted !== undefined
}

/** Uses one try, in one statement, so that concurrent guesses share the five tries. */
export async function checkCode(db: Database, secret: Secret, claim: Claim, code: string): Promise<IssuedCode> {
  const tries = triesOf(claim)
  const row = await db
    .updateTable('codes')
    .set((column) => ({ [tries]: column(tries, '-', 1) }))
    .where('purpose', '=', claim.purpose)
    .where('holder', '=', holderKey(claim))
    .where(tries, '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['mail_hash', 'sms_hash', 'new_email', 'used_by'])
    .executeTakeFirst()
  if (!row) throw await refusal(db, claim)
  const hash = hashOf(secret, claim, code)
  const byMail = timingSafeEqual(hash, row.mail_hash)
  const bySms = row.sms_hash !== null && timingSafeEqual(hash, row.sms_hash)
  if (!byMail && !bySms) throw new AppError('wrong_code')
  const { mail_hash: mailHash, new_email: newEmail, used_by: usedBy } = row
  return { channel: byMail ? 'mail' : 'sms', mailHash, newEmail, usedBy }
}

async function refusal(db: Database, claim: Claim): Promise<AppError> {
  const usedUp = await db
    .selectFrom('codes')
    .select(sql<number>`extract(epoch from expires_at - now())::float`.as('seconds'))
    .where('purpose', '=', claim.purpose)
    .where('holder', '=', holderKey(claim))
    .where(triesOf(claim), '=', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return usedUp ? new AppError('too_many_requests', { retryAfter: usedUp.seconds }) : new AppError('wrong_code')
}

/** Single use: of two concurrent calls with the same code, one succeeds. */
export async function consumeCode(tx: Transaction, claim: Claim, shown: IssuedCode, userId: number): Promise<void> {
  const spent = await tx
    .updateTable('codes')
    .set({ used_by: userId })
    .where('purpose', '=', claim.purpose)
    .where('holder', '=', holderKey(claim))
    .where('mail_hash', '=', shown.mailHash)
    .where('used_by', 'is', null)
    .returning('purpose')
    .executeTakeFirst()
  if (!spent) throw new AppError('wrong_code')
}

/** Which claim has codes that can be entered, of two; else which has one that was used. */
export async function claimWithCodes<Either extends Claim>(
  db: Database,
  first: Either,
  second: Either,
): Promise<Either> {
  const rows = await db
    .selectFrom('codes')
    .select(['holder', sql<boolean>`used_by is not null`.as('isUsed')])
    .where('purpose', '=', first.purpose)
    .where('holder', 'in', [holderKey(first), holderKey(second)])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  const has = (claim: Claim, isUsed: boolean) =>
    rows.some((row) => row.holder === holderKey(claim) && row.isUsed === isUsed)
  return has(first, false) || (!has(second, false) && has(first, true)) ? first : second
}

/** Whether an account was made with a code of this sign-up, which can still be answered again. */
export async function isSignedUp(db: Database, registration: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .innerJoin('users', 'users.id', 'codes.used_by')
    .select('users.id')
    .where('codes.purpose', '=', 'sign-up')
    .where('codes.holder', '=', registration)
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Invalidates the codes of a claim. */
export async function deleteCodes(db: Database, claim: Claim): Promise<void> {
  await db.deleteFrom('codes').where('purpose', '=', claim.purpose).where('holder', '=', holderKey(claim)).execute()
}

/** The pending address of a change. */
export async function pendingEmail(db: Queryable, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('codes')
    .select('new_email')
    .where('purpose', '=', 'change-email')
    .where('holder', '=', String(userId))
    .where('used_by', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.new_email ?? null
}
