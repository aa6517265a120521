import { UPLOAD_PROBLEMS } from '@pariksha/contract/files/uploads'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'
import { preparePicture } from './prepare-picture.ts'

const aPicture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: 'white' },
  })
const prepared = (bytes: Buffer) => preparePicture(bytes, kindOf(bytes) ?? 'application/pdf')

test.each([
  ['png', 'png'],
  ['jpeg', 'jpeg'],
  ['webp', 'webp'],
  ['avif', 'webp'],
] as const)(
  'a %s is stored as %s, upright, without what the camera wrote, no larger than a page shows it',
  async (from, to) => {
    const taken = await sharp({ create: { width: 2400, height: 600, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Artist: 'Asha' } })
      .withMetadata({ orientation: 6 })
      .toFormat(from)
      .toBuffer()
    const stored = await prepared(taken)
    const { format, width, height, exif, orientation } = await sharp(stored).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: to, width: 500, height: 2000 })
    expect(kindOf(stored)).toBe(`image/${to}`)
    expect(stored.length).toBeLessThan(2 * 1024 * 1024)
  },
)

test('a photograph of many megabytes is taken and gets small', async () => {
  const large = await aPicture(3000, 2500).png({ compressionLevel: 0 }).toBuffer()
  expect(large.length).toBeGreaterThan(20 * 1024 * 1024)
  expect((await prepared(large)).length).toBeLessThan(2 * 1024 * 1024)
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a %s that was cut off is refused', async (format) => {
  const whole = await aPicture(200, 200).toFormat(format).toBuffer()
  for (const share of [0.2, 0.5, 0.9]) {
    await expect(prepared(whole.subarray(0, whole.length * share))).rejects.toMatchObject({
      code: 'picture_broken',
    })
  }
})

test('a picture that would unfold into gigabytes is refused before it does, and the next one is taken', async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const [refused, next] = await Promise.allSettled([prepared(bomb), aPicture(10, 10).png().toBuffer().then(prepared)])
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { code: 'picture_too_large', message: UPLOAD_PROBLEMS.pictureTooLarge },
  })
  expect(next).toMatchObject({ status: 'fulfilled' })
})
