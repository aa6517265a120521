import { hash as digest, randomBytes } from 'node:crypto'
import type { Role } from '@pariksha/contract/people/rights'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { growingTo } from '../bounded/growing-cache.ts'
import { createBatcher } from '../db/batcher.ts'
import type { Database } from '../db/database.ts'
import { parameter, prepare } from '../db/prepared.ts'
import { AppError } from '../errors.ts'

export type Caller = {
  readonly userId: number
  readonly role: string
  /** Roles of staff; empty for students. */
  readonly roles: readonly Role[]
  /** Whether a staff session has passed the second step recently enough and needs no owner's approval. */
  readonly secondStep: boolean
  readonly tokenHash: Buffer
}
export type Authenticate = (authorization: string | undefined) => Promise<Caller>

/** Tokens outlive any attempt by far. */
const TOKEN_DAYS = 90

/** A session expires after this long without use. */
export const IDLE_DAYS = 30

/** How long a second step is valid: a working day. */
const SECOND_STEP_HOURS = 12

/** A token revoked by another process stops working here within this time. */
const CACHE_TTL_MS = 5_000
const MAX_CACHED = 50_000

/** Last uses of tokens are recorded in batches, at most once an hour per token. */
const USE_FLUSH_INTERVAL_MS = 10_000

export type Tokens = {
  readonly authenticate: Authenticate
  /** Refuses an account that is blocked. */
  issue(userId: number, device?: string | null): Promise<string>
  /** A new token after the second step of a staff sign-in; revokes the token it was done with. */
  issueAfterSecondStep(caller: Caller): Promise<string>
  /** Undefined if the password was changed or the account blocked since it was looked at, which revoked all tokens. */
  issueWhile(userId: number, passwordHash: string | null, device: string | null): Promise<string | undefined>
  revoke(hash: Buffer): Promise<void>
  revokeAllOf(userId: number): Promise<void>
  /** The account changed: what is remembered of its sessions is read again. */
  forget(userId: number): void
  /** All other sessions of the caller. */
  revokeOthers(caller: Caller): Promise<void>
}

/** Per account. */
const MAX_SESSIONS = 100

const hashOf = (token: string): Buffer => digest('sha256', token, 'buffer')
const keyOf = (hash: Buffer): string => hash.toString('base64')

const findTokens = prepare('find-tokens', { hashes: parameter<readonly Buffer[]>() }, (db, { hashes }) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select([
      'tokens.hash',
      'users.id',
      'users.role',
      sql<Role[]>`users.staff_roles`.as('roles'),
      sql<boolean>`coalesce(tokens.second_step_at > now() - make_interval(hours => ${SECOND_STEP_HOURS}) and not users.awaits_owner, false)`.as(
        'second_step',
      ),
      sql<boolean>`tokens.used_at < now() - interval '1 hour'`.as('isUseOutdated'),
    ])
    .where('tokens.hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('tokens.expires_at', '>', sql<Date>`now()`)
    .where('tokens.used_at', '>', sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`),
)

/** Refuses an account that is blocked. */
export async function issueToken(db: Database, userId: number, device: string | null = null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await sql`
    insert into tokens (hash, user_id, device, expires_at)
    select ${hashOf(token)}, id, ${device}::text, now() + make_interval(days => ${TOKEN_DAYS}) from users
    where id = ${userId} and blocked_at is null
    for share
    returning user_id`.execute(db)
  if (rows.length === 0) throw new AppError('blocked')
  await endOldest(db, userId)
  return token
}

/** Deletes all but the newest sessions of an account. */
async function endOldest(db: Database, userId: number): Promise<void> {
  await sql`
    delete from tokens where hash in (
      select hash from tokens where user_id = ${userId} order by used_at desc, created_at desc offset ${MAX_SESSIONS})`.execute(
    db,
  )
}

/** Opaque random tokens; the database stores only their hashes. */
export function createTokens(db: Database): Tokens {
  const findToken = createBatcher({
    async run(hashes: readonly Buffer[]) {
      const found = new Map((await findTokens(db, { hashes })).map((row) => [keyOf(row.hash), row]))
      return hashes.map((hash) => found.get(keyOf(hash)))
    },
  })
  const cached = new LRUCache<string, Caller>({ ...growingTo(MAX_CACHED), ttl: CACHE_TTL_MS })
  let revocations = 0
  const forget = (mine: (caller: Caller) => boolean) => {
    revocations++
    for (const [key, caller] of [...cached]) if (mine(caller)) cached.delete(key)
  }

  let used: Buffer[] = []
  let usesWritten = Number.NEGATIVE_INFINITY
  function noteUse(tokenHash: Buffer): void {
    used.push(tokenHash)
    if (performance.now() - usesWritten < USE_FLUSH_INTERVAL_MS) return
    const noted = used
    used = []
    usesWritten = performance.now()
    db.updateTable('tokens')
      .set({ used_at: sql<Date>`now()` })
      .where('hash', 'in', noted)
      .execute()
      .catch(() => {}) // informational, so a failure is ignored
  }

  async function find(tokenHash: Buffer): Promise<Caller> {
    const row = await findToken(tokenHash)
    if (!row) throw new AppError('unauthorized')
    if (row.isUseOutdated) noteUse(tokenHash)
    return { userId: row.id, role: row.role, roles: row.roles, secondStep: row.second_step, tokenHash }
  }

  return {
    async authenticate(authorization) {
      const token = /^Token ([\w-]{43})$/.exec(authorization ?? '')?.[1]
      if (!token) throw new AppError('unauthorized')
      const hash = hashOf(token)
      const key = keyOf(hash)
      const known = cached.get(key)
      if (known) return known
      const before = revocations
      const caller = await find(hash)
      if (revocations !== before) return caller // it may just have been revoked: do not cache it
      cached.set(key, caller)
      return caller
    },
    issue: (userId, device) => issueToken(db, userId, device),
    async issueAfterSecondStep({ userId, tokenHash }) {
      const token = randomBytes(32).toString('base64url')
      const { rows } = await sql`
        with former as (delete from tokens where hash = ${tokenHash} returning user_id, device)
        insert into tokens (hash, user_id, device, expires_at, second_step_at)
        select ${hashOf(token)}, user_id, device, now() + make_interval(days => 1), now() from former
        where user_id = ${userId}
        returning user_id`.execute(db)
      if (rows.length === 0) throw new AppError('unauthorized') // revoked concurrently
      forget((caller) => caller.tokenHash.equals(tokenHash))
      return token
    },
    async issueWhile(userId, passwordHash, device) {
      const token = randomBytes(32).toString('base64url')
      const { rows } = await sql`
        insert into tokens (hash, user_id, device, expires_at)
        select ${hashOf(token)}, id, ${device}::text, now() + make_interval(days => ${TOKEN_DAYS}) from users
        where id = ${userId} and password_hash is not distinct from ${passwordHash} and blocked_at is null
        for share
        returning user_id`.execute(db)
      if (rows.length === 0) return undefined
      await endOldest(db, userId)
      return token
    },
    async revoke(hash) {
      await db.deleteFrom('tokens').where('hash', '=', hash).execute()
      forget((caller) => caller.tokenHash.equals(hash))
    },
    async revokeAllOf(userId) {
      await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
      forget((caller) => caller.userId === userId)
    },
    forget(userId) {
      forget((caller) => caller.userId === userId)
    },
    async revokeOthers({ userId, tokenHash }) {
      await db.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', tokenHash).execute()
      forget((caller) => caller.userId === userId && !caller.tokenHash.equals(tokenHash))
    },
  }
}
