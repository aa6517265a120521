import { expect, test } from 'vitest'
import { standing } from './ranking.ts'

test.each([
  [0, 1, 1, 100],
  [0, 100_000, 1, 100],
  [1, 100_000, 2, 99.99],
  [1, 3, 2, 66.66],
  [2, 4, 3, 50],
  [99_999, 100_000, 100_000, 0],
])('with %i better of %i: rank %i, percentile %d', (better, all, rank, percentile) => {
  expect(standing({ better, all })).toEqual({ rank, of: all, percentile })
})

test('impossible counts are refused: at most all other results are better', () => {
  expect(() => standing({ better: 3, all: 3 })).toThrow(RangeError)
  expect(() => standing({ better: 0, all: 0 })).toThrow(RangeError)
})
