import { expect, test } from 'vitest'
import { encryptPush, MAX_PLAINTEXT } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
/** RFC 8291, appendix A. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const SECRETS = {
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
}

test('the example of RFC 8291 comes out as it stands there', () => {
  expect(encryptPush('When I grow up, I want to be a watermelon', KEYS, SECRETS).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('what does not fit into one record is refused, and so is a key that is no point', () => {
  expect(encryptPush('x'.repeat(MAX_PLAINTEXT), KEYS, SECRETS)).toHaveLength(86 + 4096)
  expect(() => encryptPush('x'.repeat(MAX_PLAINTEXT + 1), KEYS, SECRETS)).toThrow()
  expect(() => encryptPush('x', { ...KEYS, p256dh: `B${'A'.repeat(86)}` }, SECRETS)).toThrow()
})
