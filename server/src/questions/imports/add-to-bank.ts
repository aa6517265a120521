import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { currentVersions, insertQuestions, replaceVersions } from '../bank/changing/write-question.ts'
import { insertPassage } from '../bank/passages/passages.ts'
import { lockImport } from './change-items.ts'
import { CHANGED, IS_CHANGE, IS_CONFLICT, IS_LEFT, THERE } from './item-states.ts'

/** Added in batches, so that other requests run in between. */
const BATCH_SIZE = 200

type Row = {
  readonly position: number
  readonly passage: string | null
  readonly content: QuestionContent
  readonly changes: number | null
  readonly there: number | null
}

/**
 * Adds questions of an import to the bank as drafts, or writes a new version of the question that they are from, all or none.
 * What an earlier import added, and what the bank says already, is counted and left out, so that the same file adds nothing twice.
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
    await lockChanged(tx, importId, positions)
    await assertNoConflict(tx, importId, positions)
    const passageId = passageAdder(tx, caller, importId)
    let [taken, changed, there, from] = [0, 0, 0, -1]
    for (let rows = await readBatch(tx, importId, positions, from); rows.length > 0; ) {
      const left: Row[] = []
      for (const row of rows.filter((one) => one.there === null)) {
        const passage_id = row.passage === null ? null : await passageId(row.passage)
        left.push({ ...row, content: { ...row.content, passage_id } })
      }
      const added = left.filter(({ changes }) => changes === null)
      await recordIds(tx, importId, added, await insertQuestions(tx, caller, added))
      const changing = left.flatMap(({ changes, ...row }) => (changes === null ? [] : { ...row, changes }))
      await changeQuestions(tx, caller, changing, file_name)
      await recordIds(
        tx,
        importId,
        changing,
        changing.map(({ changes }) => changes),
      )
      taken += added.length
      changed += changing.length
      there += rows.length - left.length
      from = rows.at(-1)?.position ?? from
      rows = await readBatch(tx, importId, positions, from)
    }
    if (taken + changed > 0) {
      await tx
        .updateTable('question_imports')
        .set({ state: 'taken', taken_at: sql<Date>`now()` })
        .where('id', '=', importId)
        .execute()
      const after = { file: file_name, questions: taken, ...(changed > 0 && { changed }) }
      await audit(tx, caller, { action: 'imported questions', subject: 'question_imports', id: importId, after })
    }
    return { taken, changed, there }
  })

type Changing = { readonly changes: number; readonly content: QuestionContent }

/** The versions that the questions come on top of are those of the bank: they are locked, and there is no conflict. */
async function changeQuestions(tx: Transaction, caller: Caller, changing: readonly Changing[], file: string) {
  if (changing.length === 0) return
  const contents = new Map(changing.map(({ changes, content }) => [changes, content]))
  const rows = await currentVersions(tx, [...contents.keys()])
  const note = `Import of ${file}`
  await replaceVersions(
    tx,
    caller,
    rows.flatMap((row) => {
      const content = contents.get(row.id)
      return content ? { row, content, note } : []
    }),
  )
}

const chosen = (positions: readonly number[] | undefined) =>
  positions ? sql`item.position = any(${[...positions]}::int[])` : sql`true`

async function countChosen(
  tx: Transaction,
  importId: number,
  positions: readonly number[] | undefined,
  which: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from question_import_items as item
    where item.import_id = ${importId} and ${chosen(positions)} and ${which} and ${THERE} is null`.execute(tx)
  return rows[0]?.count ?? 0
}

async function assertNoneFaulty(tx: Transaction, importId: number, positions: readonly number[] | undefined) {
  const faulty = await countChosen(tx, importId, positions, sql`item.faulty and ${IS_LEFT}`)
  if (faulty > 0)
    throw new AppError('import_faulty', {
      detail:
        faulty === 1
          ? '1 question has a fault. Fix it, or leave it out.'
          : `${faulty} questions have faults. Fix them, or leave them out.`,
    })
}

/** In the order of their ids, as everybody else locks them. */
const lockChanged = (tx: Transaction, importId: number, positions: readonly number[] | undefined) =>
  sql`
    select id from questions where id in (
      select item.changes from question_import_items as item
      where item.import_id = ${importId} and ${chosen(positions)} and ${IS_CHANGE})
    order by id for update`.execute(tx)

/** What was changed in the bank since is never overwritten unless somebody chose that. */
async function assertNoConflict(tx: Transaction, importId: number, positions: readonly number[] | undefined) {
  const conflicts = await countChosen(tx, importId, positions, IS_CONFLICT)
  if (conflicts > 0)
    throw new AppError('import_conflict', {
      detail:
        conflicts === 1
          ? '1 question was changed in the bank, too, since it was exported. Decide what becomes of it, or leave it out.'
          : `${conflicts} questions were changed in the bank, too, since they were exported. Decide what becomes of them, or leave them out.`,
    })
}

async function readBatch(tx: Transaction, importId: number, positions: readonly number[] | undefined, from: number) {
  const { rows } = await sql<Row>`
    select item.position, item.passage, item.content, ${CHANGED} as changes, ${THERE} as there
    from question_import_items as item
    where item.import_id = ${importId} and item.question_id is null and item.position > ${from} and ${chosen(positions)}
    order by item.position limit ${BATCH_SIZE}`.execute(tx)
  return rows
}

async function recordIds(
  tx: Transaction,
  importId: number,
  rows: readonly Pick<Row, 'position'>[],
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
