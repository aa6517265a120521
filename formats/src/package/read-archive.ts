import { inflateRawSync } from 'node:zlib'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** Bounds that are checked before anything is unpacked, and again while it is. Sizes in bytes. */
export const MAX_FILES = 10_000
export const MAX_FILE_SIZE = 64 * 1024 * 1024
export const MAX_TOTAL_SIZE = 256 * 1024 * 1024
/** Text seldom packs better than 1 : 30; a bomb packs 1 : 1,000. Small files may, they do no harm. */
export const MAX_RATIO = 200
const SMALL_FILE = 1024 * 1024

/** The file is no ZIP archive, is damaged, or would unpack to more than a file of questions has. The message is a sentence. */
export class ArchiveError extends Error {}

/** The files of a ZIP archive (DOCX, XLSX, QTI package). */
export type Archive = {
  readonly names: readonly string[]
  /** Unpacks a file; undefined when there is none of that name. Throws an `ArchiveError`. */
  read(name: string): Uint8Array | undefined
}

const STORED = 0
const DEFLATED = 8

/** Reads the directory of an archive; its files are unpacked one by one when they are asked for. Throws an `ArchiveError`. */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = await readDirectory(packed)
  let unpacked = 0
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const content = unpack(packed, entry)
      unpacked += content.length
      if (unpacked > MAX_TOTAL_SIZE) throw new ArchiveError('The file unpacks to more than 256 MB.')
      return content
    },
  }
}

function readDirectory(packed: Buffer): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof ArchiveError
          ? error
          : new ArchiveError('The file is damaged or not complete: its directory cannot be read.'),
      )
    // yauzl refuses names that climb out of the archive or are absolute
    fromBuffer(packed, { lazyEntries: true, strictFileNames: false }, (error, zip) => {
      if (error) return fail(error)
      readEntries(zip).then(resolve, fail)
    })
  })
}

function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let total = 0
    if (zip.entryCount > MAX_FILES) return reject(new ArchiveError('The file holds more than 10,000 files.'))
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize
      const problem = problemOf(entry, total)
      if (problem) return reject(new ArchiveError(problem))
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function problemOf(entry: Entry, total: number): string | undefined {
  const { uncompressedSize, compressedSize, compressionMethod } = entry
  if (entry.isEncrypted()) return 'The file is protected by a password. Save it without one.'
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    return 'The file is packed in a way that is not supported.'
  if (uncompressedSize > MAX_FILE_SIZE) return 'A part of the file unpacks to more than 64 MB.'
  if (total > MAX_TOTAL_SIZE) return 'The file unpacks to more than 256 MB.'
  if (uncompressedSize > SMALL_FILE && uncompressedSize > compressedSize * MAX_RATIO)
    return 'The file unpacks to far more than a file of questions has.'
  return undefined
}

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_SIZE = 30

/** The directory may lie about the size: what is unpacked is bounded by it, and must be exactly as long. */
function unpack(packed: Buffer, entry: Entry): Uint8Array {
  const { relativeOffsetOfLocalHeader: start, compressedSize, uncompressedSize, compressionMethod } = entry
  const damaged = () => new ArchiveError(`The file is damaged: its part "${entry.fileName}" cannot be unpacked.`)
  if (start + LOCAL_HEADER_SIZE > packed.length || packed.readUInt32LE(start) !== LOCAL_HEADER) throw damaged()
  const from = start + LOCAL_HEADER_SIZE + packed.readUInt16LE(start + 26) + packed.readUInt16LE(start + 28)
  const content = packed.subarray(from, from + compressedSize)
  if (content.length !== compressedSize) throw damaged()
  if (compressionMethod === STORED) {
    if (compressedSize !== uncompressedSize) throw damaged()
    return content
  }
  try {
    const result = inflateRawSync(content, { maxOutputLength: Math.max(1, uncompressedSize) })
    if (result.length === uncompressedSize) return result
  } catch {
    // the same sentence as for a wrong length
  }
  throw damaged()
}
