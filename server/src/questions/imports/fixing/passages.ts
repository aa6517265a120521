import {
  type ImportPassage,
  MAX_NAMED_OF_PASSAGE,
  MAX_OFFERED_PASSAGES,
} from '@pariksha/contract/questions/import-passages'
import { languagesOf } from '@pariksha/contract/questions/question-content'
import { MAX_QUESTIONS, type Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import { type Database, type Queryable, type Transaction, transact } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import { excerptOf } from '../../bank/list/search-words.ts'
import { lockImport, markUnchanged } from '../change-items.ts'
import { retainPictures } from './retain-pictures.ts'

export type PassageRow = Omit<ImportPassage, 'rendered'>

/** Passages by name, each with the questions that share it. */
export async function findPassages(
  db: Queryable,
  importId: number,
  names: readonly string[],
): Promise<readonly PassageRow[]> {
  if (names.length === 0) return []
  const { rows } = await sql<PassageRow>`
    select p.passage, p.version, p.content, p.passage_id, named.questions, named.question_count
    from question_import_passages as p
    cross join lateral (
      select count(*)::int as question_count,
        coalesce(jsonb_agg(jsonb_build_object('position', position, 'number', number) order by position)
          filter (where place <= ${MAX_NAMED_OF_PASSAGE}), '[]') as questions
      from (
        select position, number, row_number() over (order by position) as place from question_import_items as item
        where item.import_id = p.import_id and item.passage = p.passage) as shared) as named
    where p.import_id = ${importId} and p.passage = any(${[...names]}::text[])`.execute(db)
  return names.flatMap((name) => rows.find(({ passage }) => passage === name) ?? [])
}

/** The passages nearest to a question in the file, in its order; first those that no question has any more. */
export async function offerPassages(db: Queryable, importId: number, near: number) {
  const { rows } = await sql<{ passage: string; content: Texts; question_count: number }>`
    select passage, content, question_count from (
      select p.passage, p.content, shared.first, shared.question_count
      from question_import_passages as p
      cross join lateral (
        select min(position) as first, count(*)::int as question_count from question_import_items as item
        where item.import_id = p.import_id and item.passage = p.passage) as shared
      where p.import_id = ${importId}
      order by abs(shared.first - ${near}::int) nulls first, p.passage
      limit ${MAX_OFFERED_PASSAGES}) as offered
    order by first nulls first, passage`.execute(db)
  return rows.map(({ passage, content, question_count }) => ({ passage, excerpt: excerptOf(content), question_count }))
}

/** What the bank has already made of it is null as long as none of its questions was added. */
export async function lockPassage(tx: Transaction, importId: number, passage: string) {
  const row = await tx
    .selectFrom('question_import_passages')
    .select(['version', 'passage_id'])
    .where('import_id', '=', importId)
    .where('passage', '=', passage)
    .forUpdate()
    .executeTakeFirst()
  if (!row)
    throw new AppError('bad_input', {
      errors: [{ path: 'passage', message: 'This import has no such passage.' }],
    })
  return row
}

type Added = { readonly content: Texts; readonly positions: readonly number[] }

/** Gives questions a passage that the file does not have. Returns its name. */
export const addPassage = (db: Database, importId: number, { content, positions }: Added): Promise<string> =>
  transact(db, async (tx) => {
    assertText(content)
    await lockImport(tx, importId, { whole: true })
    await retainPictures(tx, importId, [content])
    const passage = await freeName(tx, importId)
    await tx
      .insertInto('question_import_passages')
      .values({ import_id: importId, passage, content: asJson(content) })
      .execute()
    const wanted = new Set(positions)
    const { numUpdatedRows } = await tx
      .updateTable('question_import_items')
      .set(({ eb }) => ({ passage, version: eb('version', '+', 1) }))
      .where('import_id', '=', importId)
      .where('question_id', 'is', null)
      .where(sql<boolean>`position = any(${[...wanted]}::int[])`)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== BigInt(wanted.size)) throw new AppError('import_not_ready')
    await markUnchanged(tx, importId, positions)
    return passage
  })

/** Files name passages as they like. */
async function freeName(tx: Transaction, importId: number): Promise<string> {
  const { rows } = await sql<{ passage: string }>`
    select passage from question_import_passages where import_id = ${importId}`.execute(tx)
  if (rows.length >= MAX_QUESTIONS)
    throw new AppError('bad_input', { detail: 'This import has too many passages. Change one that it has.' })
  const taken = new Set(rows.map(({ passage }) => passage))
  let number = 1
  while (taken.has(`written-${number}`)) number++
  return `written-${number}`
}

function assertText(content: Texts): void {
  if (languagesOf(content).length === 0)
    throw new AppError('bad_input', {
      errors: [{ path: 'content.en', message: 'Please write the passage, or choose none at its questions.' }],
    })
}

type Edited = { readonly passage: string; readonly content: Texts; readonly version: number }

/** Another text for all questions that share it. One that is in the bank already is changed there. */
export const editPassage = (db: Database, importId: number, { passage, content, version }: Edited): Promise<void> =>
  transact(db, async (tx) => {
    assertText(content)
    await lockImport(tx, importId)
    const row = await lockPassage(tx, importId, passage)
    if (row.passage_id !== null) throw new AppError('passage_in_bank')
    if (row.version !== version) throw new AppError('row_changed')
    await retainPictures(tx, importId, [content])
    await tx
      .updateTable('question_import_passages')
      .set({ content: asJson(content), version: version + 1 })
      .where('import_id', '=', importId)
      .where('passage', '=', passage)
      .execute()
  })
