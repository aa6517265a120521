import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  type Translations,
} from '@pariksha/contract/texts/translated-fields'

type Texts = Readonly<Record<string, unknown>>

/**
 * What is in the form of each language: every translated field, empty where it is not written; and which of them are older
 * than their English.
 */
export type TranslationsDraft = Readonly<Record<TranslationLanguage, Texts>> & {
  readonly outdated: Readonly<Record<TranslationLanguage, readonly string[]>>
}

export const translationsDraft = (blank: Texts, translations: Translations = {}): TranslationsDraft => ({
  te: { ...blank, ...translations.te },
  hi: { ...blank, ...translations.hi },
  outdated: { te: translations.outdated?.te ?? [], hi: translations.outdated?.hi ?? [] },
})

/** What of it is written: a language or field that is left empty is left out. */
export const writtenTranslations = (draft: TranslationsDraft): Translations => ({
  ...Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(Object.entries(draft[language]).filter(([, value]) => isWritten(value))),
    ]).filter(([, texts]) => Object.keys(texts as Texts).length > 0),
  ),
  outdated: draft.outdated,
})

/** The form with a translation marked as older than its English, or as no longer so. */
export function markOutdated(draft: Texts, name: string, language: TranslationLanguage, isOutdated: boolean): Texts {
  const translations = draft.translations as TranslationsDraft
  const others = translations.outdated[language].filter((other) => other !== name)
  const outdated = { ...translations.outdated, [language]: isOutdated ? [...others, name] : others }
  return { ...draft, translations: { ...translations, outdated } }
}

/** After something was typed: a translation is outdated while it is as it was, and its English is not or it was outdated before. */
export function withMarks(draft: Texts, first: Texts, name: string, languages: readonly TranslationLanguage[]): Texts {
  const now = draft.translations as TranslationsDraft
  const before = first.translations as TranslationsDraft
  return languages.reduce((marked, language) => {
    const isUnchanged = isWritten(now[language][name]) && isSame(now[language][name], before[language][name])
    const isOld = !isSame(draft[name], first[name]) || before.outdated[language].includes(name)
    return markOutdated(marked, name, language, isUnchanged && isOld)
  }, draft)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

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

/** The languages in which a text of the row is older than its English. */
export const outdatedLanguages = ({ translations }: Texts): readonly TranslationLanguage[] =>
  TRANSLATION_LANGUAGES.filter((language) => (translations as Translations | undefined)?.outdated?.[language]?.length)
