import { expect, test } from 'vitest'
import { catalogue as hi } from '../../languages/hi.ts'
import { catalogue as te } from '../../languages/te.ts'
import { dayText, momentText } from './dates.ts'
import { dayName, monthName } from './day-names.ts'
import { timeName } from './time-name.ts'

test('days and months are written as the browser would write them', () => {
  expect(dayName('2026-11-21')).toBe('21 November 2026')
  expect(dayName('2027-05-06')).toBe('6 May 2027')
  expect(monthName('2026-01')).toBe('January 2026')
  expect(monthName('2026-12')).toBe('December 2026')
})

test('a moment is on the day and at the time it is in India', () => {
  expect(dayText('2027-05-05T20:00:00Z', 'en')).toBe('6 May 2027')
  expect(timeName('2027-05-05T20:00:00Z')).toBe('1:30 am')
  expect(dayText('soon', 'en')).toBe('soon')
})

test.each([
  ['en', undefined, '6 May 2027'],
  ['te', te.months, '6 మే 2027'],
  ['hi', hi.months, '6 मई 2027'],
] as const)('in %s a day is written the same on public pages and on those of students', (language, months, text) => {
  expect(dayName('2027-05-06', months)).toBe(text)
  expect(dayText('2027-05-06T06:00:00Z', language)).toBe(text)
})

test.each(['en', 'te', 'hi'] as const)('in %s a time with its date is written as one without', (language) => {
  const moment = '2027-05-05T14:05:00Z'
  expect(timeName(moment)).toBe('7:35 pm')
  expect(momentText(moment, language)).toMatch(/2027, 7:35 pm$/)
})
