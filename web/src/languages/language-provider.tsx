import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useRef, useState } from 'react'
import { type Catalogue, loadCatalogue } from './catalogue.ts'
import { chosenLanguage, type Language, rememberLanguage } from './language.ts'

/** The language of the page; its catalogue is null for English. */
export type Spoken = { readonly language: Language; readonly catalogue: Catalogue | null }

type Speaking = Spoken & {
  /** Remembers the choice and changes to it, without a reload. Refused when the texts could not be loaded. */
  readonly choose: (language: Language) => Promise<void>
}

const SpokenContext = createContext<Speaking>({ language: 'en', catalogue: null, choose: async () => undefined })

type Props = {
  /** That of the server's document. */
  readonly first: Spoken
  readonly children: ReactNode
}

export function LanguageProvider({ first, children }: Props) {
  const [spoken, setSpoken] = useState(first)
  const wanted = useRef(first.language)
  const speak = useCallback(async (language: Language) => {
    wanted.current = language
    const catalogue = await loadCatalogue(language)
    if (wanted.current === language) startTransition(() => setSpoken({ language, catalogue }))
  }, [])
  const choose = useCallback(
    async (language: Language) => {
      await speak(language)
      rememberLanguage(language)
    },
    [speak],
  )

  // A link on another site brings no cookie, and a kept document may be in the language of before.
  useEffect(() => {
    const chosen = chosenLanguage()
    if (chosen !== undefined && chosen !== wanted.current) speak(chosen).catch(() => undefined)
  }, [speak])

  return <SpokenContext value={{ ...spoken, choose }}>{children}</SpokenContext>
}

export const useLanguage = () => use(SpokenContext)

/** The texts of an area in the language of the page. Each area has a hook of its own made of this (its texts.ts). */
export function useTextsOf<Area extends Exclude<keyof Catalogue, 'testWords'>>(
  area: Area,
  english: Catalogue[Area],
): Catalogue[Area] {
  return use(SpokenContext).catalogue?.[area] ?? english
}
