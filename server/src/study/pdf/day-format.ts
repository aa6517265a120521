import type { Language } from '@pariksha/contract/languages'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', te: 'te-IN', hi: 'hi-IN' }

/** Days in India as a printed page names them. */
export const dayFormat = (language: Language, dateStyle: 'medium' | 'long'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'Asia/Kolkata' })
