import type { LittleEndian } from './little-endian.ts'
import { makePng } from './make-png.ts'

export type Unwrapped = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array }

/** A page that is scanned with 300 dots an inch has nine million. */
const MAX_PIXELS = 12_000_000
const CORE_HEADER = 12
const INFO_HEADER = 40
const [RGB, BIT_FIELDS, JPEG, PNG] = [0, 3, 4, 5]

type Places = {
  readonly header: number
  /** Undefined: right behind the header and its colours. */
  readonly pixels?: number
  /** Whether the fourth byte of a pixel says how opaque it is, its colour being multiplied by that already. */
  readonly blended?: boolean
}

/**
 * A device-independent bitmap ([MS-WMF] 2.2.2.9) as a PNG, or the JPEG or PNG that it holds. Undefined: its kind is not read,
 * or it is too large. Throws a `TruncatedError`.
 */
export function readDib(file: LittleEndian, { header, pixels, blended = false }: Places): Unwrapped | undefined {
  const bitmap = readHeader(file, header)
  if (!bitmap) return undefined
  const { size, entry, width, height, bits, compression, colours } = bitmap
  const masks = compression === BIT_FIELDS && size === INFO_HEADER ? 12 : 0
  const table = header + size + masks
  const count = bits > 8 ? colours : colours === 0 ? 2 ** bits : Math.min(colours, 256)
  const start = pixels ?? table + count * entry
  if (compression === JPEG || compression === PNG)
    return embeddedPicture(file.part(start, file.u32(header + 20)).slice())
  if (compression !== RGB && compression !== BIT_FIELDS) return undefined
  const colourAt = reader(file, { bits, table, entry, count, header, isMasked: compression === BIT_FIELDS, blended })
  return colourAt && { type: 'image/png', bytes: makePng(width, height, coloursOf(file, start, bitmap, colourAt)) }
}

type Bitmap = {
  readonly size: number
  /** The bytes of a colour of the table. */
  readonly entry: 3 | 4
  readonly width: number
  readonly height: number
  readonly isUpwards: boolean
  readonly bits: number
  readonly compression: number
  readonly colours: number
}

function readHeader(file: LittleEndian, at: number): Bitmap | undefined {
  const size = file.u32(at)
  const isCore = size === CORE_HEADER
  if (!isCore && size < INFO_HEADER) return undefined
  const width = isCore ? file.u16(at + 4) : file.i32(at + 4)
  const signed = isCore ? file.u16(at + 6) : file.i32(at + 8)
  const [height, isUpwards] = [Math.abs(signed), signed > 0]
  const bits = file.u16(at + (isCore ? 10 : 14))
  const more = isCore
    ? ({ entry: 3, compression: RGB, colours: 0 } as const)
    : ({ entry: 4, compression: file.u32(at + 16), colours: file.u32(at + 32) } as const)
  const isReadable = width > 0 && height > 0 && width * height <= MAX_PIXELS
  return isReadable ? { size, width, height, isUpwards, bits, ...more } : undefined
}

function coloursOf(
  file: LittleEndian,
  start: number,
  { width, height, isUpwards, bits }: Bitmap,
  colourAt: ColourAt,
): Uint8Array {
  const stride = Math.ceil((width * bits) / 32) * 4
  const data = file.part(start, stride * (height - 1) + Math.ceil((width * bits) / 8))
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = (isUpwards ? height - 1 - y : y) * stride
    for (let x = 0; x < width; x++) colourAt(data, row, x, rgb, (y * width + x) * 3)
  }
  return rgb
}

/** By its first bytes, whatever the file around it says. */
export function embeddedPicture(bytes: Uint8Array): Unwrapped | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return { type: 'image/png', bytes }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? { type: 'image/jpeg', bytes } : undefined
}

type Layout = {
  readonly bits: number
  readonly table: number
  readonly entry: number
  readonly count: number
  readonly header: number
  readonly isMasked: boolean
  readonly blended: boolean
}
/** Writes the colour of a pixel of a row. */
type ColourAt = (data: Uint8Array, row: number, x: number, rgb: Uint8Array, at: number) => void

function reader(file: LittleEndian, layout: Layout): ColourAt | undefined {
  const { bits, blended } = layout
  if (bits === 1 || bits === 4 || bits === 8) return ofTable(file, layout)
  if (layout.isMasked || bits === 16) return bits === 16 || bits === 32 ? ofMasks(file, layout) : undefined
  if (bits !== 24 && bits !== 32) return undefined
  const bytes = bits / 8
  return (data, row, x, rgb, at) => {
    const from = row + x * bytes
    const white = blended && bits === 32 ? 255 - (data[from + 3] ?? 0) : 0
    for (let one = 0; one < 3; one++) rgb[at + one] = Math.min(255, (data[from + 2 - one] ?? 0) + white)
  }
}

function ofTable(file: LittleEndian, { bits, table, entry, count }: Layout): ColourAt {
  const colours = file.part(table, count * entry)
  const [perByte, mask] = [8 / bits, 2 ** bits - 1]
  return (data, row, x, rgb, at) => {
    const shift = (perByte - 1 - (x % perByte)) * bits
    const colour = (((data[row + Math.floor(x / perByte)] ?? 0) >> shift) & mask) * entry
    for (let one = 0; one < 3; one++) rgb[at + one] = colours[colour + 2 - one] ?? 0
  }
}

const FIVE_BITS = [0x7c00, 0x03e0, 0x001f] as const

function ofMasks(file: LittleEndian, { bits, header, isMasked }: Layout): ColourAt {
  const masks = isMasked ? [0, 4, 8].map((more) => file.u32(header + INFO_HEADER + more)) : FIVE_BITS
  const parts = masks.map((mask) => {
    const shift = mask === 0 ? 0 : Math.clz32(mask & -mask) ^ 31
    return { mask, shift, most: mask >>> shift || 1 }
  })
  return (data, row, x, rgb, at) => {
    const from = row + (x * bits) / 8
    let value = (data[from] ?? 0) | ((data[from + 1] ?? 0) << 8)
    if (bits === 32) value |= ((data[from + 2] ?? 0) << 16) | ((data[from + 3] ?? 0) << 24)
    for (const [one, { mask, shift, most }] of parts.entries())
      rgb[at + one] = Math.round((((value & mask) >>> shift) * 255) / most)
  }
}
