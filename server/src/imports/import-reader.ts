import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ImportMapping, MAX_EXPORTED } from '@pariksha/contract/question-bank/imports'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { TooCostly } from '../bounded/bounded-process.ts'
import { type Database, transact } from '../db/database.ts'
import { asJson } from '../db/json.ts'
import { AppError } from '../errors.ts'
import { putFile } from '../files/store.ts'
import { listTopics } from '../question-bank/topics.ts'
import { type ImportedFile, recogniseQuestions } from './changes/recognise-questions.ts'
import { chunks } from './chunks.ts'
import { readSet } from './export-questions.ts'
import { ITEM_COLUMN_NAMES, ITEM_COLUMNS, type ItemArrays } from './item-columns.ts'
import { type FileProcesses, tooCostlyToRead } from './reading/file-processes.ts'
import type { FileRead, NamedQuestion } from './reading/read-file.ts'
import type { Reread } from './reading/reread-word.ts'

/** A reader that has not answered by now ended with its process: another one starts over. */
const CLAIM_MINUTES = 7
const MAX_CLAIMS = 3
/** A large file comes out of the database in parts: decoding it at once would hold up everybody. */
const PART_BYTES = 256 * 1024
const NAMED_A_PART = 50

export type ImportReader = {
  /** Sees to it that what waits is read. Whoever looks at an import calls this. */
  wake(): void
  /** Begins nothing more; what is being read is left to the next process. */
  stop(): void
  idle(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly fileProcesses: FileProcesses
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Reads files one after the other, whichever process they came to. */
export function createImportReader({ db, fileProcesses, log }: Deps): ImportReader {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function work(): Promise<void> {
    do {
      again = false
      for (let claim = await claimNext(db); claim; claim = stopped ? undefined : await claimNext(db))
        await readClaimed(db, fileProcesses, claim, log, () => stopped)
    } while (again && !stopped)
  }

  return {
    wake() {
      again = true
      running ??= work()
        .catch((err: unknown) => log.error({ err }, 'files of questions were not read'))
        .finally(() => {
          running = undefined
        })
    },
    stop() {
      stopped = true
    },
    idle: async () => {
      await running
    },
  }
}

type Claim = {
  readonly id: number
  readonly file_name: string
  readonly size: number
  readonly claims: number
  readonly mapped: boolean
  readonly mappings: ImportMapping[]
}

/** The next file that nobody reads, as long as none is being read. */
async function claimNext(db: Database): Promise<Claim | undefined> {
  const stale = sql`claimed_at < clock_timestamp() - ${CLAIM_MINUTES} * interval '1 minute'`
  const { rows } = await sql<Claim>`
    update question_imports set claimed_at = clock_timestamp(), claims = claims + 1
    where id = (
      select id from question_imports
      where state = 'reading' and (claimed_at is null or ${stale})
        and not exists (select from question_imports as other where other.state = 'reading' and not (other.claimed_at is null or other.${stale}))
      order by id limit 1 for update skip locked)
    returning id, file_name, size, claims, mapped, mappings`.execute(db)
  return rows[0]
}

async function readClaimed(
  db: Database,
  fileProcesses: FileProcesses,
  claim: Claim,
  log: Deps['log'],
  isStopped: () => boolean,
): Promise<void> {
  try {
    if (claim.claims > MAX_CLAIMS) await fail(db, claim, 'The file could not be read.')
    else await store(db, fileProcesses, claim, await read(db, fileProcesses, claim))
  } catch (err) {
    // it was ended with the server, not by the file
    if (isStopped()) return await release(db, claim)
    if (!(err instanceof TooCostly)) log.error({ err }, 'a file of questions was not read')
    await fail(
      db,
      claim,
      err instanceof TooCostly ? tooCostlyToRead(err) : 'The file could not be read: it may be damaged.',
    )
  }
}

async function release(db: Database, { id, claims }: Claim): Promise<void> {
  await db
    .updateTable('question_imports')
    .set({ claimed_at: null, claims: claims - 1 })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .where('claims', '=', claims)
    .execute()
}

/** Headings that somebody explained before are read as they were explained. */
async function read(db: Database, fileProcesses: FileProcesses, claim: Claim): Promise<FileRead> {
  const topics = await listTopics(db)
  const task = { name: claim.file_name, topics }
  const given = claim.mapped ? claim.mappings : []
  const first = await fileProcesses.read({ ...task, mappings: given, bytes: await bytesOf(db, claim) })
  if (claim.mapped || first.mappings.length === 0) return first
  const remembered = await rememberedMappings(db, first.mappings)
  if (JSON.stringify(remembered) === JSON.stringify(first.mappings)) return first
  return fileProcesses.read({ ...task, mappings: remembered, bytes: await bytesOf(db, claim) })
}

async function bytesOf(db: Database, { id, size }: Claim): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; ) {
    const { part } = await db
      .selectFrom('question_imports')
      .select(sql<Buffer>`substring(body from ${sql.lit(at + 1)} for ${sql.lit(PART_BYTES)})`.as('part'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (part.length === 0) break
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

type Headings = { readonly columns: readonly { readonly heading: string }[] }

const headingsDigest = ({ columns }: Headings): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ heading }) => heading.toLowerCase())))
    .digest()

async function rememberedMappings(db: Database, found: FileRead['mappings']): Promise<ImportMapping[]> {
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

/** What was stored of it goes, too. */
const fail = (db: Database, claim: Claim, failure: string) =>
  transact(db, async (tx) => {
    const failed = await tx
      .updateTable('question_imports')
      .set({ state: 'failed', failure })
      .where(isMine(claim))
      .returning('id')
      .executeTakeFirst()
    if (failed) await tx.deleteFrom('question_import_items').where('import_id', '=', failed.id).execute()
  })

/** UTF-8 as a parameter of a statement, without being decoded before. */
const asText = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  sql`${Buffer.from(buffer, byteOffset, byteLength)}::text`

/**
 * Each statement is a transaction of its own, and none is large: answers of students that are saved at the same time wait for
 * what was written before them. Nobody sees the questions before the last one.
 */
async function store(db: Database, fileProcesses: FileProcesses, claim: Claim, read: FileRead): Promise<void> {
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

/** Neither thrown away, nor read by another one in the meantime. */
const isMine = ({ id, claims }: Pick<Claim, 'id' | 'claims'>) =>
  sql<boolean>`id = ${id} and state = 'reading' and claims = ${claims}`

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

/** By their IDs; nothing where it would take too much: then their texts in the bank are compared. */
async function uneditedInWord(
  db: Database,
  fileProcesses: FileProcesses,
  named: readonly NamedQuestion[],
): Promise<ReadonlyMap<string, Reread>> {
  try {
    const found = await fileProcesses.reread({ set: await readSet(db, named) })
    return new Map(found.map((one) => [one.question.bank_id ?? '', one]))
  } catch (error) {
    if (error instanceof TooCostly || error instanceof AppError) return new Map()
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
