import { hash as digest, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Secret } from '../../../platform/config/secret.ts'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tokens } from '../../../platform/http/authenticate.ts'
import { signedInUser } from '../queries.ts'
import { rememberNetwork } from './known-networks.ts'
import type { Session } from './login.ts'
import { rememberLanguage } from './remember-language.ts'
import type { SignInClient } from './sign-in-client.ts'

/** After the code of a registration; a link that staff send is good for longer. */
const MINUTES = 10

const hashOf = (ticket: string): Buffer => digest('sha256', ticket, 'buffer')

/** One an account: a new one replaces the one before. The database stores only its hash. */
export async function createTicket(db: Queryable, userId: number, minutes = MINUTES): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const fresh = {
    hash: hashOf(ticket),
    key_hash: null,
    session: null,
    expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
  }
  await db
    .insertInto('sign_in_tickets')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
  return ticket
}

/** Another one in place of that which was lost on its way; refused once somebody signed in with it. */
export async function renewTicket(db: Queryable, userId: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const renewed = await db
    .updateTable('sign_in_tickets')
    .set({ hash: hashOf(ticket) })
    .where('user_id', '=', userId)
    .where('key_hash', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  if (!renewed) throw new AppError('wrong_code')
  return ticket
}

/** Deleted with the sessions of its account, on a change of password or address. */
export async function deleteTicket(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute()
}

type Deps = { readonly db: Database; readonly tokens: Tokens; readonly secret: Secret }

type Given = { readonly ticket: string; readonly idempotency_key?: string | undefined }

/**
 * Single use: of two concurrent calls, one succeeds. Never for staff, who sign in with both steps. The browser whose answer was lost
 * names its first call by the key: its session is replaced, as long as it was not ended.
 */
export async function signInWithTicket(
  { db, tokens, secret }: Deps,
  { ticket, idempotency_key: key }: Given,
  { network, device, language }: SignInClient,
): Promise<Session> {
  const user = await holderOf(db, ticket, key)
  if (user?.blocked_at) throw new AppError('blocked')
  const token = user && (await tokens.issueWhile(user.id, user.password_hash, device))
  if (!token) throw new AppError('wrong_code')
  const session = hashOf(token)
  if (!(await spend(db, ticket, { key, session, former: user.session }))) {
    await tokens.revoke(session) // it was spent or ended concurrently
    throw new AppError('wrong_code')
  }
  if (user.session) await tokens.revoke(user.session)
  await rememberNetwork({ db, secret }, user.id, network)
  await rememberLanguage(db, user.id, language)
  return { token, user: await signedInUser(db, user.id) }
}

/** Whose ticket it is, and the session that was made with it by the same browser. */
async function holderOf(db: Database, ticket: string, key: string | undefined) {
  const row = await db
    .selectFrom('sign_in_tickets')
    .innerJoin('users', 'users.id', 'sign_in_tickets.user_id')
    .select(['users.id', 'password_hash', 'blocked_at', 'key_hash', 'session'])
    .where('hash', '=', hashOf(ticket))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.role', '=', 'student')
    .executeTakeFirst()
  const isMine = !row?.key_hash || (key !== undefined && row.key_hash.equals(hashOf(key)))
  return isMine ? row : undefined
}

type Spent = { readonly key: string | undefined; readonly session: Buffer; readonly former: Buffer | null }

/** Without a key nothing is kept. False where another call came first, or the session before has ended. */
async function spend(db: Database, ticket: string, { key, session, former }: Spent): Promise<boolean> {
  const { rows } =
    key === undefined
      ? await sql`delete from sign_in_tickets where hash = ${hashOf(ticket)} and session is null returning user_id`.execute(
          db,
        )
      : await sql`
          update sign_in_tickets set key_hash = ${hashOf(key)}, session = ${session},
            expires_at = least(expires_at, now() + make_interval(mins => ${MINUTES}))
          where hash = ${hashOf(ticket)} and session is not distinct from ${former}
          returning user_id`.execute(db)
  return rows.length > 0
}
