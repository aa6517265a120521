import { LETTERS } from '@pariksha/domain/question'
import { type FileQuestion, fault, note, type Place, type Problem } from '../../question-set.ts'
import { asciiDigits } from '../digits.ts'
import { sameAnswer } from './apply-key.ts'
import { ofPlaces, placeOf } from './read-answer.ts'

const SIGN = String.raw`[([]?\s*([a-f]|[1-6]|[అఆఇఈఎ]|బి|సి|డి|[अबसदकखगघ])\s*[)\]]?`
const SO = String.raw`(?:(?:hence|therefore|thus|so|∴|⇒|⟹|=>|→|కాబట్టి|కావున|అందువల్ల|అందుచేత|अतः|अत:|इसलिए|इसलिये|इस\s+प्रकार|अतएव)\s*[,:]?\s*)`
const RIGHT = '(?:correct|right)'
const NAME = '(?:answer|option|choice|alternative)'
const TE = '(?:జవాబు|సమాధాన(?:ము|ం)|ఎంపిక|ఆప్షన్|ఐచ్ఛికం)'
const HI = '(?:उत्तर|विकल्प|जवाब)'

/** Whole sentences, each with one sign. `ofOption`: that an option is correct need not be what is asked. */
const SENTENCES: readonly { readonly form: string; readonly ofOption?: boolean }[] = [
  // "Hence, the correct answer is option (c)"
  {
    form: String.raw`${SO}?(?:the\s+)?${RIGHT}\s+${NAME}\s*(?:is|will\s+be|[:=–-]+)?\s*(?:the\s+)?(?:${NAME}\s*)?${SIGN}`,
  },
  // "∴ Answer is (b)"
  { form: String.raw`${SO}(?:the\s+)?${NAME}\s*(?:is|will\s+be|[:=–-]+)\s*(?:${NAME}\s*)?${SIGN}` },
  // "Hence option (b)"
  { form: String.raw`${SO}(?:the\s+)?(?:option|choice)\s*${SIGN}` },
  // "Hence (b) is the correct answer"
  { form: String.raw`${SO}?(?:the\s+)?(?:${NAME}\s*)?${SIGN}\s+is\s+(?:the|our)\s+${RIGHT}\s+${NAME}` },
  // "So option A is correct"
  { form: String.raw`${SO}?(?:the\s+)?${NAME}\s*${SIGN}\s+is\s+${RIGHT}`, ofOption: true },
  { form: String.raw`${SO}?(?:సరైన\s+)${TE}\s*[:=–-]*\s*(?:${TE}\s*)?${SIGN}` },
  { form: String.raw`${SO}${TE}\s*[:=–-]*\s*(?:${TE}\s*)?${SIGN}` },
  { form: String.raw`${SO}?(?:${TE}\s*)?${SIGN}\s*సరైన\s*${TE}` },
  { form: String.raw`${SO}?${TE}\s*${SIGN}\s*(?:సరైనది|సరియైనది)`, ofOption: true },
  { form: String.raw`${SO}?सही\s+${HI}\s*[:=–-]*\s*(?:${HI}\s*)?${SIGN}(?:\s*(?:है|होगा))?` },
  { form: String.raw`${SO}${HI}\s*[:=–-]*\s*(?:${HI}\s*)?${SIGN}(?:\s*(?:है|होगा))?` },
  { form: String.raw`${SO}?(?:${HI}\s*)?${SIGN}\s*सही\s*${HI}(?:\s*(?:है|होगा))?` },
  { form: String.raw`${SO}?${HI}\s*${SIGN}\s*(?:सही|सत्य)(?:\s*(?:है|होगा))?`, ofOption: true },
]
const CONCLUSIONS = SENTENCES.map(({ form, ofOption = false }) => ({
  whole: new RegExp(`^\\s*${form}\\s*$`, 'iu'),
  ofOption,
}))

/** "Which is not …": that an option is correct does not say that it is the answer. */
const ASKS_FOR_WRONG = /\b(?:not|incorrect|false|wrong|except|odd|untrue|error)\b|కాని|తప్పు|गलत|नहीं|असत्य|अनुपयुक्त|छोड़कर/iu

/** "The answer is 4" says a number, "option 4" and "(4)" a place. */
const PLACE_IN_DIGITS = /(?:option|choice|alternative|ఎంపిక|ఆప్షన్|ఐచ్ఛికం|विकल्प)\s*[:=–-]*\s*\d|[([]\s*\d\s*[)\]]/iu

function signIn(sentence: string, asksForWrong: boolean): string | undefined {
  const words = asciiDigits(sentence).replace(/[.।;!\s]+$/, '')
  for (const { whole, ofOption } of CONCLUSIONS) {
    const sign = whole.exec(words)?.[1]
    if (sign === undefined) continue
    return (ofOption && asksForWrong) || (/\d/.test(sign) && !PLACE_IN_DIGITS.test(words)) ? undefined : sign
  }
  return undefined
}

const MAX_SENTENCE = 120

/** The places of options that the sentences of a solution conclude: "Hence option A is correct." */
function concludedPlaces({ stem, options, explanation }: FileQuestion): readonly number[] {
  if (options.length < 2 || !explanation) return []
  const asksForWrong = Object.values(stem).some((text = '') => ASKS_FOR_WRONG.test(text))
  const sentences = Object.values(explanation).flatMap((text = '') =>
    text.replace(/[*_\\]/g, '').split(/(?<=[.।;])\s+|\n/),
  )
  const places = sentences.flatMap((sentence) => {
    const sign = sentence.length > MAX_SENTENCE ? undefined : signIn(sentence, asksForWrong)
    if (sign === undefined) return []
    const place = placeOf(sign)
    const isTextOfOther = options.some((texts, at) => at !== place && Object.values(texts).includes(sign))
    return place < 0 || place >= options.length || isTextOfOther ? [] : [place]
  })
  return [...new Set(places)]
}

/** Questions without an answer take the one that their solution concludes; where both are there, they are compared. */
export function withConcludedAnswers(
  questions: readonly FileQuestion[],
  at: readonly Place[],
): { readonly questions: readonly FileQuestion[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const changed = questions.map((question, index) => {
    const places = concludedPlaces(question)
    const [only] = places
    if (only === undefined) return question
    const said = places.map((place) => `(${LETTERS[place]})`).join(', ')
    const report = (problem: typeof fault, code: string, what: string) =>
      problems.push({ ...problem(code, what, at[index] ?? null), question: index })
    if (places.length > 1) {
      if (question.answer) report(note, 'answer-in-doubt', `The solution concludes several answers: ${said}.`)
      else
        report(fault, 'answer-not-understood', `The solution concludes several answers: ${said}. Choose one of them.`)
      return question
    }
    const answer = ofPlaces([only])
    if (!question.answer) return { ...question, kind: answer.kind, answer }
    if (!sameAnswer(question.answer, answer))
      report(note, 'answer-in-doubt', `The solution concludes ${said}, which is not the answer that is given.`)
    return question
  })
  return { questions: changed, problems }
}
