import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  type Translations,
} from '@pariksha/contract/translated-fields'

type Texts = Readonly<Record<string, unknown>>

/** What is in the form of each language: every translated field, empty where it is not written. */
export type TranslationsDraft = Readonly<Record<TranslationLanguage, Texts>>

export const translationsDraft = (blank: Texts, translations: Translations = {}): TranslationsDraft => ({
  te: { ...blank, ...translations.te },
  hi: { ...blank, ...translations.hi },
})

/** What of it is written: a language or field that is left empty is left out. */
export const writtenTranslations = (draft: TranslationsDraft): Translations =>
  Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(Object.entries(draft[language]).filter(([, value]) => isWritten(value))),
    ]).filter(([, texts]) => Object.keys(texts as Texts).length > 0),
  )

/** A text, or a list of them, that says anything. */
export function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isWritten)
  return value !== null && value !== undefined
}

/** The languages in which a text of the row that is there in English is missing. */
export const missingLanguages = (names: readonly string[], row: Texts): readonly TranslationLanguage[] =>
  TRANSLATION_LANGUAGES.filter((language) => {
    const texts: Texts = (row.translations as Translations | undefined)?.[language] ?? {}
    return names.some((name) => isWritten(row[name]) && !isWritten(texts[name]))
  })
