import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'

export type LockedDraft = NonNullable<Awaited<ReturnType<typeof lockDraft>>>

export const lockDraft = (tx: Transaction, id: number) =>
  tx
    .selectFrom('paper_drafts')
    .select([
      'id',
      'title',
      'series_slug',
      'stage',
      'label',
      'state',
      'version',
      'paper_id',
      'test_id',
      'publish_at',
      'changed_by',
      sql<PaperPattern>`pattern`.as('pattern'),
      sql<(PaperRule | null)[]>`rules`.as('rules'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Edit = { readonly id: number; readonly version: number }

/**
 * Changes a draft that is not published, in the version that was read: of two who change the same version the second one is
 * refused.
 */
export const editDraft = <Result>(
  db: Database,
  { userId }: Pick<Caller, 'userId'>,
  { id, version }: Edit,
  work: (tx: Transaction, draft: LockedDraft) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (tx) => {
    const draft = await lockDraft(tx, id)
    if (!draft) throw new AppError('not_found')
    if (draft.state !== 'draft') throw new AppError('paper_published')
    if (draft.version !== version) throw new AppError('row_changed')
    const result = await work(tx, draft)
    await tx
      .updateTable('paper_drafts')
      .set({ version: version + 1, changed_by: userId, changed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    return result
  })
