import sharp from 'sharp'

/** A small picture that can be decoded. */
export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** A screenshot as documents show it: narrow and small. */
export const asWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).resize({ width: 1024 }).webp({ quality: 80 }).toBuffer()
