import { expect, test } from 'vitest'
import { MAX_DIFFERENT_BITS, SIGNATURE_BITS, signatureOf } from './text-signature.ts'

/** Numbers as trigrams have them, the same for the same seed. */
function trigrams(seed: number, count: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 2
  })
}

const differentBits = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [signatureOf(new Set(one)), signatureOf(new Set(other))]
  return [...a].filter((bit, at) => bit !== b[at]).length
}

/** The different bits of pairs of sets of 80 with so many in common. */
const ofPairs = (common: number): number[] =>
  Array.from({ length: 100 }, (_, pair) => {
    const shared = trigrams(3 * pair + 1, common)
    const own = (of: number) => trigrams(1_000_000 + 3 * pair + of, 80 - common)
    return differentBits([...shared, ...own(1)], [...shared, ...own(2)])
  })

test('the same trigrams in any order have the same signature', () => {
  const some = trigrams(7, 50)
  expect(signatureOf(new Set(some))).toHaveLength(SIGNATURE_BITS)
  expect(differentBits(some, some.toReversed())).toBe(0)
})

test('half of the bits that do not agree by a shared trigram differ', () => {
  // 60 of 100 are shared: 0.6
  const near = ofPairs(60)
  const mean = near.reduce((sum, bits) => sum + bits, 0) / near.length
  expect(mean / SIGNATURE_BITS).toBeCloseTo((1 - 0.6) / 2, 1)
  expect(Math.max(...near)).toBeLessThanOrEqual(MAX_DIFFERENT_BITS)
  // 30 of 130, and none
  expect(Math.min(...ofPairs(30))).toBeGreaterThan(MAX_DIFFERENT_BITS)
  expect(Math.min(...ofPairs(0))).toBeGreaterThan(MAX_DIFFERENT_BITS)
})
