import { clockInIndia, DAY } from './units.ts'

/** A day that comes every year. */
export type YearlyDay = { readonly month: number; readonly day: number }
export type CalendarDay = YearlyDay & { readonly year: number }

export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** 1st, 2nd, 3rd, 4th … */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}

/** A yearly day as it is written: "November 23rd". */
export const dayLabel = ({ month, day }: YearlyDay): string => `${MONTHS[month - 1]} ${ordinal(day)}`

/** The day it is in India at a moment of the clock (milliseconds since 1970). */
export function dayInIndia(now: number): CalendarDay {
  const shifted = clockInIndia(now)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() }
}

/** 2026-11-21 */
export const calendarDate = ({ year, month, day }: CalendarDay): string =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')

/** The next time a yearly day comes, today included. 29 February falls on the 28th in a common year. */
export function nextOccurrence(target: YearlyDay, today: CalendarDay): CalendarDay {
  const thisYear = inYear(target, today.year)
  return dayNumber(thisYear) >= dayNumber(today) ? thisYear : inYear(target, today.year + 1)
}

/** When an examination comes: on its real day while that is not past, else the next time its yearly day comes. */
export function comingDay(
  { year, ...target }: YearlyDay & { readonly year: number | null },
  today: CalendarDay,
): CalendarDay {
  const real = year === null ? undefined : { ...target, year }
  return real && daysUntil(real, today) >= 0 ? real : nextOccurrence(target, today)
}

/** Whole days from one day to another; negative when it is past. */
export const daysUntil = (day: CalendarDay, today: CalendarDay): number => dayNumber(day) - dayNumber(today)

function inYear({ month, day }: YearlyDay, year: number): CalendarDay {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { year, month, day: Math.min(day, lastOfMonth) }
}

const dayNumber = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day) / DAY
