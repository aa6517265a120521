import { LANGUAGES } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import type { FileQuestion, Texts } from '../../question-set.ts'

/** "Which is a prime number?   [c]", with the brackets as Markdown escapes them. */
const AT_THE_END = /(?:^|\s)\s*(?:\\?\[|\()\s*([a-f1-6])\s*(?:\\?\]|\))\s*$/i

/** How much of the questions without an answer must have a letter there, and how many at least. */
const CONSISTENT = 0.75
const MIN_QUESTIONS = 2

/** Answers that stand in brackets behind the text of nearly every question, instead of an empty pair to write into. */
export function withAnswersInStems(questions: readonly FileQuestion[]): readonly FileQuestion[] {
  const open = questions.filter(({ answer, options }) => !answer && options.length > 1)
  const found = new Map(
    open.flatMap((question) => {
      const place = placeAtTheEnd(question)
      return place === undefined ? [] : [[question, place] as const]
    }),
  )
  if (found.size < Math.max(MIN_QUESTIONS, open.length * CONSISTENT)) return questions
  return questions.map((question) => {
    const correct = LETTERS[found.get(question) ?? -1]
    return correct
      ? { ...question, stem: withoutLetter(question.stem), answer: { kind: 'single-choice', correct } }
      : question
  })
}

function placeAtTheEnd({ stem, options }: FileQuestion): number | undefined {
  for (const language of LANGUAGES) {
    const sign = AT_THE_END.exec(stem[language] ?? '')?.[1]?.toLowerCase()
    if (sign === undefined) continue
    const place = /\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 97
    if (place < options.length) return place
  }
  return undefined
}

const withoutLetter = (stem: Texts): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = stem[language]
      return text === undefined ? [] : [[language, text.replace(AT_THE_END, '')]]
    }),
  )
