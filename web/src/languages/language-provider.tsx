import { createContext, type ReactNode, use } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'

/** The language of the page; its catalogue is null for English. */
export type Spoken = { readonly language: Language; readonly catalogue: Catalogue | null }

const SpokenContext = createContext<Spoken>({ language: 'en', catalogue: null })

type Props = {
  /** That of the address, which a document keeps (contract/src/languages.ts). */
  readonly spoken: Spoken
  readonly children: ReactNode
}

export const LanguageProvider = ({ spoken, children }: Props) => (
  <SpokenContext value={spoken}>{children}</SpokenContext>
)

export const useLanguage = () => use(SpokenContext)

/** The texts of an area in the language of the page. Each area has a hook of its own made of this (its texts.ts). */
export function useTextsOf<Area extends Exclude<keyof Catalogue, 'testWords' | 'months'>>(
  area: Area,
  english: Catalogue[Area],
): Catalogue[Area] {
  return use(SpokenContext).catalogue?.[area] ?? english
}
