export const LANGUAGES = ['en', 'te', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** What stands before the path of every page in a language: nothing in English. */
export const languagePrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** The address of a page in a language: `/te/pricing?family=bank`, `/te` for the home page. */
export const pathIn = (language: Language, path: string): string =>
  languagePrefix(language) + (language === 'en' ? path : path.replace(/^\/(?=$|[?#])/, ''))

/** The language of an address and the path of its page, the other way round. */
export function languageOf(address: string): { readonly language: Language; readonly path: string } {
  const language = LANGUAGES.find((one) => one !== 'en' && new RegExp(`^/${one}(?=$|[/?#])`).test(address)) ?? 'en'
  const path = address.slice(languagePrefix(language).length)
  return { language, path: path.startsWith('/') ? path : `/${path}` }
}
