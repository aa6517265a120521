import { LANGUAGES } from '@pariksha/contract/languages'
import type { Texts } from './question-set.ts'
import { languageOf } from './text/language.ts'

/**
 * A text of a Word document, which does not say which paragraph is in which language, in the languages that its paragraphs
 * had before: "60 km/h" below "60 కి.మీ./గం". As it is where paragraphs were added, taken out or translated.
 */
export function alignLanguages(before: Texts, after: Texts): Texts {
  const [from, to] = [paragraphsOf(before), paragraphsOf(after)]
  const isAligned =
    from.length === to.length && from.every((text, place) => languageOf(text) === languageOf(to[place] ?? ''))
  if (!isAligned) return after
  const renewed = new Map(from.map((text, place) => [text, to[place] ?? '']))
  return Object.fromEntries(
    Object.entries(before).map(([language, text = '']) => [
      language,
      split(text)
        .map((paragraph) => renewed.get(paragraph) ?? paragraph)
        .join('\n\n'),
    ]),
  )
}

const split = (text: string): readonly string[] => text.trim().split(/\s*\n\s*\n\s*/)

/** What stands in several languages stands once in the document. */
const paragraphsOf = (texts: Texts): readonly string[] => [
  ...new Set(LANGUAGES.flatMap((language) => split(texts[language] ?? '')).filter((text) => text !== '')),
]
