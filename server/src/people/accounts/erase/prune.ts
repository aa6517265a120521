import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { IDLE_DAYS } from '../../../platform/http/authenticate.ts'

/**
 * Deletes expired codes, tickets and tokens, invitations a month after their link expired, unconfirmed registrations,
 * unused networks and old ranks of erased accounts. Run by a job.
 */
export async function pruneAccounts(db: Database): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('sign_in_tickets').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('staff_invitations').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute()
  await db.deleteFrom('tokens').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('tokens').where('used_at', '<', sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`).execute()
  await db.deleteFrom('registrations').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  await db.deleteFrom('known_networks').where('used_at', '<', sql<Date>`now() - interval '90 days'`).execute()
  await db.deleteFrom('erased_ranks').where('made_at', '<', sql<Date>`now() - interval '2 years'`).execute()
}
