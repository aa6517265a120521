import type { Millis } from './timing.ts'

export const MINUTE: Millis = 60_000
export const HOUR: Millis = 60 * MINUTE
export const DAY: Millis = 24 * HOUR

/** Asia/Kolkata is 5 h 30 min ahead of UTC all year round. */
const INDIA_OFFSET: Millis = 330 * MINUTE

/** A timestamp as a date whose UTC fields are those of a clock in India. */
export const clockInIndia = (timestamp: Millis): Date => new Date(timestamp + INDIA_OFFSET)

/** The timestamp at which the day of another one began in India. */
export const startOfDayInIndia = (timestamp: Millis): Millis =>
  Math.floor((timestamp + INDIA_OFFSET) / DAY) * DAY - INDIA_OFFSET

/** The timestamp of a day and time in India, "2026-11-21T09:30" or with seconds; NaN for other text. */
export const parseInIndia = (dateAndTime: string): Millis => Date.parse(`${dateAndTime}+05:30`)
