import { createHash } from 'node:crypto'
import type { Picture, Place } from '@pariksha/formats/question-set'
import { AppError } from '../../../platform/errors.ts'
import { preparePicture } from '../../../platform/files/prepare-picture.ts'

/** A picture as the store of files takes it; `given`: the digest of its bytes in the file. */
export type StoredPicture = { readonly sha256: string; readonly bytes: Uint8Array; readonly given: string }

const REFERENCE = /!\[((?:\\.|[^\]\\])*)\]\(picture:([^)\s"\\]+)\)/g
const NO_SVG = 'A picture is a drawing in SVG, which can hold programs. Save it as PNG and put it in again.'

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Re-encodes the pictures of a file and names them in texts as the file store does. */
export async function storePictures(pictures: readonly Picture[]) {
  const [kept, refused, given] = [
    new Map<string, StoredPicture>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ]
  for (const { id, type, bytes } of pictures) {
    given.set(id, sha256Of(bytes))
    const stored = await keep(type, bytes)
    if (typeof stored === 'string') refused.set(id, stored)
    else kept.set(id, stored)
  }
  /** Texts in any depth of a value, without knowing where they stand. */
  const renamed = <T extends object | null>(value: T, name: (alt: string, id: string) => string): T =>
    pictures.length === 0
      ? value
      : JSON.parse(JSON.stringify(value), (_key, text: unknown) =>
          typeof text === 'string' ? text.replace(REFERENCE, (_whole, alt: string, id: string) => name(alt, id)) : text,
        )
  return {
    stored: [...new Map([...kept.values()].map((one) => [one.sha256, one])).values()],
    inTexts: <T extends object | null>(value: T): T =>
      renamed(value, (alt, id) => {
        const picture = kept.get(id)
        return picture ? `![${alt}](file:${picture.sha256})` : '(picture)'
      }),
    /** By the bytes of the file: encoding them again may give other bytes. */
    inDigest: <T extends object | null>(value: T): T => renamed(value, (_alt, id) => `picture:${given.get(id) ?? id}`),
    problemsOf(question: object, at: Place | null) {
      if (refused.size === 0) return []
      const ids = [...JSON.stringify(question).matchAll(/\]\(picture:([^)\\"]+)\)/g)].map(([, id = '']) => id)
      return [...new Set(ids.flatMap((id) => refused.get(id) ?? []))].map((what) => ({
        code: 'picture-refused',
        what,
        severity: 'fault' as const,
        at,
      }))
    },
  }
}

/** The picture, or why it is not kept. */
async function keep(type: Picture['type'], bytes: Uint8Array): Promise<StoredPicture | string> {
  if (type === 'image/svg+xml') return NO_SVG
  try {
    const encoded = await preparePicture(Buffer.from(bytes), type === 'image/gif' ? 'image/png' : type)
    return { sha256: sha256Of(encoded), bytes: encoded, given: sha256Of(bytes) }
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
