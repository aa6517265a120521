import { sql } from 'kysely'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { auditFrom } from '../../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { TODAY } from '../../../platform/db/indian-day.ts'

/** Publishes what is due. Of several processes each paper is published by one. */
export async function publishDue(db: Database): Promise<number> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom('paper_drafts')
      .select(['id', 'test_id', 'paper_id', 'title'])
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', sql<Date>`now()`)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, test_id, paper_id, title } of due) {
      await tx.updateTable('tests').set({ paper_id, available_on: TODAY }).where('id', '=', test_id).execute()
      await tx
        .updateTable('paper_drafts')
        .set({ state: 'published', version: sql`version + 1` })
        .where('id', '=', id)
        .execute()
      await auditFrom(tx, 'schedule', { action: 'published', subject: 'paper_drafts', id, after: { title } })
    }
    if (due.length > 0) await bumpSiteVersion(tx)
    return due.length
  })
}
