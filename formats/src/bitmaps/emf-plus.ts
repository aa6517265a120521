import { type LittleEndian, littleEndian } from './little-endian.ts'
import { embeddedPicture, type Unwrapped } from './read-dib.ts'

const IDENTIFIER = 0x2b464d45 // "EMF+"
const OBJECT = 0x4008
const IMAGE = 5
const CONTINUED = 0x8000
const [BITMAP, COMPRESSED] = [1, 1]
const DRAW_IMAGE = new Set([0x401a, 0x401b])
/** Clearing the page and filling rectangles: the background of a picture. */
const BACKGROUND = new Set([0x4009, 0x400a])
/** [MS-EMFPLUS] 2.1.1.1: from filling polygons to drawing strings. */
const isDrawing = (type: number): boolean => (type >= 0x4009 && type <= 0x401c) || type === 0x4036

/** The one PNG or JPEG that the comments of an enhanced metafile draw; undefined where they draw anything else. */
export function pictureOfEmfPlus(comments: readonly Uint8Array[]): Unwrapped | undefined {
  const images: Uint8Array[][] = []
  let continued: Uint8Array[] | undefined
  let drawn = 0
  for (const record of recordsOf(comments)) {
    if (record === 'damaged') return undefined
    const { type, flags, data } = record
    if (type === OBJECT && ((flags >> 8) & 0x7f) === IMAGE) {
      // each part of a continued one begins with the size of the whole
      const isPart = (flags & CONTINUED) !== 0
      const image = data().subarray(isPart ? 4 : 0)
      if (continued) continued.push(image)
      else images.push([image])
      continued = isPart ? (continued ?? images.at(-1)) : undefined
    } else if (DRAW_IMAGE.has(type)) drawn++
    else if (isDrawing(type) && !BACKGROUND.has(type)) return undefined
  }
  const [only, ...more] = images
  return only && more.length === 0 && drawn === 1 ? compressed(littleEndian(Buffer.concat(only))) : undefined
}

type PlusRecord = { readonly type: number; readonly flags: number; readonly data: () => Uint8Array }

function* recordsOf(comments: readonly Uint8Array[]): Generator<PlusRecord | 'damaged'> {
  for (const comment of comments.map(littleEndian)) {
    if (comment.bytes.length < 28 || comment.u32(12) !== IDENTIFIER) continue
    const end = Math.min(comment.bytes.length, 12 + comment.u32(8))
    for (let at = 16; at + 12 <= end; ) {
      const [size, length] = [comment.u32(at + 4), comment.u32(at + 8)]
      // records never overlap: parts of overlapping ones would add up to far more than the file has
      if (size < 12 || length > size - 12) {
        yield 'damaged'
        return
      }
      const start = at + 12
      yield { type: comment.u16(at), flags: comment.u16(at + 2), data: () => comment.part(start, length) }
      at += size
    }
  }
}

/** An image object that holds the bytes of a file. */
function compressed(image: LittleEndian): Unwrapped | undefined {
  if (image.u32(4) !== BITMAP || image.u32(24) !== COMPRESSED) return undefined
  return embeddedPicture(image.bytes.slice(28))
}
