import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A long text that is the same for everybody but for gaps of one length, and for what stands before it. */
export type Splice = {
  readonly gap: number
  plain(head: string, own: readonly string[]): Buffer
  /** The same as gzip, of which the common parts were compressed once: filling it costs next to nothing. */
  gzip(head: string, own: readonly string[]): Buffer
}

const WINDOW = 32_768
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])

/** What goes into the gaps, one fewer than parts, is padded with blanks to their length. */
export function splice(parts: readonly string[], gap: number): Splice {
  const pieces = parts.map((text) => Buffer.from(text))
  const compressed = compressEach(pieces, gap)
  const fill = (own: readonly string[]): Buffer[] =>
    own.map((text) => {
      const filled = Buffer.from(text.padEnd(gap))
      if (filled.length !== gap) throw new RangeError(`"${text}" does not fit into ${gap} bytes`)
      return filled
    })
  return {
    gap,
    plain: (head, own) => Buffer.concat([Buffer.from(head), ...interleave(pieces, fill(own))]),
    gzip(head, own) {
      const start = Buffer.from(head)
      const filled = fill(own)
      let checksum = 0
      let length = 0
      for (const part of [start, ...interleave(pieces, filled)]) {
        checksum = crc32(part, checksum)
        length += part.length
      }
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE(length, 4)
      const body = interleave(compressed, filled.map(asItIs))
      return Buffer.concat([GZIP_HEAD, asItIs(start), ...body, LAST_BLOCK, trailer])
    },
  }
}

/** Each part may refer to those before it, never to a gap: it is stood in for by bytes that no text has. */
function compressEach(pieces: readonly Buffer[], gap: number): Buffer[] {
  const unknown = Buffer.alloc(gap, 0xff)
  let before: Buffer = Buffer.alloc(0)
  return pieces.map((piece) => {
    const compressed = deflateRawSync(piece, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    })
    before = Buffer.concat([before, piece, unknown]).subarray(-WINDOW)
    return compressed
  })
}

/** A block of a deflate stream that is not compressed. */
function asItIs(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

const interleave = <T>(parts: readonly T[], between: readonly T[]): T[] =>
  parts.flatMap((part, index) => [part, ...between.slice(index, index + 1)])
