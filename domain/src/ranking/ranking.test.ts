import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentileInterval, percentileScore, percentileSteps, standing } from './ranking.ts'

test.each([
  [0, 1, 1, null],
  [0, 29, 1, null],
  [28, 29, 29, null],
  [0, 30, 1, 100],
  [1, 30, 2, 96.66666],
  [29, 30, 30, 3.33333],
  [20, 60, 21, 66.66666],
  [0, 100_000, 1, 100],
  [1, 100_000, 2, 99.999],
  [1, 3_000_000, 2, 99.99996],
  [2_999_999, 3_000_000, 3_000_000, 0.00003],
])('with %i better of %i: rank %i, percentile %d', (better, all, rank, percentile) => {
  expect(standing({ better, all })).toEqual({ rank, of: all, percentile })
})

test('impossible counts are refused: at most all other results are better', () => {
  expect(() => standing({ better: 3, all: 3 })).toThrow(RangeError)
  expect(() => standing({ better: 0, all: 0 })).toThrow(RangeError)
  expect(() => percentileScore(2 ** 50, 2 ** 51)).toThrow(RangeError)
})

// 37,244 of 41,326 is the example by which newspapers explained the scores of CUET (UG) 2025; they printed 90.1224411, rounded
test('the percentile score of the National Testing Agency has seven decimals', () => {
  expect(percentileScore(37_244, 41_326, 7)).toBe(90.122441)
  expect(percentileScore(37_244, 41_326)).toBe(90.12244)
})

test('a percentile is the quotient cut after its decimals, and 100 is for the first alone', () => {
  const counts = fc
    .integer({ min: 1, max: 5_000_000 })
    .chain((all) => fc.tuple(fc.integer({ min: 1, max: all }), fc.constant(all)))
  fc.assert(
    fc.property(counts, fc.integer({ min: 0, max: 7 }), ([part, all], decimals) => {
      const exact = (BigInt(part) * 100n * 10n ** BigInt(decimals)) / BigInt(all)
      expect(percentileSteps(part, all, decimals)).toBe(Number(exact))
      expect(percentileScore(part, all, decimals) === 100).toBe(part === all)
    }),
  )
})

test.each([
  [0, 30, 88.6, 100],
  [3, 30, 74.3, 96.6],
  [3, 3_000, 99.7, 100],
  [15, 30, 33.1, 66.9],
])('with %i better of %i the percentile lies from %d to %d', (better, all, low, high) => {
  expect(percentileInterval({ better, all })).toEqual({ low, high })
})

test('few candidates have no interval', () => expect(percentileInterval({ better: 1, all: 29 })).toBeNull())
