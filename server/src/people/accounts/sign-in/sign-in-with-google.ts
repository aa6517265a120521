import { sql } from 'kysely'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import { signedInUser } from '../queries.ts'
import type { Identity, Provider } from './google.ts'
import { rememberNetwork } from './known-networks.ts'
import type { Session } from './login.ts'
import { rememberLanguage } from './remember-language.ts'
import type { SignInClient } from './sign-in-client.ts'
import { deleteTicket } from './tickets.ts'

type Deps = {
  readonly db: Database
  readonly secret: Secret
  readonly tokens: Tokens
  readonly provider: Provider | undefined
}
type Answer = Parameters<Provider['identify']>[0]

export async function signInWithGoogle(
  { db, secret, tokens, provider }: Deps,
  answer: Answer,
  { network, device, language }: SignInClient,
  onRefusal: (error: unknown) => void,
): Promise<Session> {
  const identity = await provider?.identify(answer).catch(onRefusal)
  if (!identity) throw new AppError('sign_in_failed')
  const { userId, isFirstProof } = await transact(db, async (tx) => {
    // a pending registration of this address may be a stranger's
    await tx.deleteFrom('registrations').where('email', '=', identity.email).execute()
    return (await knownAccount(tx, identity)) ?? (await joinedAccount(tx, identity)) ?? (await newAccount(tx, identity))
  })
  if (isFirstProof) await tokens.revokeAllOf(userId)
  await rememberNetwork({ db, secret }, userId, network)
  await rememberLanguage(db, userId, language)
  return { token: await tokens.issue(userId, device), user: await signedInUser(db, userId) }
}

/** A number that the institute gave is no stranger's. */
const GIVEN_PHONE = sql<string | null>`case when phone_given then phone_number end`

type Account = { readonly userId: number; readonly isFirstProof: boolean }

async function knownAccount(tx: Transaction, { subject }: Identity): Promise<Account | undefined> {
  const user = await tx.selectFrom('users').select('id').where('google_subject', '=', subject).executeTakeFirst()
  return user && { userId: user.id, isFirstProof: false }
}

/** The account of the same address. If its address was never verified, data that a stranger may have entered is removed. */
async function joinedAccount(tx: Transaction, { subject, email }: Identity): Promise<Account | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'google_subject', 'email_verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return undefined
  if (user.google_subject !== null && user.google_subject !== subject) throw new AppError('sign_in_failed')
  const isFirstProof = user.email_verified_at === null
  await tx
    .updateTable('users')
    .set({
      google_subject: subject,
      ...(isFirstProof && { email_verified_at: sql<Date>`now()`, password_hash: null, phone_number: GIVEN_PHONE }),
    })
    .where('id', '=', user.id)
    .execute()
  if (isFirstProof) await deleteTicket(tx, user.id)
  return { userId: user.id, isFirstProof }
}

async function newAccount(tx: Transaction, identity: Identity): Promise<Account> {
  const made = await tx
    .insertInto('users')
    .values({
      email: identity.email,
      email_verified_at: sql<Date>`now()`,
      first_name: identity.firstName,
      last_name: identity.lastName,
      preferred_name: identity.firstName,
      full_name: identity.fullName,
      google_subject: identity.subject,
      preferred_test: 'ICET',
    })
    .onConflict((conflict) => conflict.doNothing()) // created concurrently by another tab or by a code
    .returning('id')
    .executeTakeFirst()
  if (made) return { userId: made.id, isFirstProof: false }
  const account = (await knownAccount(tx, identity)) ?? (await joinedAccount(tx, identity))
  if (!account) throw new AppError('sign_in_failed')
  return account
}
