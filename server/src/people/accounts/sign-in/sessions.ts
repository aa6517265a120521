import type { ListedSession } from '@pariksha/contract/people/accounts/sessions'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Caller, IDLE_DAYS, type Tokens } from '../../../platform/http/authenticate.ts'

/** The caller's sessions, the current one first. */
export async function listSessions(db: Database, { userId, tokenHash }: Caller): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('tokens')
    .select([
      'id',
      'device',
      'created_at',
      'used_at',
      'hash',
      sql<Date>`least(expires_at, used_at + make_interval(days => ${IDLE_DAYS}))`.as('expires_at'),
    ])
    .where('user_id', '=', userId)
    .where(sql<Date>`least(expires_at, used_at + make_interval(days => ${IDLE_DAYS}))`, '>', sql<Date>`now()`)
    .orderBy(sql`hash = ${tokenHash}`, 'desc')
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map(({ hash, created_at, used_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: hash.equals(tokenHash),
  }))
}

export async function endSession(db: Database, tokens: Tokens, caller: Caller, id: string): Promise<void> {
  const session = await db
    .selectFrom('tokens')
    .select('hash')
    .where('id', '=', id)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  if (!session) throw new AppError('not_found')
  await tokens.revoke(session.hash)
}
