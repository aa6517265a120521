import { gzipSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readOldPicture } from './read-old-picture.ts'
import {
  bmp,
  type Colour,
  dib,
  dibStretchBlt,
  emf,
  emfRecord,
  plusPicture,
  SMALL_PNG,
  stretchDib,
  stretchDibits,
  twoColours,
  wmf,
  wmfRecord,
} from './testing.ts'
import { type OldKind, unwrapPicture } from './unwrap-picture.ts'

const RED: Colour = [255, 0, 0]
const GREEN: Colour = [0, 255, 0]
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
const ROWS = [
  [RED, GREEN, WHITE],
  [BLACK, RED, RED],
]

/** The colours of a PNG that was made here, from the top. */
function coloursOf(png: Uint8Array | undefined): number[][] | undefined {
  if (!png) return undefined
  const bytes = Buffer.from(png)
  const width = bytes.readUInt32BE(16)
  const data = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)))
  const stride = width * 3 + 1
  return Array.from({ length: data.length / stride }, (_, y) => [...data.subarray(y * stride + 1, (y + 1) * stride)])
}

describe('a file that only wraps a bitmap gives it', () => {
  test.for<[string, OldKind, Buffer]>([
    ['META_STRETCHDIB', 'WMF', wmf(stretchDib(dib(ROWS)))],
    ['META_DIBSTRETCHBLT', 'WMF', wmf(dibStretchBlt(dib(ROWS)))],
    ['EMR_STRETCHDIBITS', 'EMF', emf(stretchDibits(dib(ROWS)))],
    ['a filled rectangle behind it', 'EMF', emf(emfRecord(76, Buffer.alloc(92)), stretchDibits(dib(ROWS)))],
    ['BMP', 'BMP', bmp(dib(ROWS), 40)],
  ])('%s', ([, kind, bytes]) => {
    const found = unwrapPicture(kind, bytes)
    expect(found?.type).toBe('image/png')
    expect(coloursOf(found?.bytes)).toEqual(ROWS.map((row) => row.flat()))
  })

  test('in two colours, one bit a dot', () => {
    const found = unwrapPicture('BMP', bmp(twoColours([[0, 1, 1, 0]], [BLACK, WHITE]), 48))
    expect(coloursOf(found?.bytes)).toEqual([[BLACK, WHITE, WHITE, BLACK].flat()])
  })

  test.for([
    ['at once', Number.POSITIVE_INFINITY],
    ['in parts', 20],
  ] as const)('as a PNG in the records of EMF+, %s', ([, part]) => {
    const found = unwrapPicture('EMF', emf(...plusPicture(SMALL_PNG, part)))
    expect(Buffer.from(found?.bytes ?? []).equals(SMALL_PNG)).toBe(true)
  })
})

describe('a compressed metafile', () => {
  const METAFILE = emf(stretchDibits(dib(ROWS)))

  test.for([
    ['EMZ', 'EMF', METAFILE],
    ['WMZ', 'WMF', wmf(stretchDib(dib(ROWS)))],
  ] as const)('%s gives its bitmap', ([, kind, bytes]) => {
    const found = readOldPicture(gzipSync(bytes))
    expect(found?.kind).toBe(kind)
    expect(coloursOf(found?.unwrapped?.bytes)).toEqual(ROWS.map((row) => row.flat()))
  })

  test.for([
    ['is cut off', gzipSync(METAFILE).subarray(0, 40)],
    ['unpacks to far more than a picture has', gzipSync(Buffer.concat([METAFILE, Buffer.alloc(20_000_000)]))],
    ['holds another file', gzipSync(Buffer.from('Hello'))],
  ] as const)('that %s is no picture', ([, bytes]) => {
    expect(readOldPicture(bytes)).toBeUndefined()
  })
})

describe('nothing is made of', () => {
  const huge = Buffer.from(dib(ROWS))
  huge.writeInt32LE(1_000_000, 4)
  const notJpeg = Buffer.from(dib(ROWS))
  notJpeg.writeUInt32LE(4, 16)
  notJpeg.writeUInt32LE(8, 20)
  // the picture's record says that more belongs to it than it has
  const overlapping = Buffer.concat([plusPicture(SMALL_PNG)[0] ?? Buffer.alloc(0)])
  overlapping.writeUInt32LE(overlapping.readUInt32LE(20) - 4, 20)
  test.for<[string, OldKind, Buffer]>([
    ['lines beside a bitmap', 'WMF', wmf(stretchDib(dib(ROWS)), wmfRecord(0x0213, Buffer.alloc(4)))],
    ['lines alone', 'WMF', wmf(wmfRecord(0x0213, Buffer.alloc(4)))],
    ['a text beside a bitmap', 'EMF', emf(stretchDibits(dib(ROWS)), emfRecord(84, Buffer.alloc(68)))],
    ['two bitmaps', 'EMF', emf(stretchDibits(dib(ROWS)), stretchDibits(dib(ROWS)))],
    ['an empty one', 'EMF', emf()],
    ['more dots than a page has', 'BMP', bmp(huge, 40)],
    ['an end that is missing', 'BMP', bmp(dib(ROWS), 40).subarray(0, 60)],
    ['records without end', 'EMF', Buffer.alloc(4_000, 1)],
    ['what is called a JPEG and is none', 'BMP', bmp(notJpeg, 40)],
    ['records of EMF+ that overlap', 'EMF', emf(overlapping, ...plusPicture(SMALL_PNG).slice(1))],
    ['a few bytes', 'WMF', Buffer.from([0xd7, 0xcd, 0xc6, 0x9a])],
  ])('%s', ([, kind, bytes]) => {
    expect(unwrapPicture(kind, bytes)).toBeUndefined()
  })
})
