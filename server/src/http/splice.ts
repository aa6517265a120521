import { constants, crc32, deflateRawSync } from 'node:zlib'
import { followedBy, shiftOver } from './crc32.ts'

/** A long text that is the same for everybody but for gaps of one length, and for what stands before it. */
export type Splice = {
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
  const plain = form(pieces, gap)
  const compressed = form(compressEach(pieces, gap), gap, blockHead(gap))
  const checks = pieces.map((piece) => ({ checksum: crc32(piece), shift: shiftOver(piece.length) }))
  const gapShift = shiftOver(gap)

  function trailerOf(start: Buffer, filled: Buffer): Buffer {
    let checksum = crc32(start)
    checks.forEach((piece, place) => {
      checksum = followedBy(checksum, piece.checksum, piece.shift)
      const at = compressed.gaps[place]
      if (at !== undefined) checksum = followedBy(checksum, crc32(filled.subarray(at, at + gap)), gapShift)
    })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(start.length + plain.bytes.length, 4)
    return trailer
  }

  return {
    plain: (head, own) => Buffer.concat([Buffer.from(head), fill(plain, own, gap)]),
    gzip(head, own) {
      const start = Buffer.from(head)
      const filled = fill(compressed, own, gap)
      return Buffer.concat([GZIP_HEAD, blockHead(start.length), start, filled, LAST_BLOCK, trailerOf(start, filled)])
    },
  }
}

/** Everything but what goes into the gaps, which are blank, and where they are. */
type Form = { readonly bytes: Buffer; readonly gaps: readonly number[] }

function form(pieces: readonly Buffer[], gap: number, before: Buffer = Buffer.alloc(0)): Form {
  const blank = Buffer.alloc(gap, ' ')
  const gaps: number[] = []
  let length = 0
  const bytes = pieces.flatMap((piece, index) => {
    length += piece.length
    if (index === pieces.length - 1) return [piece]
    gaps.push(length + before.length)
    length += before.length + gap
    return [piece, before, blank]
  })
  return { bytes: Buffer.concat(bytes), gaps }
}

function fill({ bytes, gaps }: Form, own: readonly string[], gap: number): Buffer {
  const filled = Buffer.from(bytes)
  own.forEach((text, place) => {
    if (Buffer.byteLength(text) > gap) throw new RangeError(`"${text}" does not fit into ${gap} bytes`)
    filled.write(text, gaps[place] as number)
  })
  return filled
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

/** What begins a block of a deflate stream that is not compressed. */
function blockHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
