import { sql } from 'kysely'

/** Students who can be written to: their address is confirmed and they are not blocked. For queries of users. */
export const REACHABLE = sql<boolean>`(users.email_verified_at is not null and users.blocked_at is null)`
