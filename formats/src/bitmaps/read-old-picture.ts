import { gunzipSync } from 'node:zlib'
import type { Unwrapped } from './read-dib.ts'
import { type OldKind, unwrapPicture } from './unwrap-picture.ts'

const SIGNATURES: readonly (readonly [OldKind, string])[] = [
  ['WMF', '\xd7\xcd\xc6\x9a'],
  ['WMF', '\x01\x00\x09\x00'],
  ['EMF', '\x01\x00\x00\x00'],
  ['BMP', 'BM'],
]

/** More than the largest bitmap that is read takes in full colour. */
const MAX_UNPACKED = 64 * 1024 * 1024
/** Small ones may unpack to that much, whatever their ratio. */
const SMALL = 1024 * 1024
const MAX_RATIO = 200

export type OldPicture = { readonly kind: OldKind; readonly unwrapped: Unwrapped | undefined }

/** A picture of an old kind, also a compressed metafile (.emz, .wmz), and what is in it; undefined: it is of no such kind. */
export function readOldPicture(file: Uint8Array): OldPicture | undefined {
  const bytes = isGzip(file) ? unpack(file) : file
  const start = Buffer.from(bytes?.subarray(0, 8) ?? []).toString('latin1')
  const kind = SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0]
  return bytes && kind && { kind, unwrapped: unwrapPicture(kind, bytes) }
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Undefined: it is damaged, or unpacks to far more than a picture has. */
function unpack(bytes: Uint8Array): Uint8Array | undefined {
  const maxOutputLength = Math.min(MAX_UNPACKED, Math.max(SMALL, bytes.length * MAX_RATIO))
  try {
    return gunzipSync(bytes, { maxOutputLength })
  } catch {
    return undefined
  }
}

/** The note about a picture that was unwrapped. */
export const unwrappedMessage = (kind: OldKind, { type }: Unwrapped): string =>
  `A picture of the kind ${kind} was made a ${type === 'image/png' ? 'PNG' : 'JPEG'}. Look at it.`
