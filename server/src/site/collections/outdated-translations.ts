import { isDeepStrictEqual } from 'node:util'
import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  type Translations,
} from '@pariksha/contract/texts/translated-fields'
import type { Fields } from './rows.ts'

/**
 * Marks which translations are older than their English. A client that shows the marks sends them back; without any, a
 * translation is marked when its English is changed and it is not, and until it is changed.
 */
export function withOutdated(names: readonly string[], input: Fields, before: Fields = {}): Fields {
  if (names.length === 0) return input
  const { outdated: sent, ...texts } = input.translations as Translations
  const was = (before.translations ?? {}) as Translations
  const isUnchanged = (language: TranslationLanguage, name: string) =>
    isDeepStrictEqual(texts[language]?.[name], was[language]?.[name])
  const isOutdated = (language: TranslationLanguage, name: string): boolean => {
    if (texts[language]?.[name] === undefined) return false
    if (sent) return sent[language]?.includes(name) ?? false
    const isEnglishOther = !isDeepStrictEqual(input[name], before[name])
    return isUnchanged(language, name) && (isEnglishOther || (was.outdated?.[language]?.includes(name) ?? false))
  }
  const marks = TRANSLATION_LANGUAGES.map((language) => [language, names.filter((name) => isOutdated(language, name))])
  const outdated = Object.fromEntries(marks.filter(([, marked]) => marked?.length))
  return { ...input, translations: { ...texts, ...(Object.keys(outdated).length > 0 && { outdated }) } }
}
