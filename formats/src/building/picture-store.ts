import { MAX_PICTURES } from '@pariksha/contract/questions/question-file'
import type { Picture, PictureType } from '../question-set.ts'

/** Larger than any figure of a question. */
export const MAX_PICTURE_SIZE = 10 * 1024 * 1024
const MAX_TOTAL_SIZE = 200 * 1024 * 1024

export type PictureStore = {
  /** Keeps a picture once; undefined: its bytes are of no kind that questions have, or it is above the limits. */
  add(name: string, bytes: Uint8Array): string | undefined
  readonly pictures: readonly Picture[]
}

/** The pictures of a file, by ids made from their names. */
export function pictureStore(): PictureStore {
  const pictures: Picture[] = []
  const ids = new Set<string>()
  let total = 0
  return {
    pictures,
    add(name, bytes) {
      const same = pictures.find((picture) => isSame(picture.bytes, bytes))
      if (same) return same.id
      const type = typeOf(bytes)
      total += bytes.length
      if (!type || bytes.length > MAX_PICTURE_SIZE || total > MAX_TOTAL_SIZE || pictures.length >= MAX_PICTURES)
        return undefined
      const id = freeId(name, ids)
      ids.add(id)
      pictures.push({ id, type, bytes })
      return id
    },
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && Buffer.from(a.buffer, a.byteOffset, a.length).equals(b)

/** Letters, digits and dashes of a file's name, made unique by a number. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const base =
    (name.split('/').at(-1) ?? '')
      .replace(/\.[a-z]{2,4}$/i, '')
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'picture'
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  return id
}

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  [...signature].every((character, place) => bytes[at + place] === character.charCodeAt(0))

/** By the first bytes: names and labels of files are often wrong. */
export function typeOf(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, 'GIF8')) return 'image/gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  return /^\ufeff?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>|\s)*<(?:svg:)?svg[\s>]/.test(
    new TextDecoder().decode(bytes.subarray(0, 2000)),
  )
    ? 'image/svg+xml'
    : undefined
}

const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

/** The name of a picture's file in what is made. */
export const fileNameOf = ({ id, type }: Picture): string => `${id.replace(/[^\w.-]+/g, '-')}.${EXTENSIONS[type]}`

/** `data:image/png;base64,…`; undefined for another address. */
export function bytesOfDataUrl(address: string): Uint8Array | undefined {
  const [, base64, data = ''] = /^data:[^;,]{0,80}(?:;[\w-]+=[\w-]+)*(;base64)?,([\s\S]*)$/i.exec(address) ?? []
  if (!/^data:/i.test(address)) return undefined
  if (base64) return Buffer.from(data, 'base64')
  try {
    return new TextEncoder().encode(decodeURIComponent(data))
  } catch {
    return new Uint8Array()
  }
}

export const dataUrlOf = ({ type, bytes }: Picture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
