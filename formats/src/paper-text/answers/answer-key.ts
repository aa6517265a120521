import { asciiDigits } from '../digits.ts'
import { questionLabel } from '../labels.ts'
import type { TextLine } from '../question-lines.ts'
import { numberTextOf } from '../rich/number-text.ts'
import { plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { afterSeparators } from '../separators.ts'
import { answerStart, solutionStart } from '../words.ts'
import { keyPairs } from './key-pairs.ts'

/** What a key says of a question; an explanation where the key has solutions. */
export type KeyEntry = {
  readonly at: number
  readonly number: number
  answer: string
  /** Below the heading of solutions: the answer with its formulae, which may be a solution without an answer. */
  readonly solution?: RichText
  readonly explanation: TextLine[]
}

/** "12. (b) Because the sum …" of a list of solutions. */
const EXPLAINED =
  /^\s*(?:Q|S|Sol|Ans)?\.?\s*(\d{1,4})\s*[.):-]*\s*(?:(?:Correct\s+)?(?:Ans(?:wer)?|Option|జవాబు|उत्तर)\s*[.:–-]*\s*)?(?:[([]\s*([a-fA-F]|[1-6])\s*[)\]]|([a-fA-F])\s*[.):;](?=\s|$)|([a-fA-F])\s*$)/i

/** One line of a key, or of solutions apart from their questions. */
export function readKeyLine(rich: RichText, at: number, inSolutions = false): readonly KeyEntry[] | undefined {
  const text = asciiDigits(plainOf(rich))
  const pairs = keyPairs(numberTextOf(rich))
  if (pairs) return pairs.map(({ number, answer }) => ({ at, number, answer, explanation: [] }))
  const explained = EXPLAINED.exec(text)
  if (explained && !goesOn(text.slice(explained[0].length), Number(explained[1]))) {
    const [whole, number, inBrackets, dotted, alone] = explained
    const rest = trim(slice(rich, afterSeparators(text, whole.length)))
    const start = solutionStart(plainOf(rest)) ?? 0
    const explanation = plainOf(rest).trim() === '' ? [] : [{ at, rich: slice(rest, start) }]
    return [{ at, number: Number(number), answer: inBrackets ?? dotted ?? alone ?? '', explanation }]
  }
  const label = questionLabel(text)
  if (!label || label.index < 0) return undefined
  const rest = trim(slice(rich, label.end))
  const words = numberTextOf(rest)
  const answer = answerStart(words)
  if (answer !== undefined) return [{ at, number: label.index, answer: words.slice(answer), explanation: [] }]
  const solution = solutionStart(words)
  if (solution !== undefined || words.length > MAX_ANSWER)
    return [{ at, number: label.index, answer: '', explanation: [{ at, rich: slice(rest, solution ?? 0) }] }]
  return [{ at, number: label.index, answer: words, ...(inSolutions && { solution: rest }), explanation: [] }]
}

/** The next number with its answer stands in the rest: a line of pairs of which one was not understood. */
const goesOn = (rest: string, number: number): boolean =>
  new RegExp(String.raw`(?:^|\s)[([]?${number + 1}\s*[-–—.):=\]]*\s*[([]?(?:[a-f]|[1-6])[)\]]?(?:\s|$)`, 'i').test(rest)

/** Longer words behind a number in a key are its explanation. */
const MAX_ANSWER = 60
