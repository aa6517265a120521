import { expect, test } from 'vitest'
import { termText } from './term.ts'

test.each([
  [1, '1 month'],
  [2, '2 months'],
  [11, '11 months'],
  [12, '1 year'],
  [18, '18 months'],
  [24, '2 years'],
])('%i months are written %s', (months, text) => {
  expect(termText(months)).toBe(text)
})
