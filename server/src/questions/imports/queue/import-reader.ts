import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { TaskLimitExceeded } from '../../../platform/bounded/bounded-process.ts'
import { faultOfFile } from '../../../platform/bounded/faults-of-files.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listTopics } from '../../bank/topics.ts'
import { rememberedMappings } from '../column-mappings.ts'
import type { FileProcesses } from '../reading/file-processes.ts'
import type { FileRead } from '../reading/read-file.ts'
import { type Claim, claimNext, failClaimed, releaseClaim } from './claims.ts'
import { storeRead } from './store-read.ts'

const MAX_CLAIMS = 3
const FAULT_OF_SERVER = 'Something went wrong on the server, not with the file. Please import it again.'
/** A large file comes out of the database in parts: decoding it at once would hold up everybody. */
const PART_BYTES = 256 * 1024

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

async function readClaimed(
  db: Database,
  fileProcesses: FileProcesses,
  claim: Claim,
  log: Deps['log'],
  isStopped: () => boolean,
): Promise<void> {
  try {
    if (claim.claims > MAX_CLAIMS) await failClaimed(db, claim, 'The file could not be read.')
    else await storeRead(db, fileProcesses, claim, await read(db, fileProcesses, claim))
  } catch (err) {
    // it was ended with the server, not by the file
    if (isStopped()) return await releaseClaim(db, claim)
    if (!(err instanceof TaskLimitExceeded)) log.error({ err }, 'a file of questions was not read')
    await failClaimed(db, claim, faultOfFile(err) ?? FAULT_OF_SERVER)
  }
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
