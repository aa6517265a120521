const INDIA_MILLIS = 330 * 60_000

/** A moment as the time it is in India, without Intl, as days are (day-names.ts): "10:30 am". */
export function timeName(moment: string): string {
  const time = new Date(Date.parse(moment) + INDIA_MILLIS)
  const hours = time.getUTCHours()
  return `${hours % 12 || 12}:${String(time.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
