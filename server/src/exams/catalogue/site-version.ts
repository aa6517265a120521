import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../platform/db/database.ts'

/** The version of the public content. */
export async function siteVersion(db: Queryable): Promise<string> {
  const { version } = await db.selectFrom('site_version').select('version').executeTakeFirstOrThrow()
  return String(version)
}

/**
 * The version of what visitors see. Pages also change by the clock: a live test is free to practise once its results are
 * released, and a shift that is over leaves the list of live mocks.
 */
export async function publicVersion(db: Queryable): Promise<string> {
  const { rows } = await sql<{ version: number; passed: number }>`
    select version, (
      (select count(*) from tests where released_at <= now())
      + (select count(*) from tests where live_mock_id is not null and closes_at <= now()))::int as passed
    from site_version`.execute(db)
  return rows.map(({ version, passed }) => `${version} ${passed}`).join()
}

/** Called in every transaction that changes public content: invalidates the cached pages of all processes. */
export async function bumpSiteVersion(tx: Transaction): Promise<void> {
  await tx.updateTable('site_version').set({ version: sql`version + 1` }).execute()
}
