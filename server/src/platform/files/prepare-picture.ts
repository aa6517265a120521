import { MAX_MEGAPIXELS, PICTURE_LIMITS, type UploadKind } from '@pariksha/contract/files/uploads'
import type { Sharp } from 'sharp'
import { createSerialQueue } from '../bounded/serial-queue.ts'
import { AppError } from '../errors.ts'

/** The largest size a page shows, on a high-density screen. */
const MAX_SIDE_PIXELS = 2000
const ENCODE_TIMEOUT_SECONDS = 20
const MAX_STORED_BYTES = 2 * 1024 * 1024

/** One at a time: decoding the largest picture takes much memory. */
const queue = createSerialQueue()

/**
 * Re-encodes an uploaded picture: rotated upright, resized to what pages show, without metadata. A picture that cannot be
 * decoded completely is refused. Runs outside the main thread.
 */
export function preparePicture(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  return queue.run(() => prepare(bytes, kind))
}

async function prepare(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const input = { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1e6, sequentialRead: true } as const
  const picture = sharp(bytes, input)
    .autoOrient()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: ENCODE_TIMEOUT_SECONDS })
  try {
    const encoded = await encode(picture.clone(), kind).toBuffer()
    return encoded.length <= MAX_STORED_BYTES ? encoded : await picture.webp({ quality: 80 }).toBuffer()
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit')
    if (tooLarge) throw new AppError('picture_too_large', { values: PICTURE_LIMITS })
    throw new AppError('picture_broken')
  }
}

/** In its own format, except AVIF, which not all browsers show. */
function encode(picture: Sharp, kind: UploadKind): Sharp {
  if (kind === 'image/png') return picture.png({ compressionLevel: 9 })
  return kind === 'image/jpeg' ? picture.jpeg({ quality: 85, mozjpeg: true }) : picture.webp({ quality: 85 })
}
