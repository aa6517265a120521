export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const DAY_MILLIS = 86_400_000

/** Months count from 0. Days count from 1 January 1970. */
export const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / DAY_MILLIS

/** 0 is Sunday. Months count from 0. */
export const dayOfWeek = (year: number, month: number, date: number): number =>
  new Date(Date.UTC(year, month, date)).getUTCDay()

export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Months count from 0. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** 1st, 2nd, 3rd, 4th … */
export function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
