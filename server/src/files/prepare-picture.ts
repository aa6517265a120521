import { MEGAPIXELS_MOST, UPLOAD_PROBLEMS, type UploadKind } from '@pariksha/contract/uploads'
import type { Sharp } from 'sharp'
import { AppError } from '../errors.ts'

/** No page shows a picture larger than this, on the sharpest screen. */
const SIDE_MOST = 2000
const SECONDS_MOST = 20
const STORED_MOST = 2 * 1024 * 1024

/** One after the other: a picture of the most pixels takes a good part of the memory there is. */
let last: Promise<unknown> = Promise.resolve()

/**
 * A picture as it is stored: decoded, turned upright, no larger than a page shows it, without what a camera wrote into it, and
 * encoded anew. What cannot be decoded to its end is refused. The work is done beside the server's own thread.
 */
export function preparePicture(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  const turn = last.then(() => prepare(bytes, kind))
  last = turn.catch(() => {})
  return turn
}

async function prepare(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const input = { failOn: 'error', limitInputPixels: MEGAPIXELS_MOST * 1e6, sequentialRead: true } as const
  const picture = sharp(bytes, input)
    .autoOrient()
    .resize({ width: SIDE_MOST, height: SIDE_MOST, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS_MOST })
  try {
    const encoded = await encode(picture.clone(), kind).toBuffer()
    return encoded.length <= STORED_MOST ? encoded : await picture.webp({ quality: 80 }).toBuffer()
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit')
    if (tooLarge) throw new AppError('too_large', { detail: UPLOAD_PROBLEMS.pictureTooLarge })
    throw new AppError('bad_input', { detail: UPLOAD_PROBLEMS.pictureBroken })
  }
}

/** As what it came, but for AVIF, which not all browsers show. */
function encode(picture: Sharp, kind: UploadKind): Sharp {
  if (kind === 'image/png') return picture.png({ compressionLevel: 9 })
  return kind === 'image/jpeg' ? picture.jpeg({ quality: 85, mozjpeg: true }) : picture.webp({ quality: 85 })
}
