import type { Html } from '@pariksha/contract/exams/tests'
import { LANGUAGES } from '@pariksha/contract/languages'
import { asLanguage } from '../languages/language.ts'
import { readStored, writeStored } from '../lib/storage/stored.ts'
import { makeStore, type Store } from '../lib/store/store.ts'

export const TEXT_SIZES = [1, 2, 3] as const
export type Language = keyof Html

/** A choice that is remembered on this device. */
function remembered<T extends string | number>(key: string, choices: readonly T[], otherwise: T): Store<T> {
  const before = choices.find((choice) => String(choice) === readStored(key))
  const store = makeStore(before ?? otherwise)
  return {
    ...store,
    set(next) {
      store.set(next)
      writeStored(key, String(next))
    },
  }
}

/** The room is made in the browser alone; on the server there is no page. */
function languageOfPage(): Language {
  return (typeof document === 'undefined' ? undefined : asLanguage(document.documentElement.lang)) ?? 'en'
}

const LANGUAGE_KEY = 'exam-language'

/** The only language of a paper, or the one chosen on this device before. */
export function chosenLanguage(offered: readonly Language[]): Language | null {
  const before = readStored(LANGUAGE_KEY)
  return offered.find((code) => offered.length === 1 || code === before) ?? null
}

export const textSize = remembered('exam-text-size', TEXT_SIZES, 1)
/** The language of questions; defaults to that of the page. */
export const language = remembered<Language>(LANGUAGE_KEY, LANGUAGES, languageOfPage())
export type Shown = 'shown' | 'hidden'
export const paletteShown = remembered<Shown>('exam-palette', ['shown', 'hidden'], 'shown')

/** In the chosen language, or in English, in which everything exists. */
export function inLanguage(text: Html, wanted: Language): { readonly lang: Language; readonly html: string } {
  const translated = text[wanted]
  return translated === undefined ? { lang: 'en', html: text.en } : { lang: wanted, html: translated }
}
