import { makePng } from './make-png.ts'

/** Numbers of so many bytes each, the lowest first. */
const numbers = (size: number, values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) =>
      Buffer.from(Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** place) & 255)),
    ),
  )
const words = (...values: readonly number[]) => numbers(2, values)
const doubles = (...values: readonly number[]) => numbers(4, values)

/** Red, green, blue. */
export type Colour = readonly [number, number, number]
const padded = (bytes: readonly number[]): Buffer =>
  Buffer.from([...bytes, ...Array((4 - (bytes.length % 4)) % 4).fill(0)])

/** A bitmap of rows from the top, stored from the bottom as most are. */
export function dib(rows: readonly (readonly Colour[])[]): Buffer {
  const width = rows[0]?.length ?? 0
  const header = Buffer.concat([doubles(40, width, rows.length), words(1, 24), doubles(0, 0, 0, 0, 0, 0)])
  return Buffer.concat([header, ...rows.toReversed().map((row) => padded(row.flatMap(([r, g, b]) => [b, g, r])))])
}

/** A bitmap of one bit for each dot, in two colours. */
export function twoColours(rows: readonly (readonly (0 | 1)[])[], colours: readonly [Colour, Colour]): Buffer {
  const header = Buffer.concat([doubles(40, rows[0]?.length ?? 0, rows.length), words(1, 1), doubles(0, 0, 0, 0, 0, 0)])
  const table = Buffer.from(colours.flatMap(([r, g, b]) => [b, g, r, 0]))
  const packed = rows.toReversed().map((row) => padded([Number.parseInt(row.join('').padEnd(8, '0'), 2)]))
  return Buffer.concat([header, table, ...packed])
}

export const bmp = (bitmap: Buffer, pixelsAt: number): Buffer =>
  Buffer.concat([Buffer.from('BM'), doubles(14 + bitmap.length, 0, 14 + pixelsAt), bitmap])

/** A record of a Windows metafile. */
export const wmfRecord = (type: number, body: Buffer): Buffer =>
  Buffer.concat([doubles((6 + body.length) / 2), words(type), body])

export const stretchDib = (bitmap: Buffer): Buffer =>
  wmfRecord(0x0f43, Buffer.concat([doubles(0xcc0020), words(0, 1, 1, 0, 0, 1, 1, 0, 0), bitmap]))
export const dibStretchBlt = (bitmap: Buffer): Buffer =>
  wmfRecord(0x0b41, Buffer.concat([doubles(0xcc0020), words(1, 1, 0, 0, 1, 1, 0, 0), bitmap]))

/** A placeable metafile, as Word has them. */
export const wmf = (...records: readonly Buffer[]): Buffer =>
  Buffer.concat([
    doubles(0x9ac6cdd7),
    words(0, 0, 0, 100, 100, 96),
    doubles(0),
    words(0),
    words(1, 9, 0x300),
    doubles(0),
    words(0),
    doubles(0),
    words(0),
    wmfRecord(0x0103, words(8)),
    ...records,
    wmfRecord(0, Buffer.alloc(0)),
  ])

/** A record of an enhanced metafile. */
export const emfRecord = (type: number, body: Buffer): Buffer => Buffer.concat([doubles(type, 8 + body.length), body])

export function stretchDibits(bitmap: Buffer): Buffer {
  const before = Buffer.concat([Buffer.alloc(16), doubles(0, 0, 0, 0, 1, 1)])
  return emfRecord(81, Buffer.concat([before, doubles(80, 40, 120, bitmap.length - 40, 0, 0xcc0020, 1, 1), bitmap]))
}

export const emf = (...records: readonly Buffer[]): Buffer =>
  Buffer.concat([
    emfRecord(1, Buffer.alloc(80)),
    emfRecord(17, doubles(8)),
    ...records,
    emfRecord(14, Buffer.alloc(12)),
  ])

const plusRecord = (type: number, flags: number, data: Buffer): Buffer =>
  Buffer.concat([words(type, flags), doubles(12 + data.length, data.length), data])

const comment = (...records: readonly Buffer[]): Buffer => {
  const data = Buffer.concat([Buffer.from('EMF+'), ...records])
  return emfRecord(70, Buffer.concat([doubles(data.length), data]))
}

/** A picture of a file in parts of so many bytes, and that it is drawn. */
export function plusPicture(file: Uint8Array, part = Number.POSITIVE_INFINITY): Buffer[] {
  const image = Buffer.concat([doubles(0xdbc01002, 1, 0, 0, 0, 0, 1), file])
  const draw = comment(plusRecord(0x401a, 0, Buffer.alloc(40)))
  if (image.length <= part) return [comment(plusRecord(0x4008, 0x0500, image)), draw]
  const parts = Array.from({ length: Math.ceil(image.length / part) }, (_, n) =>
    image.subarray(n * part, (n + 1) * part),
  )
  const objects = parts.map((one, n) =>
    comment(
      plusRecord(
        0x4008,
        n < parts.length - 1 ? 0x8500 : 0x0500,
        n < parts.length - 1 ? Buffer.concat([doubles(image.length), one]) : one,
      ),
    ),
  )
  return [...objects, draw]
}

export const SMALL_PNG = makePng(1, 1, Uint8Array.from([1, 2, 3]))
