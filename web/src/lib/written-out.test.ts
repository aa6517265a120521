import { expect, test } from 'vitest'
import { dayName, monthName } from './day-name.ts'
import { rupees } from './rupees.ts'

test('rupees are grouped as the browser would group them', () => {
  for (const amount of [0, 7, 99, 100, 999, 1000, 1499, 99_999, 100_000, 149_999, 1_234_567, 12_345_678, 123_456_789])
    expect(rupees(amount)).toBe(`₹${amount.toLocaleString('en-IN')}`)
})

test('days and months are written as the browser would write them', () => {
  expect(dayName('2026-11-21')).toBe('21 November 2026')
  expect(dayName('2027-05-06')).toBe('6 May 2027')
  expect(monthName('2026-01')).toBe('January 2026')
  expect(monthName('2026-12')).toBe('December 2026')
})
