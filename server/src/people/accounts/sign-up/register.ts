import { randomUUID } from 'node:crypto'
import type { Language } from '@pariksha/contract/languages'
import type { registration } from '@pariksha/contract/people/accounts/sign-up'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../../../platform/config/config.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { recipientAt, siteIn } from '../../../platform/mail/recipient.ts'
import { type Claim, type Codes, checkCode, consumeCode, createCodes, isSignedUp } from '../codes.ts'
import { type CodeDeps, sendCodeByMail, sendCodeBySms } from '../mails.ts'
import { hashPassword, rejectWeakPassword } from '../passwords.ts'
import { credentialsByEmail, pendingPhone, profileById } from '../queries.ts'
import { createTicket, renewTicket } from '../sign-in/tickets.ts'

type Deps = CodeDeps & { readonly config: Pick<Config, 'publicUrl'> }

type SignUpClaim = Extract<Claim, { readonly purpose: 'sign-up' }>
const signUp = (holder: string, isNamed: boolean): SignUpClaim => ({ purpose: 'sign-up', holder, isNamed })

/** Codes that were made for a sign-up, and are still to be sent. */
type Issued = { readonly claim: SignUpClaim; readonly codes: Codes }

/**
 * Stores the registration until its code is entered, beside others of the address: a stranger who signs up with it changes nothing
 * about them. Independent of whether the address has an account, so that neither the response nor its time reveals it. When codes are
 * rate-limited, nothing is stored.
 */
export async function register(
  { db, limits, secret }: Pick<Deps, 'db' | 'limits' | 'secret'>,
  input: z.output<typeof registration>,
  language: Language | undefined,
): Promise<{ readonly id: string; readonly issued: Issued | undefined }> {
  const { password, ...person } = input
  const names = [person.first_name, person.last_name, person.preferred_name]
  await rejectWeakPassword(password, { email: person.email, names })
  const id = randomUUID()
  const data = { ...person, id, language: language ?? null, password_hash: await hashPassword(password) }
  if (!(await limits.allows('code-recipient', person.email))) return { id, issued: undefined }
  const claim = signUp(id, true)
  const codes = await transact(db, async (tx) => {
    await tx.insertInto('registrations').values(data).execute()
    return createCodes(tx, secret, claim)
  })
  return { id, issued: { claim, codes } }
}

/** Which sign-up somebody means: the id that `register` answered; without it the only one of the address. */
export type PendingSignUp = { readonly email: string; readonly registration?: string | undefined }

/** Where several wait and none is named, none is taken: a code would confirm the password of whoever signed up last. */
async function claimOf(db: Database, { email, registration }: PendingSignUp): Promise<SignUpClaim> {
  const waiting = await db
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .$if(registration !== undefined, (query) => query.where('id', '=', registration ?? ''))
    .limit(2)
    .execute()
  const [only] = waiting
  return signUp(only && waiting.length === 1 ? only.id : email, registration !== undefined)
}

/** The codes of such a claim confirm nothing; they are counted and answered as those of a sign-up. */
const confirmsNothing = (claim: SignUpClaim, email: string): boolean => claim.holder === email

/** New codes for a pending registration; undefined when rate-limited. */
export async function renewSignUpCodes(
  { db, limits, secret }: Pick<Deps, 'db' | 'limits' | 'secret'>,
  pending: PendingSignUp,
): Promise<Issued | undefined> {
  const claim = await claimOf(db, pending)
  return (await limits.allows('code-recipient', pending.email))
    ? { claim, codes: await createCodes(db, secret, claim) }
    : undefined
}

/** Runs after the response: sends the codes, or a notice to an address that has an account. */
export async function sendSignUpCodes(deps: Deps, email: string, { claim, codes }: Issued): Promise<void> {
  const { db, outgoing, config } = deps
  const recipient = await recipientAt(db, email)
  const { userId, institute, language, texts } = recipient
  if (await credentialsByEmail(db, email)) {
    const site = siteIn(config.publicUrl, language)
    return outgoing.mail({ userId, to: email, ...texts.alreadyRegistered({ institute, site }) })
  }
  if (confirmsNothing(claim, email)) return
  const phone = await pendingPhone(db, claim.holder)
  if (phone === undefined) return // confirmed or erased meanwhile
  await sendCodeByMail(outgoing, recipient, { purpose: 'signUpCode', email, codes })
  await sendCodeBySms(deps, recipient, phone, claim, codes)
}

/**
 * Turns the registration into an account; returns a sign-in ticket. Where the answer was lost, the browser that signed up gets another
 * one in place of that, unless somebody signed in with it.
 */
export async function confirmRegistration(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  pending: PendingSignUp,
  otp: string,
): Promise<{ ticket: string; preferred_name: string }> {
  const { email, registration: named } = pending
  const isRepeated = named !== undefined && (await isSignedUp(db, named, email))
  const claim = isRepeated ? signUp(named, true) : await claimOf(db, pending)
  const shown = await checkCode(db, secret, claim, otp)
  if (confirmsNothing(claim, email)) throw new AppError('wrong_code')
  if (shown.usedBy !== null) {
    if (!isRepeated) throw new AppError('wrong_code') // it was used since the claim was looked for
    const { preferred_name } = await profileById(db, shown.usedBy)
    return { ticket: await renewTicket(db, shown.usedBy), preferred_name }
  }
  return transact(db, async (tx) => {
    const pending = await tx
      .deleteFrom('registrations')
      .where('id', '=', claim.holder)
      .returningAll()
      .executeTakeFirst()
    if (!pending) throw new AppError('wrong_code')
    const { id: _, created_at, ...person } = pending
    const made = await tx
      .insertInto('users')
      .values({
        ...person,
        full_name: `${person.first_name} ${person.last_name}`,
        // a code says nothing about where it did not come
        email_verified_at: shown.channel === 'mail' ? sql<Date>`now()` : null,
        phone_verified_at: shown.channel === 'sms' ? sql<Date>`now()` : null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('wrong_code') // signed in with the provider in the meantime
    await consumeCode(tx, claim, shown, made.id)
    await tx.deleteFrom('registrations').where('email', '=', person.email).execute()
    return { ticket: await createTicket(tx, made.id), preferred_name: person.preferred_name }
  })
}
