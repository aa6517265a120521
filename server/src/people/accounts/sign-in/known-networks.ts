import { sql } from 'kysely'
import type { Secret } from '../../../platform/config/secret.ts'
import type { Database } from '../../../platform/db/database.ts'

const digestOf = (secret: Secret, userId: number, network: string): Buffer =>
  secret.digest('network', `${userId} ${network}`)

type Deps = { readonly db: Database; readonly secret: Secret }

/**
 * The key under which login attempts at an account are limited. Networks from which its owner signed in before have their
 * own key, so that strangers cannot use up the owner's attempts.
 */
export async function rateLimitKey({ db, secret }: Deps, email: string, network: string): Promise<string> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  const digest = digestOf(secret, user?.id ?? 0, network)
  const known = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', user?.id ?? 0)
    .where('network', '=', digest)
    .executeTakeFirst()
  return known ? `${email} ${digest.toString('base64url')}` : email
}

/** Remembers a network from which the owner signed in or entered a code. */
export async function rememberNetwork({ db, secret }: Deps, userId: number, network: string): Promise<void> {
  await sql`
    insert into known_networks (user_id, network) select id, ${digestOf(secret, userId, network)} from users where id = ${userId}
    on conflict (user_id, network) do update set used_at = now()
    where known_networks.used_at < now() - interval '1 day'`.execute(db)
}
