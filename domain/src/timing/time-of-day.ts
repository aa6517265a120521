import type { Millis } from './timing.ts'
import { clockInIndia } from './units.ts'

/** A moment as the time it is in India: "10:30 am", in every language, as the data of browsers differ ("PM" in Telugu). */
export function timeOfDay(moment: Millis): string {
  const time = clockInIndia(moment)
  const hours = time.getUTCHours()
  return `${hours % 12 || 12}:${String(time.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
