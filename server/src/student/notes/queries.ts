import type { Note, NoteItem } from '@pariksha/contract/student/notes'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { patternOf } from '../../platform/db/search-words.ts'
import type { TextRendering } from '../../platform/text/text-rendering.ts'

const EXCERPT = 200

export async function listNotes(db: Database, studentId: number, q: string | undefined): Promise<NoteItem[]> {
  const pattern = patternOf(q ?? '')
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'title', sql<string>`left(text, ${EXCERPT})`.as('excerpt'), 'version', 'changed_at'])
    .where('student_id', '=', studentId)
    .where(sql<boolean>`(title ilike ${pattern} or text ilike ${pattern})`)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ changed_at, ...row }) => ({ ...row, changed_at: changed_at.toISOString() }))
}

/** Without the HTML, which can be thirty times as long as the text. */
export const findSource = (db: Queryable, studentId: number, id: string) =>
  db
    .selectFrom('notes')
    .select(['id', 'title', 'text', 'version', 'created_at', 'changed_at'])
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findNote = (db: Queryable, studentId: number, id: string) =>
  db
    .selectFrom('notes')
    .select(['id', 'title', 'text', 'html', 'rendered_by', 'version', 'created_at', 'changed_at'])
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()

export type NoteRow = NonNullable<Awaited<ReturnType<typeof findNote>>>

export async function presentNote(
  { db, texts }: { readonly db: Database; readonly texts: TextRendering },
  studentId: number,
  { created_at, changed_at, rendered_by, ...row }: NoteRow,
): Promise<Note> {
  const html = await texts.stored('message', { ...row, rendered_by }, (rendering) =>
    db
      .updateTable('notes')
      .set(rendering)
      .where('student_id', '=', studentId)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .execute(),
  )
  return { ...row, html, created_at: created_at.toISOString(), changed_at: changed_at.toISOString() }
}
