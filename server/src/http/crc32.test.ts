import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followedBy, shiftOver } from './crc32.ts'

test('the checksum of two texts is that of both in one', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3_000 }), fc.uint8Array({ maxLength: 3_000 }), (first, second) => {
      const whole = crc32(Buffer.concat([first, second]))
      expect(followedBy(crc32(first), crc32(second), shiftOver(second.length))).toBe(whole)
    }),
  )
})
