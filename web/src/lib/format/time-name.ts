import { clockInIndia } from '@pariksha/domain/timing/units'

/** A moment as the time it is in India, without Intl, as days are (day-names.ts): "10:30 am". */
export function timeName(moment: string): string {
  const time = clockInIndia(Date.parse(moment))
  const hours = time.getUTCHours()
  return `${hours % 12 || 12}:${String(time.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
