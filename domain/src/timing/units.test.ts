import { expect, test } from 'vitest'
import { clockInIndia, DAY, HOUR, MINUTE, parseInIndia, startOfDayInIndia } from './units.ts'

test('a clock in India is five and a half hours ahead of UTC', () => {
  expect(clockInIndia(Date.parse('2026-11-21T18:29:59Z')).toISOString()).toBe('2026-11-21T23:59:59.000Z')
})

test('a day begins at midnight in India', () => {
  const midnight = Date.parse('2026-11-21T18:30:00Z')
  expect(startOfDayInIndia(midnight)).toBe(midnight)
  expect(startOfDayInIndia(midnight + DAY - 1)).toBe(midnight)
  expect(startOfDayInIndia(midnight - 1)).toBe(midnight - DAY)
})

test('a day and time are read as those of India', () => {
  expect(parseInIndia('2026-11-21T00:30')).toBe(Date.parse('2026-11-20T19:00:00Z'))
  expect(parseInIndia('2026-11-21T00:30:15')).toBe(Date.parse('2026-11-20T19:00:00Z') + 15_000)
  expect(parseInIndia('soon')).toBeNaN()
})

test('hours and days are made of minutes', () => {
  expect([HOUR / MINUTE, DAY / HOUR]).toEqual([60, 24])
})
