import type { WordsOfNames } from '@pariksha/contract/texts/test-words/words-of-names'
import { createContext, type ReactNode, use } from 'react'
import type { Language } from './language.ts'
import type { Translated } from './translation.ts'

/** The catalogue as this file knows it: only an area's texts.ts knows the type of its texts, so imports go one way. */
type LoadedTexts = {
  readonly testWords: WordsOfNames
  readonly months: readonly string[]
  readonly [area: string]: unknown
}

/** The language of the page; its catalogue is null for English. */
export type PageLanguage = { readonly language: Language; readonly catalogue: LoadedTexts | null }

const PageLanguageContext = createContext<PageLanguage>({ language: 'en', catalogue: null })

type Props = {
  /** The language of the URL, fixed for a document (contract/src/languages.ts). */
  readonly pageLanguage: PageLanguage
  readonly children: ReactNode
}

export const LanguageProvider = ({ pageLanguage, children }: Props) => (
  <PageLanguageContext value={pageLanguage}>{children}</PageLanguageContext>
)

export const useLanguage = () => use(PageLanguageContext)

/**
 * The texts of an area in the language of the page. Each area's texts.ts has its own hook made of this. A test holds that
 * `area` is a key of the catalogues; what stands there is typed by the English (catalogue.ts).
 */
export function useTextsOf<English>(area: string, english: English): Translated<English> {
  return (use(PageLanguageContext).catalogue?.[area] ?? english) as Translated<English>
}
