import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

// published to four decimals: R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in
// Medicine 17 (1998), table I, method 3
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i: from %d to %d', (succeeded, count, low, high) => {
  const interval = wilsonInterval(succeeded, count)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('without a trial it is everything, and two of two may be anything from a third on', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1, centre: 0.5 })
  expect(wilsonInterval(2, 2).low).toBeCloseTo(0.342, 3)
  expect(wilsonInterval(2, 2).high).toBe(1)
})

test('the share is in its interval, the interval within 0 and 1, and narrower with four times the trials', () => {
  const counts = fc.integer({ min: 1, max: 500 }).chain((n) => fc.tuple(fc.nat({ max: n }), fc.constant(n)))
  fc.assert(
    fc.property(counts, ([k, n]) => {
      const { low, high, centre } = wilsonInterval(k, n)
      expect(0 <= low && low <= k / n && k / n <= high && high <= 1).toBe(true)
      expect(low <= centre && centre <= high).toBe(true)
      const more = wilsonInterval(4 * k, 4 * n)
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
  )
})
