import { NO_ANSWER } from '../../building/key-words.ts'
import { asciiDigits } from '../digits.ts'
import type { SourceLine } from '../source.ts'

/** What a key says of one number. The answer may be a sign of an option, a value, or words that no option has. */
export type KeyPair = {
  readonly number: number
  readonly answer: string
  readonly explanation?: readonly SourceLine[]
}

const LETTERS = String.raw`(?:[a-fA-F]|[అఆఇఈఎ]|బి|సి|డి|[अबसदकखगघ])(?![\p{L}\p{M}])`
const ENCLOSED = String.raw`[\u2460-\u2465\u24b6-\u24bb\u24d0-\u24d5]`
const SIGN = `(?:${LETTERS}|${ENCLOSED})`
const BRACKETED = String.raw`[([]\s*(?:${SIGN}|[1-6])\s*[)\]]`
const ANY = String.raw`(?:${BRACKETED}|${SIGN}|[1-6](?![\d.]))`
const JOINED = String.raw`\s*(?:[&/+]|\(\s*or\s*\)|and\b|or\b|లేదా|మరియు|और|या)\s*`

const NUMBER = /(?:Q(?:uestion|ues?|n)?\s*\.?\s*(?:No\.?)?\s*)?(?:[([]\s*(\d{1,4})\s*[)\]]|(\d{1,4})(?!\d))/iy
/** Behind it a minus is the sign of a value: "1) -5"; in "1 - 5" and "1-5" it is none. */
const CLOSED = /\s*[.):\]]+\s+(?=[-−–+]\.?\d)/y
const LINK = /\s*[.):\]]*\s*(?:[=→⇒]>?|:|[-–—]{2,}(?=\s*[\p{L}([])|[-–—])?>?\)?\s*(?:Ans\.?\s*[:.-]?\s*)?/iuy
const BLANK_LINK = /\s*[,|]?\s+|[,|]/y

const NONE = new RegExp(String.raw`${NO_ANSWER}(?=[\s,;|.]|$)`, 'iuy')
/** In the order in which they are tried. */
const ANSWERS = [
  new RegExp(String.raw`[([]\s*(?:${SIGN}|[1-6])(?:(?:\s*,\s*|${JOINED})(?:${SIGN}|[1-6]))+\s*[)\]]`, 'iuy'),
  new RegExp(String.raw`(?:(?:both|either|any\s+one\s+of)\s+)?${ANY}(?:${JOINED}${ANY})+`, 'iuy'),
  // "a, c" goes on, "2, 3-b" does not
  new RegExp(String.raw`(?:${BRACKETED}|${SIGN})(?:\s*,\s*(?:${BRACKETED}|${SIGN})(?!\s*[-.):=]\s*\d))*`, 'iuy'),
  /[1-6](?:,[1-6])+(?=\s|[;|]|$)/y,
  /[a-f]{2,6}(?![\p{L}\p{M}\d])/iuy,
  /\d{1,12}(?:\.\d{1,8})?\^[-−]?\d{1,3}/y,
  /[-−–+]?(?:\d{1,12}(?:\.\d{1,8})?|\.\d{1,8})(?![\d%/^*+×])(?!\.\d)/y,
] as const
const OTHER = /[^\s,;|]{1,30}/y
const GAP = /\.?(?:\s*[,;|]\s*|\s+|$)/y

const MAX_KEY = 100_000

/** Looks from one place on; moves behind what it takes. */
class Scanner {
  at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (!match) return undefined
    this.at += match[0].length
    return match
  }

  get next(): string {
    return this.text[this.at] ?? ''
  }
}

type Link = 'signed' | 'blank' | 'none'
type Found = KeyPair & { readonly link: Link; readonly isOther: boolean }

/** "1-a 2-c", "1. a, 2. c", "1) 2 2) 4", "(1) a (2) b", "1A2B", "1-5: a b c d a" …: all of a text, or undefined. */
export function keyPairs(text: string): readonly KeyPair[] | undefined {
  // patterns look from each blank of a long row
  const key = asciiDigits(text.slice(0, MAX_KEY))
    .replace(/\s{9,}/g, ' '.repeat(8))
    .replace(/^[\s,;|]+|\s+$/g, '')
  return ranges(key) ?? singly(key)
}

function singly(key: string): readonly KeyPair[] | undefined {
  const scanner = new Scanner(key)
  const pairs: Found[] = []
  while (scanner.at < key.length) {
    const pair = nextPair(scanner)
    if (!pair) return undefined
    pairs.push(pair)
  }
  return pairs.length > 0 && isKey(pairs) ? pairs.map(({ number, answer }) => ({ number, answer })) : undefined
}

