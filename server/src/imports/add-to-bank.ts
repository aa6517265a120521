import type { QuestionContent } from '@pariksha/contract/question-bank/question-content'
import type { Texts } from '@pariksha/contract/question-bank/question-file'
import { sql } from 'kysely'
import { audit } from '../audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { LOCKS } from '../db/locks.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/authenticate.ts'
import { insertPassage } from '../question-bank/passages/passages.ts'
import { insertQuestions } from '../question-bank/write-question.ts'
import { lockImport } from './change-items.ts'
import { addedByEarlierImport } from './queries.ts'

/** Added in batches, so that other requests run in between. */
const BATCH_SIZE = 200

type Row = {
  readonly position: number
  readonly passage: string | null
  readonly content: QuestionContent
  readonly faulty: boolean
  readonly there: number | null
}

/**
 * Adds questions of an import to the bank as drafts, all or none. Questions that an earlier import added are counted and
 * left out, so that the same file adds nothing twice.
 */
export const addImportToBank = (
  db: Database,
  caller: Caller,
  importId: number,
  positions: readonly number[] | undefined,
) =>
  transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.questionImports})`.execute(tx)
    const { file_name } = await lockImport(tx, importId, { whole: true })
    await assertNoneFaulty(tx, importId, positions)
    const passageId = passageAdder(tx, caller, importId)
    let [taken, there, from] = [0, 0, -1]
    for (let rows = await readBatch(tx, importId, positions, from); rows.length > 0; ) {
      const fresh = rows.filter((row) => row.there === null)
      const contents: { content: QuestionContent }[] = []
      for (const { content, passage } of fresh)
        contents.push({ content: { ...content, passage_id: passage === null ? null : await passageId(passage) } })
      const ids = await insertQuestions(tx, caller, contents)
      await recordIds(tx, importId, fresh, ids)
      taken += fresh.length
      there += rows.length - fresh.length
      from = rows.at(-1)?.position ?? from
      rows = await readBatch(tx, importId, positions, from)
    }
    if (taken > 0) {
      await tx
        .updateTable('question_imports')
        .set({ state: 'taken', taken_at: sql<Date>`now()` })
        .where('id', '=', importId)
        .execute()
      const after = { file: file_name, questions: taken }
      await audit(tx, caller, { action: 'imported questions', subject: 'question_imports', id: importId, after })
    }
    return { taken, there }
  })

const chosen = (positions: readonly number[] | undefined) =>
  positions ? sql`item.position = any(${[...positions]}::int[])` : sql`true`

async function assertNoneFaulty(tx: Transaction, importId: number, positions: readonly number[] | undefined) {
  const { rows } = await sql<{ faulty: number }>`
    select count(*)::int as faulty from question_import_items as item
    where item.import_id = ${importId} and item.question_id is null and item.faulty and ${chosen(positions)}
      and ${addedByEarlierImport} is null`.execute(tx)
  const faulty = rows[0]?.faulty ?? 0
  if (faulty > 0)
    throw new AppError('import_faulty', {
      detail:
        faulty === 1
          ? '1 question has a fault. Fix it, or leave it out.'
          : `${faulty} questions have faults. Fix them, or leave them out.`,
    })
}

async function readBatch(tx: Transaction, importId: number, positions: readonly number[] | undefined, from: number) {
  const { rows } = await sql<Row>`
    select item.position, item.passage, item.content, item.faulty, ${addedByEarlierImport} as there
    from question_import_items as item
    where item.import_id = ${importId} and item.question_id is null and item.position > ${from} and ${chosen(positions)}
    order by item.position limit ${BATCH_SIZE}`.execute(tx)
  return rows
}

async function recordIds(
  tx: Transaction,
  importId: number,
  rows: readonly Row[],
  ids: readonly number[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update question_import_items as item set question_id = given.id
    from unnest(${rows.map(({ position }) => position)}::int[], ${[...ids]}::int[]) as given (position, id)
    where item.import_id = ${importId} and item.position = given.position`.execute(tx)
}

/** A passage of the file becomes one of the bank with its first question, and is shared by the others. */
function passageAdder(tx: Transaction, caller: Caller, importId: number) {
  const known = new Map<string, number>()
  return async (passage: string): Promise<number | null> => {
    const id = known.get(passage)
    if (id !== undefined) return id
    const row = await tx
      .selectFrom('question_import_passages')
      .select(['passage_id', sql<Texts>`content`.as('content')])
      .where('import_id', '=', importId)
      .where('passage', '=', passage)
      .executeTakeFirst()
    if (!row) return null
    const made = row.passage_id ?? (await insertPassage(tx, caller, row.content))
    await tx
      .updateTable('question_import_passages')
      .set({ passage_id: made })
      .where('import_id', '=', importId)
      .where('passage', '=', passage)
      .execute()
    known.set(passage, made)
    return made
  }
}
