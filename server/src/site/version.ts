import { sql } from 'kysely'
import type { Queryable, Transaction } from '../db/database.ts'

/** Which state of the public content the database holds. */
export async function siteVersion(db: Queryable): Promise<string> {
  const { version } = await db.selectFrom('site_version').select('version').executeTakeFirstOrThrow()
  return String(version)
}

/** Every act that changes public content says so in its own transaction: the next page shows it, on every process. */
export async function bumpSiteVersion(tx: Transaction): Promise<void> {
  await tx.updateTable('site_version').set({ version: sql`version + 1` }).execute()
}
