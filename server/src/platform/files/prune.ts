import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The columns that reference files. */
export const FILE_REFERENCES = [
  ['materials', 'file'],
  ['material_pdfs', 'file'],
  ['videos', 'thumbnail'],
  ['books', 'cover'],
  ['slides', 'image'],
  ['institute', 'logo'],
  ['popup', 'image'],
  ['question_files', 'sha256'],
  ['passage_files', 'sha256'],
  ['question_import_files', 'sha256'],
] as const

/**
 * Deletes files that no row references: uploads of abandoned forms, replaced pictures, the PDF of an earlier text. Files
 * uploaded or released within the last day stay: their form may be open, and a deletion may be undone.
 */
export async function pruneFiles(db: Database): Promise<void> {
  const named = FILE_REFERENCES.map(([table, column]) => sql`select ${sql.ref(column)} from ${sql.table(table)}`)
  await sql`
    delete from files where created_at < now() - interval '1 day'
      and not exists (select from (${sql.join(named, sql` union all `)}) as named (sha256) where named.sha256 = files.sha256)`.execute(
    db,
  )
}
