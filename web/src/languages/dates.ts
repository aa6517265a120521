import type { Language } from './language.ts'

/** Dates as each language writes them; days are those of India, wherever the device is. */
const LOCALES = { en: 'en-IN', te: 'te-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>
const timeZone = 'Asia/Kolkata'

/** "6 May 2027". What is no date stays as it is. */
export function dayText(date: string, language: Language): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return day.toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

/** "6 May 2027, 10:30 am" */
export const momentText = (moment: string, language: Language): string =>
  new Date(moment).toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
