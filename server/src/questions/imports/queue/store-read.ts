import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_EXPORTED } from '@pariksha/contract/questions/imports'
import { sql } from 'kysely'
import { TaskCrashed, TaskLimitExceeded } from '../../../platform/bounded/bounded-process.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { asJson } from '../../../platform/db/json.ts'
import { AppError } from '../../../platform/errors.ts'
import { putFile } from '../../../platform/files/store.ts'
import { type ImportedFile, recogniseQuestions } from '../changes/recognise-questions.ts'
import { chunks } from '../chunks.ts'
import { readSet } from '../export-questions.ts'
import { ITEM_COLUMN_NAMES, ITEM_COLUMNS, type ItemArrays } from '../item-columns.ts'
import type { FileProcesses } from '../reading/file-processes.ts'
import type { FileRead, NamedQuestion } from '../reading/read-file.ts'
import type { Reread } from '../reading/reread-word.ts'
import { type Claim, isMine } from './claims.ts'

const NAMED_A_PART = 50

/**
 * Stores what was read of a file. Each statement is a transaction of its own, and none is large: answers of students that are saved at the same time wait for
 * what was written before them. Nobody sees the questions before the last one.
 */
export async function storeRead(
  db: Database,
  fileProcesses: FileProcesses,
  claim: Claim,
  read: FileRead,
): Promise<void> {
  for (const { bytes } of read.pictures) await putFile(db, Buffer.from(bytes))
  if (!(await storeWithoutItems(db, claim, read))) return
  for (const items of read.items) {
    const began = performance.now()
    if (!(await storeItems(db, claim, items))) return
    await sleep(performance.now() - began) // half of the time the database is left to others
  }
  const pictures = new Map(read.pictures.map(({ given, sha256 }) => [given, sha256]))
  const file = { importId: claim.id, name: claim.file_name, pictures }
  for (const part of chunks(read.named, MAX_EXPORTED)) {
    const unedited = read.format === 'Word' ? await uneditedInWord(db, fileProcesses, part) : new Map<string, Reread>()
    for (const named of chunks(part, NAMED_A_PART)) {
      const began = performance.now()
      if (!(await recognise(db, claim, { ...file, unedited }, named))) return
      await sleep(performance.now() - began)
    }
  }
  await db
    .updateTable('question_imports')
    .set({ state: read.failure === null ? 'ready' : 'failed', failure: read.failure })
    .where(isMine(claim))
    .execute()
}

/** UTF-8 as a parameter of a statement, without being decoded before. */
const asText = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  sql`${Buffer.from(buffer, byteOffset, byteLength)}::text`

const storeWithoutItems = (db: Database, claim: Claim, read: FileRead): Promise<boolean> =>
  transact(db, async (tx) => {
    const { id } = claim
    const mine = await tx
      .updateTable('question_imports')
      .set({ format: read.format, problems: asJson(read.problems), mappings: asJson(read.mappings) })
      .where(isMine(claim))
      .returning('id')
      .executeTakeFirst()
    if (!mine) return false
    for (const table of ['question_import_items', 'question_import_passages', 'question_import_files'] as const)
      await tx.deleteFrom(table).where('import_id', '=', id).execute()
    if (read.pictures.length > 0)
      await tx
        .insertInto('question_import_files')
        .values(read.pictures.map(({ sha256 }) => ({ import_id: id, sha256 })))
        .execute()
    await sql`
      insert into question_import_passages (import_id, passage, content)
      select ${id}, passage, content from jsonb_to_recordset(${asText(read.passages)}::jsonb) as given (passage text, content jsonb)`.execute(
      tx,
    )
    return true
  })

/** By their IDs; nothing where that takes too much or fails: then their texts in the bank are compared. */
async function uneditedInWord(
  db: Database,
  fileProcesses: FileProcesses,
  named: readonly NamedQuestion[],
): Promise<ReadonlyMap<string, Reread>> {
  try {
    const found = await fileProcesses.reread({ set: await readSet(db, named) })
    return new Map(found.map((one) => [one.question.bank_id ?? '', one]))
  } catch (error) {
    if (error instanceof TaskLimitExceeded || error instanceof TaskCrashed || error instanceof AppError)
      return new Map()
    throw error
  }
}

const recognise = (db: Database, claim: Claim, file: ImportedFile, named: readonly NamedQuestion[]): Promise<boolean> =>
  transact(db, async (tx) => {
    const mine = await tx.selectFrom('question_imports').select('id').where(isMine(claim)).forShare().executeTakeFirst()
    if (mine) await recogniseQuestions(tx, file, named)
    return mine !== undefined
  })

/** Nobody waits for the disk here: the commit that makes the import ready comes after these, and waits for all. */
async function storeItems(db: Database, claim: Claim, items: ItemArrays): Promise<boolean> {
  const columns = sql.join(ITEM_COLUMN_NAMES.map((name) => sql.ref(name)))
  const arrays = items.map((array, place) => {
    const name = ITEM_COLUMN_NAMES[place]
    if (name === undefined) throw new Error('an item has more columns than there are')
    return sql`${asText(array)}::${sql.raw(ITEM_COLUMNS[name])}[]`
  })
  const { numAffectedRows = 0n } = await sql`
    with mine as materialized (
      select id, set_config('synchronous_commit', 'off', true) from question_imports where ${isMine(claim)} for share)
    insert into question_import_items (import_id, ${columns})
    select mine.id, ${columns} from mine, unnest(${sql.join(arrays)}) as given (${columns})`.execute(db)
  return numAffectedRows > 0n
}