function nextPair(scanner: Scanner): Found | undefined {
  const numbered = scanner.take(NUMBER)
  if (!numbered) return undefined
  const isBracketed = numbered[1] !== undefined
  const begin = scanner.at
  const link = takeLink(scanner, isBracketed)
  const between = scanner.text.slice(begin, scanner.at)
  const known = takeAnswer(scanner, link)
  const answer = known ?? (link === 'none' ? undefined : scanner.take(OTHER)?.[0])
  if (answer === undefined) return undefined
  const gap = scanner.take(GAP)
  // "1A2B" and "1(2)2(4)" stand without a gap
  if (!gap && !(/[\p{L}\p{M})\]\u2460-\u24ff]$/u.test(answer) && /[\dQ([]/i.test(scanner.next))) return undefined
  // "1. 2. 3. 4." may be numbers alone
  const isDotted = gap?.[0].startsWith('.') && /\d$/.test(answer) && scanner.at < scanner.text.length
  const number = Number(numbered[1] ?? numbered[2])
  return {
    number,
    answer: signed(between, answer),
    link: isDotted ? 'blank' : link,
    isOther: known === undefined,
  }
}

/** A dash or a point that only touches the answer may be a part of it: "1:-2", "1 -2", "1 .5". */
function signed(between: string, answer: string): string {
  if (!/^\.?\d/.test(answer)) return answer.replace(/^[−–](?=\.?\d)/, '-')
  return /[\s.):=][-–—]$/.test(between) ? `- ${answer}` : /\s\.$/.test(between) ? `.${answer}` : answer
}

function takeLink(scanner: Scanner, isBracketed: boolean): Link {
  if (scanner.take(CLOSED)) return 'signed'
  const before = scanner.at
  const link = scanner.take(LINK)?.[0] ?? ''
  if (/\S/.test(link)) return 'signed'
  scanner.at = before
  if (scanner.take(BLANK_LINK)) return isBracketed ? 'signed' : 'blank'
  return isBracketed ? 'signed' : 'none'
}

function takeAnswer(scanner: Scanner, link: Link): string | undefined {
  const none = link === 'none' ? undefined : scanner.take(NONE)?.[0]
  if (none !== undefined) return none
  for (const pattern of ANSWERS) {
    const before = scanner.at
    const answer = scanner.take(pattern)?.[0]
    if (answer === undefined) continue
    const isEnd =
      /^$|[\s,;|.]/.test(scanner.next) ||
      (/[\p{L}\p{M})\]\u2460-\u24ff]$/u.test(answer) && /[\dQ([]/i.test(scanner.next))
    if (isEnd && !(link === 'none' && /^[-+.\d]/.test(answer))) return answer
    scanner.at = before
  }
  return undefined
}

/** Words that are no answer may stand among answers; numbers behind blanks alone must count up. */
function isKey(pairs: readonly Found[]): boolean {
  const others = pairs.filter(({ isOther }) => isOther).length
  if (others > 0 && others * 2 > pairs.length - others) return false
  const doubtful = pairs.filter(({ answer, link }) => link === 'blank' && /^[-+]?\s?\.?\d/.test(answer)).length
  return doubtful === 0 || (pairs.length > 1 && pairs.every(({ number }, place) => isNext(pairs[place - 1], number)))
}

const isNext = (before: KeyPair | undefined, number: number): boolean => !before || number === before.number + 1

const RANGE = /(?:Q\.?\s*)?(\d{1,4})\s*(?:[-–—]|to\b)\s*(\d{1,4})\s*[:.)=]\s*/iy
const ONE = new RegExp(String.raw`(?:${BRACKETED}|[a-fA-F]|[1-6]|${ENCLOSED}|${NO_ANSWER}(?=[\s,;|]|$))[\s,;|]*`, 'iuy')
const MAX_RANGE = 200

/** "1-5: a b c d a 6-10: …", with as many answers as numbers. */
function ranges(key: string): readonly KeyPair[] | undefined {
  const scanner = new Scanner(key)
  const pairs: KeyPair[] = []
  while (scanner.at < key.length) {
    const [, first, last] = scanner.take(RANGE) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (!(to > from && to - from < MAX_RANGE)) return undefined
    for (let number = from; number <= to; number++) {
      const answer = scanner.take(ONE)?.[0].replace(/[\s,;|]+$/, '')
      if (answer === undefined) return undefined
      pairs.push({ number, answer })
    }
  }
  return pairs.length > 0 ? pairs : undefined
}
