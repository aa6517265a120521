import type { QuestionContent } from '@pariksha/contract/question-content'
import { sql } from 'kysely'
import type { Caller } from '../accounts/authenticate.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { recordState } from './change-state.ts'
import { addVersion, columnsOf } from './versions.ts'

/** A new question, as a draft. */
export const writeQuestion = (db: Database, caller: Caller, content: QuestionContent): Promise<number> =>
  transact(db, (tx) => insertQuestion(tx, caller, content))

async function insertQuestion(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  content: QuestionContent,
): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values({ version: 1, author_id: userId, ...columnsOf(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(tx, id, { content, version: 1, author: userId })
  return id
}

type Change = { readonly content: QuestionContent; readonly version: number; readonly note?: string | undefined }

/** A new version on top of the one that was read: of two who change the same version, the second one is told. */
export const changeQuestion = (db: Database, caller: Caller, id: number, change: Change): Promise<void> =>
  transact(db, async (tx) => {
    const row = await tx
      .selectFrom('questions')
      .select(['version', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    if (row.version !== change.version) throw new AppError('row_changed')
    await replaceVersion(tx, caller, { id, ...row }, change)
  })

type Row = { readonly id: number; readonly version: number; readonly state: string }

/** What was approved is not what stands there now: a new version is a draft again. The row is locked by the caller. */
export async function replaceVersion(
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  row: Row,
  { content, note }: Pick<Change, 'content' | 'note'>,
): Promise<void> {
  const version = row.version + 1
  await addVersion(tx, row.id, { content, version, author: userId, note })
  await tx
    .updateTable('questions')
    .set({ version, state: 'draft', changed_at: sql<Date>`clock_timestamp()`, ...columnsOf(content) })
    .where('id', '=', row.id)
    .execute()
  if (row.state !== 'draft') await recordState(tx, userId, { id: row.id, from: row.state, to: 'draft' })
}
