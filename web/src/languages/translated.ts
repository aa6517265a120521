import { useMatches } from 'react-router'
import type { Language } from './language.ts'
import { useLanguage } from './language-provider.tsx'

/** `export const handle = TRANSLATED`: the page is there in every language. The others are in English. */
export const TRANSLATED = { translated: true } as const

/** What the page on the screen is written in, whatever the bars around it are. */
export function useLanguageOfPage(): Language {
  const { language } = useLanguage()
  const translated = useMatches().some(({ handle }) => handle === TRANSLATED)
  return translated ? language : 'en'
}
