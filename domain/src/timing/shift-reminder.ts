import { HOUR } from './units.ts'

/**
 * How long before a shift of a live mock its registered students get a mail, in milliseconds; who registers later gets none.
 * Long enough to find a place and a network, and short enough to be read on the way there.
 */
export const REMINDER_LEAD = HOUR
