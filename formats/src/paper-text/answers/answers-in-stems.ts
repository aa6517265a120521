import { LANGUAGES } from '@pariksha/contract/languages'
import type { FileQuestion } from '../../question-set.ts'
import { mapTexts } from '../languages.ts'
import { CONSISTENT } from './marked-options.ts'
import { ofPlaces, placeOf } from './read-answer.ts'

/** "Which is a prime number?   [c]", with the brackets as Markdown escapes them. */
const AT_THE_END = /(?:^|\s)\s*(?:\\?\[|\()\s*([a-f1-6])\s*(?:\\?\]|\))\s*$/i

/** A single question could end so by chance. */
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
    const place = found.get(question)
    if (place === undefined) return question
    return {
      ...question,
      stem: mapTexts(question.stem, (text) => text.replace(AT_THE_END, '')),
      answer: ofPlaces([place]),
    }
  })
}

function placeAtTheEnd({ stem, options }: FileQuestion): number | undefined {
  for (const language of LANGUAGES) {
    const sign = AT_THE_END.exec(stem[language] ?? '')?.[1]
    if (sign !== undefined && placeOf(sign) < options.length) return placeOf(sign)
  }
  return undefined
}
