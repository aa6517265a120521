import { pictureOfEmfPlus } from './emf-plus.ts'
import type { LittleEndian } from './little-endian.ts'
import { readDib, type Unwrapped } from './read-dib.ts'

const MAX_RECORDS = 100_000
const [END, COMMENT, ALPHA_BLEND] = [14, 70, 114]

/** Records that draw nothing: [MS-EMF] 2.3, without those that draw. */
const SILENT = new Set([
  1, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
  40, 48, 49, 50, 51, 52, 57, 58, 59, 60, 61, 67, 68, 69, 75, 82, 93, 94, 95, 98, 99, 100, 101, 115, 121,
])

/** Where a record that draws a bitmap says where its header is; the length of the header and the place of the pixels follow. */
const BITMAP_AT: ReadonlyMap<number, number> = new Map([
  [76, 84], // EMR_BITBLT
  [77, 84], // EMR_STRETCHBLT
  [80, 48], // EMR_SETDIBITSTODEVICE
  [81, 48], // EMR_STRETCHDIBITS
  [ALPHA_BLEND, 84],
])

/** The one picture that an enhanced metafile draws; undefined where it draws anything else. Throws a `TruncatedError`. */
export function unwrapEmf(file: LittleEndian): Unwrapped | undefined {
  const bitmaps: { readonly at: number; readonly pixels: number; readonly blended: boolean }[] = []
  const plus: Uint8Array[] = []
  let draws = false
  let at = 0
  for (let count = 0; at < file.bytes.length; count++) {
    const [type, size] = [file.u32(at), file.u32(at + 4)]
    if (size < 8 || count > MAX_RECORDS) return undefined
    if (type === END) break
    const place = BITMAP_AT.get(type)
    if (type === COMMENT) plus.push(file.part(at, size))
    else if (place === undefined) draws ||= !SILENT.has(type)
    // without a bitmap it fills a rectangle with a colour
    else if (file.u32(at + place + 4) > 0)
      bitmaps.push({
        at: at + file.u32(at + place),
        pixels: at + file.u32(at + place + 8),
        blended: type === ALPHA_BLEND,
      })
    at += size
  }
  const inPlus = pictureOfEmfPlus(plus)
  if (inPlus) return inPlus
  const [only, ...more] = bitmaps
  if (!only || more.length > 0 || draws) return undefined
  return readDib(file, { header: only.at, pixels: only.pixels, blended: only.blended })
}
