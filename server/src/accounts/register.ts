import type { registration } from '@pariksha/contract/accounts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Database, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { Secret } from '../secret.ts'
import { type Codes, putCodes, spendCode, tryCode } from './codes.ts'
import { sendCodeByMail, sendCodeBySms, tellAlreadyRegistered } from './letters.ts'
import { hashPassword, refuseEasyPassword } from './passwords.ts'
import { credentialsByEmail, instituteName, pendingPhone } from './queries.ts'
import { putTicket } from './tickets.ts'

type Means = {
  readonly db: Database
  readonly limits: Limits
  readonly secret: Secret
  readonly outgoing: Outgoing
  readonly publicUrl: string
}

const signUp = (email: string) => ({ purpose: 'sign-up', email }) as const

/**
 * Keeps the registration until its code comes. Whether the address has an account plays no part in it, so that neither
 * the answer nor its time tells. Without codes the mail is held back, and then the data that was sent with the last code
 * stays too: a code confirms what it was sent for.
 */
export async function register(
  { db, limits, secret }: Pick<Means, 'db' | 'limits' | 'secret'>,
  input: z.output<typeof registration>,
): Promise<Codes | undefined> {
  const { password, ...person } = input
  const names = [person.first_name, person.last_name, person.preferred_name]
  await refuseEasyPassword(password, { email: person.email, names })
  const data = { ...person, password_hash: await hashPassword(password), created_at: sql<Date>`now()` }
  if (!(await limits.allows('code-recipient', person.email))) return undefined
  return transact(db, async (tx) => {
    await tx
      .insertInto('registrations')
      .values(data)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(data))
      .execute()
    return putCodes(tx, secret, signUp(person.email))
  })
}

/** New codes for whoever asked for an account before, or nothing when too many were asked for. */
export async function renewSignUpCodes(
  { db, limits, secret }: Pick<Means, 'db' | 'limits' | 'secret'>,
  email: string,
): Promise<Codes | undefined> {
  return (await limits.allows('code-recipient', email)) ? putCodes(db, secret, signUp(email)) : undefined
}

/** After the answer: the code to whom it is for, or a word to who has the account already. */
export async function sendSignUpCodes(means: Means, email: string, codes: Codes): Promise<void> {
  const { db, outgoing, publicUrl } = means
  const institute = await instituteName(db)
  if (await credentialsByEmail(db, email)) return tellAlreadyRegistered(outgoing, institute, publicUrl, email)
  const phone = await pendingPhone(db, email)
  if (phone === undefined) return // nobody asked for an account with this address
  await sendCodeByMail(outgoing, institute, 'sign-up', email, codes)
  await sendCodeBySms(means, institute, phone, signUp(email), codes)
}

/** The registration becomes an account; who showed the code may sign in with the ticket. */
export async function confirmRegistration(
  { db, secret }: Pick<Means, 'db' | 'secret'>,
  email: string,
  otp: string,
): Promise<{ ticket: string; preferred_name: string }> {
  const shown = await tryCode(db, secret, signUp(email), otp)
  return transact(db, async (tx) => {
    await spendCode(tx, signUp(email), shown)
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
    return { ticket: await putTicket(tx, made.id), preferred_name: person.preferred_name }
  })
}
