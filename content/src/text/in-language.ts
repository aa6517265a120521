import type { Language, LocalizedText } from '../text.ts'
import { isLocalized } from './localized.ts'

/** A record with its texts in one language: each `LocalizedText` in it is a string. */
export type InLanguage<Value> = Value extends LocalizedText
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: InLanguage<Value[Key]> }
    : Value

export const inLanguage = <Value>(value: Value, language: Language): InLanguage<Value> =>
  translated(value, language) as InLanguage<Value>

function translated(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, language))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translated(item, language)]))
}
