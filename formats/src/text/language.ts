import { LANGUAGES, type Language } from '@pariksha/contract/languages'

const SCRIPTS = [
  ['te', /\p{Script=Telugu}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['en', /\p{Script=Latin}/gu],
] as const

/** Formulae, pictures and addresses say nothing about the language of the words around them. */
const NOT_WORDS = /\$\$?[^$]*\$\$?|\]\([^)]*\)|<[^>]*>/g

/** By the script that most of its letters are of; undefined for a text without letters, such as "12". */
export function languageOf(text: string): Language | undefined {
  const words = text.replace(NOT_WORDS, ' ')
  let [found, most]: [Language | undefined, number] = [undefined, 0]
  for (const [language, letters] of SCRIPTS) {
    const count = words.match(letters)?.length ?? 0
    if (count > most) [found, most] = [language, count]
  }
  return found
}

/** The language of a tag such as `te-IN`; undefined for a language that questions are not stored in. */
export const languageOfTag = (tag: string | undefined): Language | undefined => {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return LANGUAGES.find((language) => language === primary)
}
