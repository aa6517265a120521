import { LANGUAGES, type Language } from '@pariksha/contract/languages'

export type { Language }

/** Native names, in the order of menus. */
export const LANGUAGE_NAMES = { en: 'English', te: 'తెలుగు', hi: 'हिन्दी' } as const satisfies Record<Language, string>

export const asLanguage = (text: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text)

const YEAR_SECONDS = 31_536_000

/** The language read last on this device, or English where that was chosen. It opens no page in another language. */
export function chosenLanguage(): Language | undefined {
  return asLanguage(/(?:^|;\s*)lang=(\w\w)(?:;|$)/.exec(document.cookie)?.[1])
}

export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones.
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_SECONDS}; SameSite=Strict`
}
