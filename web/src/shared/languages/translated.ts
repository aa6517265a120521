import { useMatches } from 'react-router'
import type { Language } from './language.ts'
import { useLanguage } from './language-provider.tsx'

/** `export const handle = TRANSLATED`: the page is there in every language. The others are in English. */
export const TRANSLATED = { translated: true } as const

type Match = { readonly handle?: unknown } | undefined

/** Whether a route of the page is marked as translated. */
export const isTranslated = (matches: readonly Match[]): boolean =>
  matches.some((match) => match?.handle === TRANSLATED)

export const useIsTranslated = (): boolean => isTranslated(useMatches())

/** The language of the page's content, which may differ from that of the bars around it. */
export function useLanguageOfPage(): Language {
  const { language } = useLanguage()
  return useIsTranslated() ? language : 'en'
}
