import { expect, test } from 'vitest'
import { timeOfDay } from './time-of-day.ts'

test.each([
  ['2026-11-21T18:30:00Z', '12:00 am'],
  ['2026-11-21T05:05:59Z', '10:35 am'],
  ['2026-11-21T06:30:00Z', '12:00 pm'],
  ['2026-11-21T14:05:00Z', '7:35 pm'],
])('%s is %s in India', (moment, time) => {
  expect(timeOfDay(Date.parse(moment))).toBe(time)
})
