import type { Language } from '../text.ts'
import hi from './translations/hi.json' with { type: 'json' }
import te from './translations/te.json' with { type: 'json' }

/** What the texts of the catalogue are called in other languages, by their English. */
const PHRASES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, te, hi }

/**
 * A record of the catalogue with its texts in a language. What has no translation stays as it is: addresses, names and
 * abbreviations of examinations, figures.
 */
export function inLanguage<Value>(value: Value, language: Language): Value {
  return language === 'en' ? value : (translated(value, PHRASES[language]) as Value)
}

function translated(value: unknown, phrases: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return Object.hasOwn(phrases, value) ? phrases[value] : value
  if (Array.isArray(value)) return value.map((item) => translated(item, phrases))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(item, phrases)]))
}
