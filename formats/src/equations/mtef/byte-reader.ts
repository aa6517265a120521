/** The bytes are damaged, of a kind that is not known, or hold more than an equation has. Never leaves this folder. */
export class MtefError extends Error {}

/** Reads numbers (little-endian) and texts one after the other. Throws an `MtefError` past the end. */
export type ByteReader = {
  readonly atEnd: () => boolean
  readonly peek: () => number
  readonly byte: () => number
  readonly short: () => number
  readonly signedShort: () => number
  /** A number in one byte, or in three where it is 255 or more. */
  readonly count: () => number
  /** Up to a zero, which is read, too. */
  readonly text: () => string
  readonly skip: (length: number) => void
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  const take = (length: number): number => {
    if (at + length > bytes.length) throw new MtefError('The equation ends too early.')
    at += length
    return at - length
  }
  const byte = () => bytes[take(1)] ?? 0
  const short = () => byte() | (byte() << 8)
  return {
    atEnd: () => at >= bytes.length,
    peek: () => bytes[at] ?? 0,
    byte,
    short,
    signedShort: () => (short() << 16) >> 16,
    count() {
      const first = byte()
      return first === 255 ? short() : first
    },
    text() {
      let text = ''
      for (let code = byte(); code !== 0; code = byte()) text += String.fromCharCode(code)
      return text
    },
    skip: (length) => void take(length),
  }
}
