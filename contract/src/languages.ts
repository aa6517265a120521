export const LANGUAGES = ['en', 'te', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The path prefix of a language: empty for English. */
export const languagePrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** The path of a page in a language: `/te/pricing?family=bank`, `/te` for the home page. */
export const pathIn = (language: Language, path: string): string =>
  languagePrefix(language) + (language === 'en' ? path : path.replace(/^\/(?=$|[?#])/, ''))

/** The inverse: language and unprefixed path. */
export function languageOf(address: string): { readonly language: Language; readonly path: string } {
  const language = LANGUAGES.find((one) => one !== 'en' && new RegExp(`^/${one}(?=$|[/?#])`).test(address)) ?? 'en'
  const path = address.slice(languagePrefix(language).length)
  return { language, path: path.startsWith('/') ? path : `/${path}` }
}
