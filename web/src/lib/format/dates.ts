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
  return day.toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

/** "6 May 2027, 10:30 am" */
export const momentText = (moment: string, language: Language): string =>
  `${new Date(moment).toLocaleDateString(LOCALES[language], { dateStyle: 'medium', timeZone })}, ${timeName(moment)}`
