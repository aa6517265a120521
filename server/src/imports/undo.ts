import { sql } from 'kysely'
import { audit } from '../audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { LOCKS } from '../db/locks.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/authenticate.ts'
import { lockImport } from './change-items.ts'

/** Removes what an import brought, all or nothing: not when one of it was worked at, or stands in a paper. */
export const undoImport = (db: Database, caller: Caller, importId: number): Promise<number> =>
  transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.questionImports})`.execute(tx)
    const { file_name } = await lockImport(tx, importId, { states: ['taken'], whole: true })
    const { rows } = await sql<{ id: number; untouched: boolean }>`
      select id, version = 1 and state = 'draft' and not exists (select from question_events as e where e.question_id = q.id)
        as untouched
      from questions as q
      where id in (select question_id from question_import_items where import_id = ${importId})
      order by id for update`.execute(tx)
    if (rows.some(({ untouched }) => !untouched)) throw new AppError('import_in_use')
    await removeQuestions(tx, importId)
    await tx.updateTable('question_imports').set({ state: 'undone' }).where('id', '=', importId).execute()
    const after = { file: file_name, questions: rows.length }
    await audit(tx, caller, {
      action: 'undid an import of questions',
      subject: 'question_imports',
      id: importId,
      after,
    })
    return rows.length
  })

const FOREIGN_KEY_VIOLATION = '23503'

/** Papers refer to versions of questions: the database refuses to take those away. */
async function removeQuestions(tx: Transaction, importId: number): Promise<void> {
  try {
    await sql`
      delete from questions where id in (select question_id from question_import_items where import_id = ${importId})`.execute(
      tx,
    )
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
