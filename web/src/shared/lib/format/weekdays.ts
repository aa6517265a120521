import type { Language } from '../../languages/language.ts'
import { LOCALES, timeZone } from './dates.ts'

/** The weekday of a timestamp: "Monday", or its first letter. */
export const weekdayText = (moment: number, language: Language, weekday: 'long' | 'narrow'): string =>
  new Date(moment).toLocaleDateString(LOCALES[language], { weekday, timeZone })
