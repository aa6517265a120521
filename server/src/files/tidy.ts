import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Where rows name files. */
export const NAMED_BY = [
  ['materials', 'file'],
  ['material_pdfs', 'file'],
  ['videos', 'thumbnail'],
  ['books', 'cover'],
  ['slides', 'image'],
  ['institute', 'logo'],
  ['popup', 'image'],
] as const

/**
 * Removes files that no row names: uploads whose form was left, pictures that were replaced, the PDF of a former text.
 * What was given or let go within the last day stays: its form may still be open, and a deletion be undone.
 */
export async function tidyFiles(db: Database): Promise<void> {
  const named = NAMED_BY.map(([table, column]) => sql`select ${sql.ref(column)} from ${sql.table(table)}`)
  await sql`
    delete from files where created_at < now() - interval '1 day'
      and not exists (select from (${sql.join(named, sql` union all `)}) as named (sha256) where named.sha256 = files.sha256)`.execute(
    db,
  )
}
