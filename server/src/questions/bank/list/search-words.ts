import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { languagesOf, type QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { questionWords } from '../../../platform/text/question-words.ts'

const EXCERPT = 160
/** As much of a text as gives an excerpt; long formulas are short when they are read. */
const READ = 1_000
/** Length that is compared by trigrams: more makes the comparison slower and no better. */
const MAX_WORDS = 4_000

/** What duplicates are found with, derived from the content of a version. */
export type ComparedText = {
  readonly words: string
  readonly digest: Buffer
  readonly digestWithoutNumbers: Buffer
}

/** What lists are narrowed by. */
export type SearchWords = ComparedText & { readonly excerpt: string }

/** Markdown and TeX as plain words: what somebody would type to find it. */
const plainText = (text: string): string =>
  text
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, ' $1 ')
    .replace(/\\(?=[\\`*_{}[\]()#+\-.!|<>$])/g, '')
    .replace(/[*_`~#|>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const inAll = (texts: Texts): string => LANGUAGES.map((language) => texts[language] ?? '').join(' ')

/** Letters, marks and digits alone: spaces, punctuation and case do not make another question. */
const normalised = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+\-*/=<>^%]/gu, '')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16)

/** The beginning of a text in the first language it has, as plain words. */
export const excerptOf = (texts: Texts): string =>
  questionWords((texts[LANGUAGES.find((language) => texts[language]) ?? 'en'] ?? '').slice(0, READ))
    .slice(0, EXCERPT)
    .toWellFormed()

/** Digits, raised and lowered ones too: which excerpts have numbers, in JavaScript and in SQL. */
export const NUMBERS = '[0-9²³¹⁰⁴-⁹₀-₉]'
const WITH_NUMBERS = new RegExp(NUMBERS)
export const hasNumbers = (excerpt: string): boolean => WITH_NUMBERS.test(excerpt)

type Asked = Pick<QuestionContent, 'stem' | 'options'>

const wordsOf = (texts: readonly string[]): string => texts.join(' ').toLowerCase().slice(0, MAX_WORDS).toWellFormed()

/** The order of the options does not matter: a question with its options in another order is the same. */
export const searchWordsOf = (content: Asked): SearchWords => ({
  excerpt: excerptOf(content.stem),
  ...comparedTextOf(content),
})

/** What a question is compared by, in all its languages together. */
function comparedTextOf({ stem, options }: Asked): ComparedText {
  const texts = [inAll(stem), ...options.map(inAll)].map(plainText)
  const [asked = '', ...offered] = texts.map(normalised)
  const whole = [asked, ...offered.toSorted()].join('|')
  return {
    words: wordsOf(texts),
    digest: digest(whole),
    digestWithoutNumbers: digest(asked.replace(/\p{N}+/gu, '0')),
  }
}

/** A question as somebody would write it in one language alone. */
export function inLanguage({ stem, options }: Asked, language: Language): Asked {
  const only = (texts: Texts): Texts => ({ [language]: texts[language] ?? '' })
  return { stem: only(stem), options: options.map(only) }
}

/** Each language apart: two questions may be alike in one of them alone. */
export const textsByLanguage = (content: Asked): ReadonlyMap<Language, ComparedText> =>
  new Map(languagesOf(content.stem).map((language) => [language, comparedTextOf(inLanguage(content, language))]))

export type WordsByLanguage = ReadonlyMap<Language, string>

export const wordsByLanguage = (content: Asked): WordsByLanguage =>
  new Map([...textsByLanguage(content)].map(([language, { words }]) => [language, words]))
