import sharp from 'sharp'

/** A small picture that can be decoded. */
export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
