import { MAX_NOTES } from '@pariksha/contract/student/notes'
import { sql } from 'kysely'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { lockUser } from '../../platform/db/lock-user.ts'
import { AppError } from '../../platform/errors.ts'
import type { Rendering } from '../../platform/text/rendering.ts'
import { findSource, type NoteRow } from './queries.ts'

type Written = Rendering & { readonly title: string; readonly text: string; readonly version: number }

/**
 * Saves a new note (version 0) or a change of the version that the device has. What is stored already, word for word,
 * was saved by the same call whose answer got lost.
 */
export function writeNote(
  db: Database,
  studentId: number,
  id: string,
  { version, ...written }: Written,
): Promise<{ note: NoteRow; isNew: boolean }> {
  return transact(db, async (tx) => {
    const isNew = version === 0 && (await insert(tx, studentId, id, written))
    if (version > 0) {
      await tx
        .updateTable('notes')
        .set({ ...written, version: version + 1, changed_at: sql<Date>`now()` })
        .where('student_id', '=', studentId)
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    }
    const source = await findSource(tx, studentId, id)
    if (!source) throw new AppError('not_found')
    if (source.title !== written.title || source.text !== written.text) throw new AppError('note_changed')
    return { note: { ...written, ...source }, isNew }
  })
}

async function insert(
  tx: Transaction,
  studentId: number,
  id: string,
  written: Omit<Written, 'version'>,
): Promise<boolean> {
  // one after the other, so that the count is true
  await lockUser(tx, studentId)
  if (await findSource(tx, studentId, id)) return false
  const { count } = await tx
    .selectFrom('notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_NOTES) throw new AppError('too_many_notes')
  await tx
    .insertInto('notes')
    .values({ student_id: studentId, id, ...written })
    .execute()
  return true
}
