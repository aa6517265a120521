import { expect, test } from 'vitest'
import { dayText, timeText } from './dates.ts'
import { dayName, monthName } from './day-names.ts'

test('days and months are written as the browser would write them', () => {
  expect(dayName('2026-11-21')).toBe('21 November 2026')
  expect(dayName('2027-05-06')).toBe('6 May 2027')
  expect(monthName('2026-01')).toBe('January 2026')
  expect(monthName('2026-12')).toBe('December 2026')
})

test('a moment is on the day and at the time it is in India', () => {
  expect(dayText('2027-05-05T20:00:00Z', 'en')).toBe('6 May 2027')
  expect(timeText('2027-05-05T20:00:00Z', 'en')).toBe('1:30 am')
  expect(dayText('soon', 'en')).toBe('soon')
})
