import { hash as digest, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Tokens } from '../../http/authenticate.ts'
import type { Secret } from '../../secret.ts'
import { signedInUser } from '../queries.ts'
import { rememberNetwork } from './known-networks.ts'
import type { Session } from './login.ts'
import { rememberLanguage } from './remember-language.ts'
import type { Visit } from './visit.ts'

/** After the code of a registration; a link that staff send is good for longer. */
const MINUTES = 10

const hashOf = (ticket: string): Buffer => digest('sha256', ticket, 'buffer')

/** One an account: a new one replaces the one before. The database stores only its hash. */
export async function createTicket(db: Queryable, userId: number, minutes = MINUTES): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const fresh = { hash: hashOf(ticket), expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` }
  await db
    .insertInto('sign_in_tickets')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
  return ticket
}

/** Deleted with the sessions of its account, on a change of password or address. */
export async function deleteTicket(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute()
}

type Deps = { readonly db: Database; readonly tokens: Tokens; readonly secret: Secret }

/** Single use: of two concurrent calls, one succeeds. Never for staff, who sign in with both steps. */
export async function signInWithTicket(
  { db, tokens, secret }: Deps,
  ticket: string,
  { network, device, language }: Visit,
): Promise<Session> {
  const { rows } = await sql<{ id: number; password_hash: string | null; blocked: boolean }>`
    with spent as (delete from sign_in_tickets where hash = ${hashOf(ticket)} returning user_id, expires_at)
    select users.id, users.password_hash, users.blocked_at is not null as blocked from spent join users on users.id = spent.user_id
    where spent.expires_at > now() and users.role = 'student'`.execute(db)
  const [user] = rows
  if (user?.blocked) throw new AppError('blocked')
  const token = user && (await tokens.issueWhile(user.id, user.password_hash, device))
  if (!token) throw new AppError('wrong_code')
  await rememberNetwork({ db, secret }, user.id, network)
  await rememberLanguage(db, user.id, language)
  return { token, user: await signedInUser(db, user.id) }
}
