import { sql } from 'kysely'
import { assertUnused } from '../../../attempts/assert-unused.ts'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { type LockedDraft, lockDraft } from '../edit-draft.ts'

type Published = LockedDraft & { readonly test_id: number; readonly paper_id: number }

export async function lockPublished(tx: Transaction, id: number, version: number): Promise<Published> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw new AppError('not_found')
  const { test_id, paper_id } = draft
  if (test_id === null || paper_id === null) throw new AppError('paper_not_published')
  if (draft.version !== version) throw new AppError('row_changed')
  return { ...draft, test_id, paper_id }
}

/** A draft again, where nobody has begun it. Test and frozen paper go: the next time they are made again. */
export const unpublish = (db: Database, caller: Caller, id: number, version: number): Promise<void> =>
  transact(db, async (tx) => {
    const draft = await lockPublished(tx, id, version)
    await assertUnused(tx, draft.test_id)
    await tx
      .updateTable('paper_drafts')
      .set({ state: 'draft', paper_id: null, test_id: null, publish_at: null, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('tests').where('id', '=', draft.test_id).execute()
    await tx.deleteFrom('keys').where('paper_id', '=', draft.paper_id).execute()
    await tx.deleteFrom('papers').where('id', '=', draft.paper_id).execute()
    await audit(tx, caller, { action: 'unpublished', subject: 'paper_drafts', id, before: { title: draft.title } })
    await bumpSiteVersion(tx)
  })

/** No new starts; attempts that are running end as they do. */
export const close = (
  db: Database,
  caller: Caller,
  id: number,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<void> =>
  transact(db, async (tx) => {
    const draft = await lockPublished(tx, id, version)
    if (draft.state !== 'published') throw new AppError('paper_not_published')
    await assertNobodyWaits(tx, draft.test_id)
    await tx
      .updateTable('paper_drafts')
      .set({ state: 'closed', version: version + 1 })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('tests').set({ closed_at: sql<Date>`now()` }).where('id', '=', draft.test_id).execute()
    await audit(tx, caller, { action: 'closed', subject: 'paper_drafts', id, after: { title: draft.title, reason } })
    await bumpSiteVersion(tx)
  })

/**
 * Students registered for a shift that has not opened would not be notified: it is called off on the page of its mock. The lock of
 * the test keeps registrations out until the caller's transaction ends.
 */
async function assertNobodyWaits(tx: Transaction, testId: number): Promise<void> {
  await tx.selectFrom('tests').select('id').where('id', '=', testId).forNoKeyUpdate().execute()
  const { rows } = await sql`
    select from tests join live_mock_registrations place
      on place.live_mock_id = tests.live_mock_id and place.test_id = tests.id
    where tests.id = ${testId} and tests.opens_at > now() limit 1`.execute(tx)
  if (rows.length > 0)
    throw new AppError('students_registered', {
      detail: 'Students are registered for this shift. Call it off on the page of its mock: they are notified then.',
    })
}
