import type { registration } from '@pariksha/contract/accounts/sign-up'
import type { Language } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Database, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outgoing } from '../../mail/outgoing.ts'
import { recipientAt, siteIn } from '../../mail/recipient.ts'
import type { Secret } from '../../secret.ts'
import { type Codes, checkCode, consumeCode, createCodes } from '../codes.ts'
import { sendCodeByMail, sendCodeBySms, sendMail } from '../mails.ts'
import { hashPassword, rejectWeakPassword } from '../passwords.ts'
import { credentialsByEmail, pendingPhone } from '../queries.ts'
import { createTicket } from '../sign-in/tickets.ts'

type Deps = {
  readonly db: Database
  readonly limits: Limits
  readonly secret: Secret
  readonly outgoing: Outgoing
  readonly publicUrl: string
}

const signUp = (email: string) => ({ purpose: 'sign-up', email }) as const

/**
 * Stores the registration until its code is entered. Independent of whether the address has an account, so that neither
 * the response nor its time reveals it. When codes are rate-limited, the data sent with the last code stays too: a code
 * confirms what it was sent for.
 */
export async function register(
  { db, limits, secret }: Pick<Deps, 'db' | 'limits' | 'secret'>,
  input: z.output<typeof registration>,
  language: Language | undefined,
): Promise<Codes | undefined> {
  const { password, ...person } = input
  const names = [person.first_name, person.last_name, person.preferred_name]
  await rejectWeakPassword(password, { email: person.email, names })
  const data = {
    ...person,
    language: language ?? null,
    password_hash: await hashPassword(password),
    created_at: sql<Date>`now()`,
  }
  if (!(await limits.allows('code-recipient', person.email))) return undefined
  return transact(db, async (tx) => {
    await tx
      .insertInto('registrations')
      .values(data)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(data))
      .execute()
    return createCodes(tx, secret, signUp(person.email))
  })
}

/** New codes for a pending registration; undefined when rate-limited. */
export async function renewSignUpCodes(
  { db, limits, secret }: Pick<Deps, 'db' | 'limits' | 'secret'>,
  email: string,
): Promise<Codes | undefined> {
  return (await limits.allows('code-recipient', email)) ? createCodes(db, secret, signUp(email)) : undefined
}

/** Runs after the response: sends the codes, or a notice to an address that has an account. */
export async function sendSignUpCodes(deps: Deps, email: string, codes: Codes): Promise<void> {
  const { db, outgoing, publicUrl } = deps
  const recipient = await recipientAt(db, email)
  const { institute, language, texts } = recipient
  if (await credentialsByEmail(db, email))
    return sendMail(outgoing, email, texts.alreadyRegistered({ institute, site: siteIn(publicUrl, language) }))
  const phone = await pendingPhone(db, email)
  if (phone === undefined) return // no pending registration for this address
  await sendCodeByMail(outgoing, recipient, { purpose: 'signUpCode', email, codes })
  await sendCodeBySms(deps, institute, phone, signUp(email), codes)
}

/** Turns the registration into an account; returns a sign-in ticket. */
export async function confirmRegistration(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  email: string,
  otp: string,
): Promise<{ ticket: string; preferred_name: string }> {
  const shown = await checkCode(db, secret, signUp(email), otp)
  return transact(db, async (tx) => {
    await consumeCode(tx, signUp(email), shown)
    const pending = await tx.deleteFrom('registrations').where('email', '=', email).returningAll().executeTakeFirst()
    if (!pending) throw new AppError('wrong_code')
    const { created_at, ...person } = pending
    const made = await tx
      .insertInto('users')
      .values({
        ...person,
        full_name: `${person.first_name} ${person.last_name}`,
        // a code that came by SMS says nothing about the address
        email_verified_at: shown.channel === 'mail' ? sql<Date>`now()` : null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('wrong_code') // signed in with the provider in the meantime
    return { ticket: await createTicket(tx, made.id), preferred_name: person.preferred_name }
  })
}
