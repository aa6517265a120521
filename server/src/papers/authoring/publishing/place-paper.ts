import { sql } from 'kysely'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { lockDraft } from '../edit-draft.ts'

/** Its place among the institute's papers of its series and stage; the others keep their order. */
export const placePaper = (
  db: Database,
  caller: Caller,
  id: number,
  { version, place }: { readonly version: number; readonly place: number },
): Promise<void> =>
  transact(db, async (tx) => {
    const draft = await lockDraft(tx, id)
    if (!draft) throw new AppError('not_found')
    const { test_id, series_slug, stage } = draft
    if (test_id === null) throw new AppError('paper_not_published')
    if (draft.version !== version) throw new AppError('row_changed')
    await tx.selectFrom('series').select('slug').where('slug', '=', series_slug).forUpdate().execute()
    const own = await tx
      .selectFrom('tests')
      .select(['id', 'position'])
      .where('series_slug', '=', series_slug)
      .where('stage', '=', stage)
      .where('access', 'is not', null)
      .orderBy('position')
      .forUpdate()
      .execute()
    const others = own.filter((test) => test.id !== test_id).map((test) => test.id)
    const order = [...others.slice(0, place - 1), test_id, ...others.slice(place - 1)]
    const positions = own.map(({ position }) => position)
    // two steps: in one, a row would meet the place of another that is still to move
    for (const beside of [1_000_000_000, 0])
      await sql`
        update tests set position = placed.position + ${beside}
        from unnest(${order}::int8[], ${positions}::int4[]) as placed (id, position)
        where tests.id = placed.id`.execute(tx)
    await tx
      .updateTable('paper_drafts')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    await audit(tx, caller, { action: 'placed', subject: 'paper_drafts', id, after: { title: draft.title, place } })
    await bumpSiteVersion(tx)
  })
