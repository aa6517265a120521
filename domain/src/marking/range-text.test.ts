import { expect, test } from 'vitest'
import { rangeText } from './range-text.ts'

test('a range is shown with both of its ends, a single number once', () => {
  expect(rangeText({ low: '12', high: '12.5' })).toBe('12 – 12.5')
  expect(rangeText({ low: '-3', high: '-2' })).toBe('-3 – -2')
  expect(rangeText({ low: '7', high: '7' })).toBe('7')
})
