import { littleEndian, TruncatedError } from './little-endian.ts'
import { readDib, type Unwrapped } from './read-dib.ts'
import { unwrapEmf } from './unwrap-emf.ts'
import { unwrapWmf } from './unwrap-wmf.ts'

export type OldKind = 'EMF' | 'WMF' | 'BMP'

const BMP_HEADER = 14

/**
 * The picture inside of a file of an old kind, as PNG or JPEG: of a metafile that does nothing but show one bitmap, as programs
 * write scanned pictures. Undefined: it draws lines or texts, is damaged, or too large.
 */
export function unwrapPicture(kind: OldKind, bytes: Uint8Array): Unwrapped | undefined {
  const file = littleEndian(bytes)
  try {
    if (kind === 'EMF') return unwrapEmf(file)
    if (kind === 'WMF') return unwrapWmf(file)
    return readDib(file, { header: BMP_HEADER, pixels: file.u32(10) })
  } catch (error) {
    if (!(error instanceof TruncatedError)) throw error
    return undefined
  }
}
