import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CalendarDay,
  comingDay,
  dayInIndia,
  dayLabel,
  daysUntil,
  nextOccurrence,
  type YearlyDay,
} from './countdown.ts'

/** As a countdown shows it. */
const daysLeft = (target: YearlyDay, today: CalendarDay) =>
  daysUntil(comingDay({ ...target, year: null }, today), today)

const icet = { month: 5, day: 6 }

test.each([
  ['the day before', { year: 2027, month: 5, day: 5 }, 1],
  ['the day itself', { year: 2027, month: 5, day: 6 }, 0],
  ['the day after rolls to next year', { year: 2026, month: 5, day: 7 }, 364],
  ['over the end of a year', { year: 2026, month: 12, day: 31 }, 126],
  ['a leap year is a day longer', { year: 2027, month: 5, day: 7 }, 365],
  ['from the leap day', { year: 2028, month: 2, day: 29 }, 67],
])('days left to 6 May, %s', (_name, today, left) => expect(daysLeft(icet, today)).toBe(left))

test('29 February falls on the 28th in a common year', () => {
  expect(nextOccurrence({ month: 2, day: 29 }, { year: 2027, month: 1, day: 1 })).toEqual({
    year: 2027,
    month: 2,
    day: 28,
  })
  expect(nextOccurrence({ month: 2, day: 29 }, { year: 2028, month: 1, day: 1 })).toEqual({
    year: 2028,
    month: 2,
    day: 29,
  })
})

const leapDay = { month: 2, day: 29 }
test.each([
  ['in the year before a leap year, the day after', { year: 2027, month: 3, day: 1 }, 365],
  ['in a common year, on the 28th', { year: 2027, month: 2, day: 28 }, 0],
  ['in a leap year, on the 28th', { year: 2028, month: 2, day: 28 }, 1],
  ['in a leap year, on the day', { year: 2028, month: 2, day: 29 }, 0],
  ['after it, to the 28th of the next year', { year: 2028, month: 3, day: 1 }, 364],
  ['in a century that is no leap year', { year: 2100, month: 2, day: 28 }, 0],
  ['in a century that is one', { year: 2400, month: 2, day: 28 }, 1],
])('days left to 29 February, %s', (_name, today, left) => expect(daysLeft(leapDay, today)).toBe(left))

test('the year of a countdown is that of its date', () => {
  expect(nextOccurrence(icet, { year: 2026, month: 5, day: 6 }).year).toBe(2026)
  expect(nextOccurrence(icet, { year: 2026, month: 5, day: 7 }).year).toBe(2027)
})

test('the count decreases at every midnight in India until the day', () => {
  const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
  const midnight = (n: number) => Date.parse('2026-01-01T00:00:00+05:30') + n * 86_400_000
  fc.assert(
    fc.property(day, fc.nat({ max: 5000 }), (target, n) => {
      const today = daysLeft(target, dayInIndia(midnight(n)))
      expect(daysLeft(target, dayInIndia(midnight(n + 1) - 1))).toBe(today)
      const tomorrow = daysLeft(target, dayInIndia(midnight(n + 1)))
      if (today > 0) expect(tomorrow).toBe(today - 1)
      else expect(tomorrow).toBeGreaterThanOrEqual(364)
    }),
  )
})

test.each([
  ['2026-05-05T18:29:59Z', { year: 2026, month: 5, day: 5 }],
  ['2026-05-05T18:30:00Z', { year: 2026, month: 5, day: 6 }],
  ['2026-12-31T18:30:00Z', { year: 2027, month: 1, day: 1 }],
  ['2028-02-28T18:30:00Z', { year: 2028, month: 2, day: 29 }],
])('at %s it is a day in India', (moment, day) => expect(dayInIndia(Date.parse(moment))).toEqual(day))

test('the next occurrence is at most a year away and never in the past', () => {
  const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
  fc.assert(
    fc.property(
      day,
      fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (target, now) => {
        const left = daysLeft(target, dayInIndia(now.getTime()))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(366)
      },
    ),
  )
})

test.each([
  [{ month: 5, day: 6 }, 'May 6th'],
  [{ month: 11, day: 23 }, 'November 23rd'],
  [{ month: 9, day: 1 }, 'September 1st'],
  [{ month: 1, day: 2 }, 'January 2nd'],
  [{ month: 8, day: 11 }, 'August 11th'],
  [{ month: 8, day: 12 }, 'August 12th'],
  [{ month: 8, day: 13 }, 'August 13th'],
  [{ month: 12, day: 31 }, 'December 31st'],
])('%o is written %s', (day, label) => expect(dayLabel(day)).toBe(label))

const today = { year: 2026, month: 11, day: 21 }
test.each([
  ['a yearly day still to come', { month: 12, day: 5, year: null }, { year: 2026, month: 12, day: 5 }, 14],
  ['a yearly day that is past', { month: 5, day: 6, year: null }, { year: 2027, month: 5, day: 6 }, 166],
  ['a real day', { month: 5, day: 6, year: 2028 }, { year: 2028, month: 5, day: 6 }, 532],
  ['a real day that is today', { month: 11, day: 21, year: 2026 }, today, 0],
  ['a real day that is past', { month: 11, day: 20, year: 2026 }, { year: 2027, month: 11, day: 20 }, 364],
])('an examination comes on %s', (_name, date, day, days) => {
  expect(comingDay(date, today)).toEqual(day)
  expect(daysUntil(comingDay(date, today), today)).toBe(days)
})
