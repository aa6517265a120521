import type { Picture } from '../../question-set.ts'

/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

const UNKNOWN: Size = { width: 300, height: 200 }

/** How large a picture is shown; a middle size where its bytes do not say. */
export function pictureSize({ type, bytes }: Picture): Size {
  const data = Buffer.from(bytes)
  const size = type === 'image/svg+xml' ? svgSize(data.toString('utf8').slice(0, 2000)) : rasterSize(type, data)
  return size && size.width > 0 && size.height > 0 ? size : UNKNOWN
}

function rasterSize(type: Picture['type'], data: Buffer): Size | undefined {
  if (type === 'image/png' && data.length >= 24) return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
  if (type === 'image/gif' && data.length >= 10) return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) }
  return type === 'image/jpeg' ? jpegSize(data) : undefined
}

/** In the first frame header; segments before it begin with their length. */
function jpegSize(data: Buffer): Size | undefined {
  let at = 2
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
    at += 2 + data.readUInt16BE(at + 2)
  }
  return undefined
}

function svgSize(text: string): Size | undefined {
  const box = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(text)
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined
}
