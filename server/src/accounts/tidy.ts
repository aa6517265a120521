import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { IDLE_DAYS } from './authenticate.ts'

/**
 * Removes what has run out: codes, tickets, tokens, registrations whose code never came, networks nobody came back to, tests of
 * accounts that were erased long ago. For a job, once an hour or so.
 */
export async function tidyAccounts(db: Database): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('sign_in_tickets').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('tokens').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('tokens').where('used_at', '<', sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`).execute()
  await db.deleteFrom('registrations').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  await db.deleteFrom('known_networks').where('used_at', '<', sql<Date>`now() - interval '90 days'`).execute()
  await db.deleteFrom('erased_ranks').where('made_at', '<', sql<Date>`now() - interval '2 years'`).execute()
}
