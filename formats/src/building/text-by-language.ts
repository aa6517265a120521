import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { Texts } from '../question-set.ts'
import { languageOf } from '../text/language.ts'

/** A text of a file by its languages; `any`: the file does not say which. */
export type TextByLanguage = Readonly<Partial<Record<Language | 'any', string>>>

export const inAnyLanguage = (any: string): TextByLanguage => ({ any })

export const isEmpty = (text: TextByLanguage | null): boolean =>
  Object.values(text ?? {}).every((one) => one.trim() === '')

/** Texts one after the other, each language with its own. */
export function joined(texts: readonly TextByLanguage[], between: string): TextByLanguage {
  const languages = LANGUAGES.filter((language) => texts.some((text) => text[language] !== undefined))
  const parts = (language: Language | 'any') =>
    texts
      .map((text) => text[language] ?? text.any ?? '')
      .filter((part) => part !== '')
      .join(between)
  if (languages.length === 0) return { any: parts('any') }
  return Object.fromEntries(languages.map((language) => [language, parts(language)]))
}

/**
 * The languages of a question: those that parts of its texts name, else that of most letters of the stem, else of its
 * other texts. A number or a name in another script among the options belongs to the question's language. Programs name
 * English for everything, so `whole`, named for the question, counts only if it is not.
 */
export function languagesOf(texts: readonly TextByLanguage[], whole?: Language): readonly Language[] {
  const named = LANGUAGES.filter((language) => texts.some((text) => text[language] !== undefined))
  if (named.length > 0) return named
  if (whole && whole !== 'en') return [whole]
  return [languageOf(texts[0]?.any ?? '') ?? languageOf(texts.map(({ any }) => any ?? '').join(' ')) ?? 'en']
}

/** The text in each of the languages of a question; one without a named language counts for all of them. */
export function textsOf({ any, ...named }: TextByLanguage, languages: readonly Language[]): Texts {
  const unnamed =
    any === undefined || any === '' ? {} : Object.fromEntries(languages.map((language) => [language, any]))
  return { ...unnamed, ...named }
}

/** The text for a format without languages; null where languages differ. */
export function singleText(texts: Texts): string | null {
  const different = new Set(LANGUAGES.flatMap((language) => texts[language] ?? []))
  return different.size > 1 ? null : ([...different][0] ?? '')
}
