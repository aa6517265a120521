import type { LittleEndian } from './little-endian.ts'
import { readDib, type Unwrapped } from './read-dib.ts'

const MAX_RECORDS = 100_000
const PLACEABLE = 0x9ac6cdd7
const PLACEABLE_HEADER = 22

/** Records that draw nothing: [MS-WMF] 2.3, without those that draw. */
const SILENT = new Set([
  0x001e, 0x0035, 0x0037, 0x00f7, 0x0102, 0x0103, 0x0104, 0x0105, 0x0106, 0x0107, 0x0108, 0x0127, 0x012c, 0x012d,
  0x012e, 0x0139, 0x0142, 0x0149, 0x01f0, 0x01f9, 0x0201, 0x0209, 0x020a, 0x020b, 0x020c, 0x020d, 0x020e, 0x020f,
  0x0211, 0x0214, 0x0220, 0x0231, 0x0234, 0x02fa, 0x02fb, 0x02fc, 0x0410, 0x0412, 0x0415, 0x0416, 0x0436, 0x0626,
  0x06ff,
])

/** Where the bitmap of a record begins that draws one, and how many words the record has without it. */
const BITMAP_AT: ReadonlyMap<number, number> = new Map([
  [0x0940, 22], // META_DIBBITBLT
  [0x0b41, 26], // META_DIBSTRETCHBLT
  [0x0d33, 24], // META_SETDIBTODEV
  [0x0f43, 28], // META_STRETCHDIB
])

/** The one picture that a Windows metafile draws; undefined where it draws anything else. Throws a `TruncatedError`. */
export function unwrapWmf(file: LittleEndian): Unwrapped | undefined {
  const start = file.u32(0) === PLACEABLE ? PLACEABLE_HEADER : 0
  let at = start + file.u16(start + 2) * 2
  let header: number | undefined
  for (let count = 0; at < file.bytes.length; count++) {
    const [size, type] = [file.u32(at) * 2, file.u16(at + 4)]
    if (type === 0) break
    if (size < 6 || count > MAX_RECORDS) return undefined
    const place = BITMAP_AT.get(type)
    if (place === undefined) {
      if (!SILENT.has(type)) return undefined
    } else if (size > place + 12) {
      if (header !== undefined) return undefined
      header = at + place
    }
    at += size
  }
  return header === undefined ? undefined : readDib(file, { header })
}
