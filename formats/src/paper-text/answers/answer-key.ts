import { questionLabel } from '../labels.ts'
import type { DraftLine } from '../recognise/draft.ts'
import { plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { afterSeparators } from '../separators.ts'
import type { KeyPair } from '../tables/table-layout.ts'
import { answerStart, solutionStart } from '../words.ts'

/** What a key says of a question; an explanation where the key has solutions. */
export type KeyEntry = {
  readonly at: number
  readonly number: number
  answer: string
  readonly explanation: DraftLine[]
}

const SIGN = String.raw`[([]?\s*(?:[a-fA-F]|[1-6]|[\u2460-\u2465\u24b6-\u24bb\u24d0-\u24d5])\s*[)\]]?`
const PAIR = new RegExp(
  String.raw`^(?:Q(?:uestion)?\.?\s*(?:No\.?)?\s*)?(\d{1,4})(\s*(?:[-–—.):=]+|\s)\s*)(?:Ans\.?\s*[:.-]?\s*)?(${SIGN}(?:\s*(?:&|and|or)\s*${SIGN})*|[-–−+]?(?:\d+(?:\.\d+)?|\.\d+))\.?$`,
  'i',
)
const MORE = new RegExp(`^${SIGN}$`)
/** Pairs are parted by commas, tabs or wide gaps, or one begins where another number does. */
const BETWEEN =
  /[,;|\t\n]+|\s{2,}|(?<=[a-fA-F\d)\]])\.?\s+(?=(?:Q\.?\s*)?\d{1,4}\s*[-–—.):=(])|(?<=[a-fA-F)\]])\s+(?=\d{1,4}\s)/

/** "1-a 2-c", "1. a, 2. c", "Q1 (b)" …: all of a text, or undefined. */
export function keyPairs(text: string): readonly KeyPair[] | undefined {
  const pairs: { number: number; answer: string }[] = []
  for (const token of text.slice(0, MAX_KEY).split(BETWEEN)) {
    const part = token.trim()
    if (part === '' || part === '.') continue
    const match = PAIR.exec(part)
    const last = pairs.at(-1)
    if (match) pairs.push({ number: Number(match[1]), answer: signed(match[2] ?? '', match[3] ?? '') })
    else if (last && MORE.test(part) && /[a-z]/i.test(part)) last.answer += `,${part}`
    else return undefined
  }
  return pairs.length > 0 ? pairs : undefined
}

const MAX_KEY = 100_000

/** A dash or a point that only touches the answer may be a part of it: "1:-2", "1 -2", "1 .5". */
function signed(between: string, answer: string): string {
  if (!/^\.?\d/.test(answer)) return answer
  return /[\s.):=][-–—]$/.test(between) ? `- ${answer}` : /\s\.$/.test(between) ? `.${answer}` : answer
}

/** "12. (b) Because the sum …" of a list of solutions. */
const EXPLAINED =
  /^\s*(?:Q|S|Sol|Ans)?\.?\s*(\d{1,4})\s*[.):-]*\s*(?:(?:Correct\s+)?(?:Ans(?:wer)?|Option|జవాబు|उत्तर)\s*[.:–-]*\s*)?(?:[([]\s*([a-fA-F]|[1-6])\s*[)\]]|([a-fA-F])\s*[.):;](?=\s|$)|([a-fA-F])\s*$)/i

/** One line of a key, or of solutions apart from their questions. */
export function readKeyLine(rich: RichText, at: number): readonly KeyEntry[] | undefined {
  const text = plainOf(rich)
  const pairs = keyPairs(text)
  if (pairs) return pairs.map(({ number, answer }) => ({ at, number, answer, explanation: [] }))
  const explained = EXPLAINED.exec(text)
  if (explained) {
    const [whole, number, inBrackets, dotted, alone] = explained
    const rest = trim(slice(rich, afterSeparators(text, whole.length)))
    const start = solutionStart(plainOf(rest)) ?? 0
    const explanation = plainOf(rest).trim() === '' ? [] : [{ at, rich: slice(rest, start) }]
    return [{ at, number: Number(number), answer: inBrackets ?? dotted ?? alone ?? '', explanation }]
  }
  const label = questionLabel(text)
  if (!label || label.index < 0) return undefined
  const rest = trim(slice(rich, label.end))
  const words = plainOf(rest)
  const answer = answerStart(words)
  if (answer !== undefined) return [{ at, number: label.index, answer: words.slice(answer), explanation: [] }]
  const solution = solutionStart(words)
  if (solution !== undefined || words.length > MAX_ANSWER)
    return [{ at, number: label.index, answer: '', explanation: [{ at, rich: slice(rest, solution ?? 0) }] }]
  return [{ at, number: label.index, answer: words, explanation: [] }]
}

/** Longer words behind a number in a key are its explanation. */
const MAX_ANSWER = 60
