import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ConfigError } from '../../platform/config/config-error.ts'

/**
 * The file of a backup: one gzip stream of records, each one letter, the length of its payload and the payload. `H` head
 * (JSON), then per table `T` (JSON), its rows in pieces `D` as COPY writes them, and `E` (JSON: row count and digest);
 * finally `Z` (JSON). Records can be written and read in order, so neither side holds more than one piece in memory.
 */
export type Head = {
  readonly format: typeof FORMAT
  readonly madeAt: string
  readonly migrations: readonly { readonly name: string; readonly digest: string }[]
}
export type Table = { readonly name: string; readonly columns: readonly string[] }
export type Trailer = {
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly called: boolean }[]
  /** Pending mails. */
  readonly letters: readonly object[]
}

export const FORMAT = 'pariksha backup 1'
const HEADER_BYTES = 5
/** The longest payloads are lists of columns and of pending mails. */
const MAX_PAYLOAD_BYTES = 64 * 1024 * 1024

type Letter = 'H' | 'T' | 'D' | 'E' | 'Z'

export function record(letter: Letter, content: object | Buffer): Buffer {
  const payload = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(letter, 'latin1')
  header.writeUInt32BE(payload.length, 1)
  return Buffer.concat([header, payload])
}

/** Counts and hashes rows as they pass: COPY writes one line per row, and a line feed nowhere else. */
export function tally() {
  const digest = createHash('sha256')
  let rows = 0
  return {
    add(piece: Buffer) {
      digest.update(piece)
      for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows++
    },
    sum: () => ({ rows, sha256: digest.digest('hex') }),
  }
}

export type Visitor = {
  head(head: Head): Promise<void>
  /** Must consume all rows. */
  table(table: Table, rows: AsyncIterable<Buffer>): Promise<void>
  trailer(trailer: Trailer): Promise<void>
}

/** Reads a backup. An incomplete or damaged file is a `ConfigError`. */
export async function readArchive(file: string, visitor: Visitor): Promise<{ tables: number; rows: number }> {
  try {
    return await readRecords(file, visitor)
  } catch (error) {
    throw problemOf(error, file)
  }
}

function problemOf(error: unknown, file: string): unknown {
  if (error instanceof ConfigError) return error
  const { code = '', message } = error as Error & { code?: string }
  if (code === 'ENOENT') return new ConfigError(`${file}: there is no such file`)
  if (code === 'EISDIR') return new ConfigError(`${file} is a folder`)
  if (code === 'EACCES') return new ConfigError(`${file} cannot be read by this account`)
  if (code === 'Z_BUF_ERROR') return new ConfigError(`${file}: ${CUT_OFF}`)
  if (code.startsWith('Z_')) return new ConfigError(`${file}: ${DAMAGED}, or is no backup (${message})`)
  return error instanceof DamagedError || error instanceof SyntaxError
    ? new ConfigError(`${file}: ${error instanceof DamagedError ? message : DAMAGED}`)
    : error
}

class DamagedError extends Error {}
const DAMAGED = 'the backup is damaged'
const CUT_OFF = 'the backup ends too early'

async function readRecords(file: string, visitor: Visitor): Promise<{ tables: number; rows: number }> {
  const records = recordsOf(file)
  const next = async () => {
    const { value, done } = await records.next()
    if (done) throw new DamagedError(CUT_OFF)
    return value
  }
  const first = await next()
  const head = first.letter === 'H' ? (JSON.parse(first.payload.toString()) as Head) : undefined
  if (head?.format !== FORMAT) throw new DamagedError('this is not a backup that this version reads')
  await visitor.head(head)
  const total = { tables: 0, rows: 0 }
  for (;;) {
    const { letter, payload } = await next()
    const content = JSON.parse(payload.toString())
    if (letter === 'Z') {
      await visitor.trailer(content as Trailer)
      if (!(await records.next()).done) throw new DamagedError('the backup goes on after its end')
      return total
    }
    if (letter !== 'T') throw new DamagedError(DAMAGED)
    const table = content as Table
    await visitor.table(
      table,
      rowsOf(next, (rows) => {
        total.rows += rows
      }),
    )
    total.tables++
  }
}

async function* rowsOf(
  next: () => Promise<{ letter: string; payload: Buffer }>,
  end: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const counted = tally()
  for (;;) {
    const { letter, payload } = await next()
    if (letter === 'E') {
      const sum = counted.sum()
      if (payload.toString() !== JSON.stringify(sum)) throw new DamagedError(DAMAGED)
      end(sum.rows)
      return
    }
    if (letter !== 'D') throw new DamagedError(DAMAGED)
    counted.add(payload)
    yield payload
  }
}

async function* recordsOf(file: string): AsyncGenerator<{ letter: string; payload: Buffer }> {
  const unzip = createGunzip({ chunkSize: 256 * 1024 })
  const reading = pipeline(createReadStream(file), unzip).catch(() => {}) // thrown again by reading from `unzip`
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of unzip as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    let at = 0
    while (rest.length >= at + HEADER_BYTES) {
      const length = rest.readUInt32BE(at + 1)
      if (length > MAX_PAYLOAD_BYTES) throw new DamagedError(DAMAGED)
      const end = at + HEADER_BYTES + length
      if (rest.length < end) break
      yield { letter: rest.toString('latin1', at, at + 1), payload: rest.subarray(at + HEADER_BYTES, end) }
      at = end
    }
    rest = rest.subarray(at)
  }
  await reading
  if (rest.length > 0) throw new DamagedError(CUT_OFF)
}

/** Verifies a backup. */
export const checkArchive = (file: string) =>
  readArchive(file, {
    head: async () => {},
    table: async (_table, rows) => {
      for await (const _ of rows);
    },
    trailer: async () => {},
  })
