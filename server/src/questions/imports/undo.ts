import { isDeepStrictEqual } from 'node:util'
import type { ImportUndo } from '@pariksha/contract/questions/import-changes'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionState } from '@pariksha/contract/questions/question-item'
import { sql } from 'kysely'
import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Queryable, type Transaction, transact } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { currentVersions, replaceVersions } from '../bank/changing/write-question.ts'
import { lockImport } from './change-items.ts'

type Made = {
  readonly position: number
  readonly number: string | null
  readonly question_id: number
  /** The question was in the bank before. */
  readonly changed: boolean
  readonly why: ImportUndo['kept'][number]['why'] | null
}

/** What an import added and changed, and what keeps it from being taken back. */
async function readMade(db: Queryable, importId: number): Promise<readonly Made[]> {
  const { rows } = await sql<Made>`
    select made.position, made.number, q.id as question_id, made.changed, case
      when q.version <> made.version then 'changed'
      when exists (select from paper_questions where question_id = q.id and question_version = made.version)
        or exists (select from paper_slots where question_id = q.id and question_version = made.version) then 'paper'
      when exists (
        select from question_events as e
        where e.question_id = q.id and (not made.changed or (e.version = made.version and e.at <> v.made_at))) then 'state' end as why
    from (
      select position, number, question_id, changed, case when changed then changes_version + 1 else 1 end as version
      from (
        select *, coalesce(question_id = changes and not as_new, false) as changed from question_import_items where import_id = ${importId}) as item
    ) as made
    join questions as q on q.id = made.question_id
    left join question_versions as v on v.question_id = q.id and v.version = made.version
    order by made.position`.execute(db)
  return rows
}

const summary = (made: readonly Made[]): ImportUndo => {
  const back = made.filter(({ why }) => why === null)
  const restored = back.filter(({ changed }) => changed).length
  return {
    removed: back.length - restored,
    restored,
    kept: made.flatMap(({ changed: _, why, ...one }) => (why === null ? [] : { ...one, why })),
  }
}

export const previewUndo = async (db: Database, importId: number): Promise<ImportUndo> =>
  summary(await readMade(db, importId))

/** Removes what an import added, and gives what it changed the text and the state of before: whatever nobody worked at since. */
export const undoImport = (db: Database, caller: Caller, importId: number): Promise<ImportUndo> =>
  transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.questionImports})`.execute(tx)
    const { file_name } = await lockImport(tx, importId, { states: ['taken'], whole: true })
    await sql`
      select id from questions where id in (select question_id from question_import_items where import_id = ${importId})
      order by id for update`.execute(tx)
    const made = await readMade(tx, importId)
    const back = made.filter(({ why }) => why === null)
    if (made.length > 0 && back.length === 0) throw new AppError('import_in_use')
    const idsOf = (changed: boolean) => back.flatMap((one) => (one.changed === changed ? one.question_id : []))
    await restoreQuestions(tx, caller, importId, idsOf(true), `Undo of the import of ${file_name}`)
    await removeQuestions(tx, importId, idsOf(false))
    if (back.length === made.length)
      await tx.updateTable('question_imports').set({ state: 'undone' }).where('id', '=', importId).execute()
    const undone = summary(made)
    const after = { file: file_name, questions: undone.removed, restored: undone.restored, kept: undone.kept.length }
    await audit(tx, caller, {
      action: 'undid an import of questions',
      subject: 'question_imports',
      id: importId,
      after,
    })
    return undone
  })

const BATCH_SIZE = 200

/** A new version with the text of before; what was approved with it is approved again. */
async function restoreQuestions(
  tx: Transaction,
  caller: Caller,
  importId: number,
  ids: readonly number[],
  note: string,
) {
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE)
    const rows = await currentVersions(tx, batch)
    const { rows: before } = await sql<{ id: number; content: QuestionContent; state: QuestionState | null }>`
      select made.question_id as id, old.content, (
        select from_state from question_events as e
        where e.question_id = made.question_id and e.version = made.version and e.at = made.made_at order by e.id limit 1) as state
      from question_import_items as item
      join question_versions as made on made.question_id = item.question_id and made.version = item.changes_version + 1
      join question_versions as old on old.question_id = item.question_id and old.version = item.changes_version
      where item.import_id = ${importId} and item.question_id = any(${batch}::int[])`.execute(tx)
    const known = new Map(before.map(({ id, ...one }) => [id, one]))
    const changes = rows.flatMap((row) => {
      const old = known.get(row.id)
      return old ? { row, note, content: old.content, state: old.state ?? row.state } : []
    })
    await replaceVersions(tx, caller, changes)
    await reopenCorrections(
      tx,
      changes.flatMap(({ row, content }) => (isDeepStrictEqual(row.content.answer, content.answer) ? [] : row.id)),
    )
  }
  await sql`
    update question_import_items set question_id = null
    where import_id = ${importId} and question_id = any(${[...ids]}::int[])`.execute(tx)
}

/** With the key of before, what papers were corrected to has to be decided again. */
const reopenCorrections = (tx: Transaction, ids: readonly number[]) =>
  sql`
    update paper_questions set settled_key = null
    where question_id = any(${[...ids]}::int[]) and corrected_key is not null`.execute(tx)

const FOREIGN_KEY_VIOLATION = '23503'

/** Papers refer to versions of questions: the database refuses to take those away. */
async function removeQuestions(tx: Transaction, importId: number, ids: readonly number[]): Promise<void> {
  try {
    await sql`delete from questions where id = any(${[...ids]}::int[])`.execute(tx)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)
      throw new AppError('import_in_use')
    throw error
  }
  await sql`
    delete from question_passages as p
    where p.id in (select passage_id from question_import_passages where import_id = ${importId})
      and not exists (select from question_versions as v where (v.content->>'passage_id')::integer = p.id)`.execute(tx)
}

/** Throws an import away that brought nothing, or nothing any more. */
export const deleteImport = (db: Database, caller: Caller, importId: number): Promise<void> =>
  transact(db, async (tx) => {
    const { file_name } = await lockImport(tx, importId, {
      states: ['reading', 'ready', 'failed', 'undone'],
      whole: true,
    })
    await tx.deleteFrom('question_imports').where('id', '=', importId).execute()
    const before = { file: file_name }
    await audit(tx, caller, { action: 'deleted an import', subject: 'question_imports', id: importId, before })
  })
