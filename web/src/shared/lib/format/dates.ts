import type { Language } from '../../languages/language.ts'
import { timeName } from './time-name.ts'

/**
 * Dates as each language writes them; days are those of India, wherever the device is. The exam room has this file at first,
 * so nothing of the pages of exams may come with it (day-names.ts).
 */
export const LOCALES = { en: 'en-IN', te: 'te-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>
export const timeZone = 'Asia/Kolkata'

/** Formats a date like "6 May 2027". Text that is not a date is returned unchanged. */
export function dayText(date: string, language: Language): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return written(day, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** "6 May 2027, 10:30 am" */
export const momentText = (moment: string, language: Language): string =>
  `${written(new Date(moment), language, { dateStyle: 'medium' })}, ${timeName(moment)}`

/** In Telugu without the comma that Intl puts before the year, as on public pages (day-names.ts). */
const written = (day: Date, language: Language, style: Intl.DateTimeFormatOptions): string =>
  day.toLocaleDateString(LOCALES[language], { ...style, timeZone }).replace(',', '')
