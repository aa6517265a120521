import { expect, test } from 'vitest'
import { termText } from './term.ts'

test.each([
  [1, '1 month', '1 నెల', '1 महीना'],
  [2, '2 months', '2 నెలలు', '2 महीने'],
  [11, '11 months', '11 నెలలు', '11 महीने'],
  [12, '1 year', '1 సంవత్సరం', '1 साल'],
  [18, '18 months', '18 నెలలు', '18 महीने'],
  [24, '2 years', '2 సంవత్సరాలు', '2 साल'],
])('%i months are written %s', (months, english, telugu, hindi) => {
  expect(termText(months)).toBe(english)
  expect([termText(months, 'te'), termText(months, 'hi')]).toEqual([telugu, hindi])
})
