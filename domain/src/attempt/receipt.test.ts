import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReceipt, receiptDigest, receiptText } from './receipt.ts'
import { sha256 } from './sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the SHA-256 of %o is that of the standard', (text, digest) => {
  expect(sha256(text)).toBe(digest)
})

test('the SHA-256 of any text is what Node says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
  expect(() => sha256('é')).toThrow(RangeError)
})

test('a receipt is made by the published recipe', () => {
  const text = receiptText(417, ['b', null, 'ac', '12.5'])
  expect(text).toBe('pariksha receipt 1\nattempt 417\n1 b\n2 -\n3 ac\n4 12.5\n')
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32)
  expect(receiptDigest(text)).toMatch(/^([\da-f]{4} ){7}[\da-f]{4}$/)
  expect(receiptDigest(text).replaceAll(' ', '')).toBe(digits)
})

const digestOf = (attempt: number, answers: readonly (string | null)[]) => receiptDigest(receiptText(attempt, answers))
const digest = digestOf(1, ['a', 'b', null])

test.each([
  ['another answer', digestOf(1, ['a', 'c', null])],
  ['an answer that was cleared', digestOf(1, ['a', null, null])],
  ['an answer that was added', digestOf(1, ['a', 'b', 'c'])],
  ['answers of other questions', digestOf(1, ['b', 'a', null])],
  ['another attempt', digestOf(2, ['a', 'b', null])],
])('%s has another digest', (_, other) => {
  expect(other).not.toBe(digest)
})

const submittedAt = '2026-11-23T10:00:00.000Z'
const later = '2026-11-23T11:00:00.000Z'
const other = digestOf(1, ['a', 'c', null])
test.each([
  ['the same answers', { digest, submittedAt }, 'same'],
  ['the same answers, submitted again', { digest, submittedAt: later }, 'same'],
  ['other answers', { digest: other, submittedAt }, 'differs'],
  ['other answers, submitted again', { digest: other, submittedAt: later }, 'earlier'],
])('a receipt held against %s: %o is %s', (_, now, check) => {
  expect(checkReceipt({ digest, submittedAt }, now)).toBe(check)
})
