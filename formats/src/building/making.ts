import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import type { FilePassage, FileQuestion, Picture, QuestionSet, Texts } from '../question-set.ts'
import { languageOf } from '../text/language.ts'

/** How a problem names a question. */
export const nameOf = ({ number }: FileQuestion, index: number): string => `Question ${number ?? index + 1}`

export const languagesIn = (texts: readonly (Texts | null)[]): readonly Language[] =>
  LANGUAGES.filter((language) => texts.some((text) => text?.[language] !== undefined))

export const textsIn = ({ stem, options, explanation }: FileQuestion): readonly Texts[] => [
  stem,
  ...options,
  ...(explanation ? [explanation] : []),
]

/**
 * A text for a file: one part for each language, or a single part without one where a reader finds out the same by itself.
 * `languages`: those of the question.
 */
export function partsOf(
  texts: Texts,
  languages: readonly Language[],
  isStem: boolean,
): readonly { readonly language: Language | null; readonly text: string }[] {
  const parts = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [{ language, text }]
  })
  const [first] = parts
  if (!first) return []
  const inAll = parts.length === languages.length
  const same = inAll && parts.every(({ text }) => text === first.text)
  const obvious = isStem ? parts.length === 1 && (languageOf(first.text) ?? 'en') === first.language : same
  return obvious ? [{ language: null, text: first.text }] : parts
}

export const passageOf = ({ passages }: QuestionSet, question: FileQuestion): FilePassage | undefined =>
  passages.find(({ id }) => id === question.passage)

export const pictureOf = ({ pictures }: QuestionSet, id: string): Picture | undefined =>
  pictures.find((picture) => picture.id === id)

const LETTER_NAMES: readonly string[] = LETTERS

/** From 0. */
export const rightPlaces = ({ answer }: FileQuestion): readonly number[] =>
  answer && answer.kind !== 'numeric' ? [...answer.correct].map((letter) => LETTER_NAMES.indexOf(letter)) : []
