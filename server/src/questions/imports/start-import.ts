import { type ImportMapping, MAX_IMPORT_BYTES } from '@pariksha/contract/questions/imports'
import { FIELDS } from '@pariksha/formats/sheets/columns/fields'
import { sql } from 'kysely'
import { type Database, transact } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { lockImport } from './change-items.ts'
import { rememberMapping } from './column-mappings.ts'

/** Keeps the file; it is read afterwards. */
export async function startImport(db: Database, { userId }: Caller, name: string, body: unknown): Promise<number> {
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new AppError('bad_input', { detail: 'Please choose a file of questions; this one is empty.' })
  if (body.length > MAX_IMPORT_BYTES) throw new AppError('too_large', { detail: 'The file is larger than 40 MB.' })
  const { rows } = await sql<{ id: number }>`
    with given as (select ${body}::bytea as body)
    insert into question_imports (file_name, body, digest, size, made_by)
    select ${name}, body, sha256(body), length(body), ${userId} from given
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Reads a spreadsheet again with the column mapping that staff chose; edits of its questions are lost. */
export async function mapColumns(db: Database, importId: number, mappings: readonly ImportMapping[]): Promise<void> {
  const known = new Set<string>(FIELDS)
  const unknown = mappings.flatMap(({ columns }) => columns).find(({ field }) => field !== null && !known.has(field))
  if (unknown)
    throw new AppError('bad_input', {
      errors: [{ path: 'mappings', message: `There is no field “${unknown.field}”.` }],
    })
  await transact(db, async (tx) => {
    await lockImport(tx, importId, { states: ['ready', 'failed'], whole: true })
    const { rows } = await sql<{ sheets: number }>`
      select jsonb_array_length(mappings) as sheets from question_imports where id = ${importId}`.execute(tx)
    if (rows[0]?.sheets === 0) throw new AppError('import_not_ready')
    await tx
      .updateTable('question_imports')
      .set({ state: 'reading', failure: null, claimed_at: null, claims: 0, mapped: true, mappings: asJson(mappings) })
      .where('id', '=', importId)
      .execute()
  })
  for (const mapping of mappings) await rememberMapping(db, mapping)
}
