import { asciiDigits } from './digits.ts'

/** Directions, passages and the like, for a range of questions or for those that follow. */

export type Range = { readonly from: number; readonly to: number }

/** "Q. No.", "Questions", "ప్రశ్న సంఖ్య", "प्र. सं." White space is never matched by two parts that follow each other. */
const QUESTION_WORD = '(?:Q(?:ue(?:stion)?|n)?s?|ప్రశ్నలు|ప్రశ్నల|ప్రశ్న|ప్ర|प्रश्नों|प्रश्न|प्र)'
const NUMBER_WORD = String.raw`(?:(?:nos?|number(?:s|ed)?|సంఖ్యలు|సంఖ్య|నం|संख्या|सं|क्रमांक|क्र)\s*(?:\.\s*)?)`
const QUESTIONS = String.raw`${QUESTION_WORD}\s*(?:\.\s*)?${NUMBER_WORD}?(?::\s*)?`
const RANGE = String.raw`(?:${QUESTIONS})?(\d{1,4})\s*(?:[-–—]|to\b|and\b|&|నుండి|నుంచి|మరియు|से|और|तथा|एवं)\s*(?:${QUESTIONS})?(\d{1,4})(?:\s*(?:వరకు|तक))?`
const WORD =
  /^\s*[[(]?\s*(?:directions?|common\s+data|comprehension|passage|నిర్దేశాలు|నిర్దేశం|సూచనలు|సూచన|గద్యం|निर्देश(?:न)?|गद्यांश|पद्यांश)(?![\p{L}\p{M}])/iu
/** Without a range they stand before the whole paper. */
const WORD_WITH_RANGE = /^\s*[[(]?\s*(?:instructions?|సమాచారం|सूचना)(?![\p{L}\p{M}])/iu
const END = String.raw`(?:\s*[)\]]){0,2}\s*`
const RANGE_BEHIND_WORD = new RegExp(
  String.raw`^\s*(?:for\s+)?(?:the\s+)?(?:following\s+)?[\s:.–-]*(?:[[(]\s*)?${RANGE}${END}(?:[:.–-]+\s*)?`,
  'i',
)
const IN_BRACKETS = new RegExp(String.raw`^\s*[[(]\s*${RANGE}\s*[)\]]\s*(?:[:.–-]+\s*)?`, 'i')
const BY_NUMBERS = new RegExp(String.raw`^\s*${QUESTIONS}(?:[[(]\s*)?${RANGE}${END}(?:[:.–-]+\s*|$)`, 'i')
/** "Set I (Q. 2-3)" */
const NAMED = new RegExp(String.raw`^.{1,60}[[(]\s*(?=${QUESTION_WORD})${RANGE}${END}(?:[:.–-]+\s*)?$`, 'i')
const IN_SENTENCE = new RegExp(
  String.raw`(?:\b(?:questions?|Qs?)|ప్రశ్నలు?|प्रश्न(?:ों)?)\s*(?:\.\s*)?${NUMBER_WORD}?(?:[[(]\s*)?${RANGE}`,
  'i',
)
const SENTENCE =
  /\b(?:study|read|following|given|based|answer)\b|చది?వ|క్రింది|కింది|ఆధార|పరిశీలిం|జవాబు|సమాధాన|पढ़|निम्न|आधार|नीचे|उत्तर/i

/** "Read the following passage and answer the questions given below it:" */
const WITHOUT_RANGE = [
  /^(?=.*\b(?:answer|follow\w*|below|based)\b)\s*[[(]?\s*(?:carefully\s+)?(?:read|study|observe|consider|examine|look\s+at|refer\s+to)\b.{0,80}\b(?:passages?|paragraphs?|tables?|graphs?|charts?|diagrams?|data|information|figures?|maps?|poem|extract|statements?)\b.{0,80}\bquestions\b/i,
  /^\s*[[(]?\s*(?:క్రింది|కింది|ఈ|దిగువ).{0,60}(?:గద్య|పద్య|పేరా|పట్టిక|సమాచార|చిత్ర|గ్రాఫ్|ప్యాసేజ్).{0,60}ప్రశ్నల/,
  /^\s*[[(]?\s*(?:निम्न|नीचे|दिए|इस).{0,60}(?:गद्यांश|पद्यांश|अनुच्छेद|तालिका|सारणी|आ[ँं]कड़|चित्र|ग्राफ|जानकारी|सूचना).{0,60}प्रश्नों/,
]

export type Directions = {
  readonly range?: Range
  /** Where their text begins. */
  readonly end: number
  /** A sentence that only says what to do: the text of a question could say so, too. */
  readonly isSentence?: true
}

/** The questions that a line names, wherever it does. */
export const namedRange = (line: string): Range | undefined => {
  const text = asciiDigits(line)
  return rangeOf(IN_BRACKETS.exec(text) ?? BY_NUMBERS.exec(text) ?? IN_SENTENCE.exec(text))
}

/** Directions in a line; `expected` is the number of the next question. */
export function directions(line: string, expected: number): Directions | undefined {
  const text = asciiDigits(line)
  const word = WORD.exec(text) ?? WORD_WITH_RANGE.exec(text)
  if (word) {
    const isEnough = WORD.test(text)
    const found = behindWord(text, word[0].length, isEnough)
    if (found && (isEnough || found.range?.from === expected)) return found
  }
  const match = IN_BRACKETS.exec(text) ?? BY_NUMBERS.exec(text)
  const range = rangeOf(match)
  if (match && range?.from === expected && !/^[×+*/=÷^-]/.test(text.slice(match[0].length)))
    return { range, end: match[0].length }
  const within = rangeOf(NAMED.exec(text)) ?? (SENTENCE.test(text) ? rangeOf(IN_SENTENCE.exec(text)) : undefined)
  if (within?.from === expected) return { range: within, end: 0 }
  return WITHOUT_RANGE.some((pattern) => pattern.test(text)) ? { end: 0, isSentence: true } : undefined
}

function behindWord(text: string, start: number, isEnough: boolean): Directions | undefined {
  const tail = text.slice(start, start + 120)
  const match = RANGE_BEHIND_WORD.exec(tail)
  const range = rangeOf(match)
  if (match && range) return { range, end: start + match[0].length }
  if (!isEnough) return undefined
  const sign = /^\s*[\])]?\s*[:.–-]+\s*/.exec(tail)
  const inBrackets = /^\s*[[(][^[\]()]{1,80}[\])]\s*[:.–-]/.test(tail)
  if (!sign && !inBrackets && tail.trim() !== '') return undefined
  const within = rangeOf(IN_SENTENCE.exec(text))
  return { end: start + (sign?.[0].length ?? 0), ...(within && { range: within }) }
}

const MAX_SHARED = 200

function rangeOf(match: RegExpExecArray | null): Range | undefined {
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return from > 0 && to >= from && to - from < MAX_SHARED ? { from, to } : undefined
}
