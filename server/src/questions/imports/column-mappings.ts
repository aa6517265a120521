import { createHash } from 'node:crypto'
import type { ImportMapping } from '@pariksha/contract/questions/imports'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import type { FileRead } from './reading/read-file.ts'

type Headings = { readonly columns: readonly { readonly heading: string }[] }

const headingsDigest = ({ columns }: Headings): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ heading }) => heading.toLowerCase())))
    .digest()

/** What columns mean, as somebody explained it for a file with the same headings; else as they were found. */
export async function rememberedMappings(db: Database, found: FileRead['mappings']): Promise<ImportMapping[]> {
  const digests = found.map(headingsDigest)
  const { rows } = await sql<{ headings_digest: Buffer; mapping: ImportMapping }>`
    select headings_digest, mapping from question_column_mappings
    where headings_digest in (${sql.join(digests)})`.execute(db)
  return found.map((mapping, index) => {
    const known = rows.find(({ headings_digest }) => digests[index]?.equals(headings_digest))
    return known ? { ...mapping, columns: known.mapping.columns } : { ...mapping, columns: [...mapping.columns] }
  })
}

/** For files with the same headings; the last word counts. */
export async function rememberMapping(db: Database, mapping: ImportMapping): Promise<void> {
  await sql`
    insert into question_column_mappings (headings_digest, mapping) values (${headingsDigest(mapping)}, ${asJson(mapping)})
    on conflict (headings_digest) do update set mapping = excluded.mapping, changed_at = now()`.execute(db)
}
