import type { Texts } from '@pariksha/contract/questions/question-file'
import { type RawBuilder, sql } from 'kysely'
import { type Database, transact } from '../../../platform/db/database.ts'
import { excerptOf } from '../list/search-words.ts'

/** Rows per transaction: a concurrent change of one of them waits for milliseconds. */
const BATCH = 200

/** Makes the excerpts again that a migration marked as outdated. A question that is being changed gets its excerpt with the change. */
export async function renewExcerpts(db: Database): Promise<void> {
  for (const due of [QUESTIONS, IMPORT_ITEMS]) while (await renewBatch(db, due));
}

type Due = { readonly table: RawBuilder<unknown>; readonly rows: RawBuilder<{ row: string; stem: Texts }> }

const QUESTIONS: Due = {
  table: sql`questions`,
  rows: sql`
    select questions.ctid::text as row, v.content->'stem' as stem from questions
    join question_versions v on v.question_id = questions.id and v.version = questions.version
    where questions.excerpt_due order by questions.id limit ${BATCH} for update of questions`,
}

const IMPORT_ITEMS: Due = {
  table: sql`question_import_items`,
  rows: sql`
    select ctid::text as row, content->'stem' as stem from question_import_items
    where excerpt_due order by import_id, position limit ${BATCH} for update`,
}

/** Whether there may be more. A row keeps its place in the table while it is locked. */
function renewBatch(db: Database, { table, rows }: Due): Promise<boolean> {
  return transact(db, async (tx) => {
    const found = (await rows.execute(tx)).rows
    const made = found.map(({ row, stem }) => ({ row, excerpt: excerptOf(stem) }))
    await sql`
      update ${table} as changed set excerpt = made.excerpt, excerpt_due = false
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (row tid, excerpt text)
      where changed.ctid = made.row`.execute(tx)
    return found.length === BATCH
  })
}
