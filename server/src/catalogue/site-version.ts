import { sql } from 'kysely'
import type { Queryable, Transaction } from '../db/database.ts'

/** The version of the public content. */
export async function siteVersion(db: Queryable): Promise<string> {
  const { version } = await db.selectFrom('site_version').select('version').executeTakeFirstOrThrow()
  return String(version)
}

/** Called in every transaction that changes public content: invalidates the cached pages of all processes. */
export async function bumpSiteVersion(tx: Transaction): Promise<void> {
  await tx.updateTable('site_version').set({ version: sql`version + 1` }).execute()
}
