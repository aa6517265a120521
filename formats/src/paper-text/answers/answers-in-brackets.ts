import { LANGUAGES } from '@pariksha/contract/languages'
import type { FileQuestion, Texts } from '../../question-set.ts'
import { mapTexts } from '../languages.ts'
import { CONSISTENT } from './marked-options.ts'
import { ofPlaces, placeOf } from './read-answer.ts'

/** "Which is a prime number?   [c]", with the brackets as Markdown escapes them. */
const AT_THE_END = /(?:^|\s)\s*(?:\\?\[|\()\s*([a-f1-6])\s*(?:\\?\]|\))\s*$/i
/** "Both (a) and (b)", "neither (a) nor (b)" */
const LISTED = /(?:[,&+/]|\b(?:and|or|nor|of|only|option)|మరియు|లేదా|और|या|तथा|एवं|व)\s*$/i

/** A single question could end so by chance. */
const MIN_QUESTIONS = 2

type Found = { readonly place: number; readonly question: FileQuestion }

/** Answers that stand in brackets behind the text, or the last option, of nearly every question that has none. */
export function withAnswersInBrackets(questions: readonly FileQuestion[]): readonly FileQuestion[] {
  const open = questions.filter(({ answer, options }) => !answer && options.length > 1)
  for (const find of [behindText, behindLastOption]) {
    const found = new Map(
      open.flatMap((question) => {
        const one = find(question)
        return one === undefined ? [] : [[question, one] as const]
      }),
    )
    if (found.size < Math.max(MIN_QUESTIONS, open.length * CONSISTENT)) continue
    return questions.map((question) => {
      const one = found.get(question)
      return one ? { ...one.question, answer: ofPlaces([one.place]) } : question
    })
  }
  return questions
}

const without = (texts: Texts): Texts => mapTexts(texts, (text) => text.replace(AT_THE_END, ''))

function behindText(question: FileQuestion): Found | undefined {
  const place = placeAtTheEnd(question.stem, question.options.length)
  return place === undefined ? undefined : { place, question: { ...question, stem: without(question.stem) } }
}

function behindLastOption(question: FileQuestion): Found | undefined {
  const { options } = question
  const [last = {}, others] = [options.at(-1), options.slice(0, -1)]
  const place = placeAtTheEnd(last, options.length)
  if (place === undefined || others.some((texts) => placeAtTheEnd(texts, options.length) !== undefined))
    return undefined
  const own = without(last)
  const isListed = Object.values(own).some((text = '') => text.trim() === '' || LISTED.test(text))
  return isListed ? undefined : { place, question: { ...question, options: [...others, own] } }
}

function placeAtTheEnd(texts: Texts, options: number): number | undefined {
  for (const language of LANGUAGES) {
    const sign = AT_THE_END.exec(texts[language] ?? '')?.[1]
    if (sign !== undefined && placeOf(sign) < options) return placeOf(sign)
  }
  return undefined
}
