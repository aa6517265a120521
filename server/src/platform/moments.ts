import type { Language } from '@pariksha/contract/languages'
import { timeOfDay } from '@pariksha/domain/timing/time-of-day'

// in Indian time, wherever the server is
const timeZone = 'Asia/Kolkata'

type DateStyle = 'medium' | 'long'

/** A moment as each language writes it: "6 May 2027, 10:30 am". */
export const momentText = (moment: Date, language: Language, dateStyle: DateStyle = 'medium'): string =>
  `${dayText(moment, language, dateStyle)}, ${timeOfDay(moment.getTime())}`

/** A day as each language writes it, in Telugu without the comma that Intl puts before the year, as on public pages. */
export const dayText = (moment: Date, language: Language, dateStyle: DateStyle = 'medium'): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle, timeZone }).format(moment).replace(',', '')

/** "2026-11-23 18:05", which sorts as it is. */
export const sortableMoment = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment)
