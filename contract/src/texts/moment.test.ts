import { expect, test } from 'vitest'
import { day, moment } from './moment.ts'

test.each([
  '2026-12-04T09:00:00Z',
  '2026-12-04T09:00:00+05:30',
  '2026-12-04T09:00:00.250-11:00',
  '1999-01-01T00:00:00+14:00',
])('%s is a moment', (text) => expect(moment.safeParse(text).success).toBe(true))

test.each([
  '2026-12-04T09:00:00+20:00',
  '2026-12-04T09:00:00-15:00',
  '0000-12-04T09:00:00Z',
  '9999-12-04T09:00:00Z',
  '2026-12-04',
])('%s is none', (text) => expect(moment.safeParse(text).success).toBe(false))

test.each(['0000-01-01', '9999-01-01', '2026-02-30', ''])('%s is no day', (text) =>
  expect(day.safeParse(text).success).toBe(false),
)

test('2026-02-28 is a day', () => expect(day.safeParse('2026-02-28').success).toBe(true))
