import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middleOf, parseDecimal, rangeAround } from './decimals.ts'

test.for([
  ['5', '5'],
  ['+1.50', '1.5'],
  ['−4', '-4'],
  ['2,5', '2.5'],
  ['.5', '0.5'],
  ['3e-2', '0.03'],
  ['1.2E3', '1200'],
  ['-0', '0'],
  ['1e13', undefined],
  ['0.123456789', undefined],
  ['five', undefined],
  ['', undefined],
  ['1-2', undefined],
] as const)('"%s" is %s', ([text, decimal]) => {
  expect(parseDecimal(text)).toBe(decimal)
})

test.for([
  ['9.8', '0.1', { low: '9.7', high: '9.9' }],
  ['-1', '2', { low: '-3', high: '1' }],
  ['1', '-0.5', { low: '0.5', high: '1.5' }],
  ['x', '1', undefined],
] as const)('%s around %s', ([value, tolerance, range]) => {
  expect(rangeAround(value, tolerance)).toEqual(range)
})

test('the middle of a range leads back to its ends', () => {
  const decimal = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => String(number / 1000))
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [low = a, high = b] = Number(a) <= Number(b) ? [a, b] : [b, a]
      const { middle, tolerance } = middleOf(low, high)
      expect(rangeAround(middle, tolerance)).toEqual({ low, high })
    }),
  )
})
