import { asciiDigits, DIGIT } from './digits.ts'

/** How a number or letter in front of a question or an option is written: `(a)`, `1.`, `Q1`. A paper uses one style throughout. */
export type Label = {
  /** From 0: the place of an option; of a question, its number. */
  readonly index: number
  /** Alphabet and brackets, such as `(lower)` or `digit.`. */
  readonly style: string
  readonly alphabet: Alphabet
  /** Where the label begins and where the text after it does. */
  readonly start: number
  readonly end: number
  /** As it is written, for the number of a question. */
  readonly text: string
}

const ALPHABETS = ['digit', 'lower', 'upper', 'roman', 'ROMAN', 'circled', 'telugu', 'hindi', 'word'] as const
export type Alphabet = (typeof ALPHABETS)[number]

const LOCAL_LETTERS: readonly (readonly [Alphabet, readonly string[]])[] = [
  ['telugu', ['అ', 'ఆ', 'ఇ', 'ఈ', 'ఉ', 'ఊ']],
  ['telugu', ['ఎ', 'బి', 'సి', 'డి', 'ఇ', 'ఎఫ్']],
  ['telugu', ['ఏ', 'బీ', 'సీ', 'డీ', 'ఈ', 'ఎఫ్']],
  ['hindi', ['क', 'ख', 'ग', 'घ', 'ङ', 'च']],
  ['hindi', ['अ', 'ब', 'स', 'द', 'य', 'र']],
  ['hindi', ['ए', 'बी', 'सी', 'डी', 'ई', 'एफ']],
]
const LOCAL = [...new Set(LOCAL_LETTERS.flatMap(([, letters]) => letters))]
  .sort((a, b) => b.length - a.length)
  .join('|')

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

/** Runs of enclosed letters and digits of Unicode: ① ⑴ ⒜ Ⓐ ⓐ. */
const ENCLOSED: readonly number[] = [0x2460, 0x2474, 0x249c, 0x24b6, 0x24d0]

const QUESTION_WORD = '(?:Question|Ques|Que|Qn|Q|ప్రశ్న|ప్ర|प्रश्न|प्र)'
const QUESTION_LABELS: readonly (readonly [string, RegExp])[] = [
  [
    'Q',
    new RegExp(
      String.raw`^${QUESTION_WORD}\s*[.:]?\s*(?:(?:No|Number|సంఖ్య|संख्या|क्र|सं)\s*[.:]?)?\s*[-–:.(]?\s*(\d{1,4})(?!\d|\s*(?:[-–]|to)\s*\d)\s*(?:[.:)\]–-]+(?!\d)|(?=\s|$|\())\s*`,
      'i',
    ),
  ],
  ['Q', /^(?:Question|ప్రశ్న|प्रश्न)\s*[:–-]()\s*/i],
  ['(digit)', /^[([]\s*(\d{1,4})\s*[)\]]\s*(?:[.:](?!\d))?\s*/],
  ['digit)', /^(\d{1,4})\s*\.?\s*\)\s*/],
  ['digit]', /^(\d{1,4})\s*\]\s*/],
  ['digit.', /^(\d{1,4})\s*\.(?!\d)\s*/],
  ['digit:', /^(\d{1,4})\s*[:–-](?=\s)\s*/],
  ['digit', /^(\d{1,4})\t\s*/],
  ['digit', /^(\d{1,4})\s*$/],
]

/** No label is longer. */
const MAX_LABEL = 60

/** The index of a question that is called one but has no number. */
export const NO_NUMBER = -1

/** What could be the number of a question at the start of a line. */
export function questionLabel(text: string): Label | undefined {
  const start = text.length - text.trimStart().length
  const line = asciiDigits(text.slice(start, start + MAX_LABEL)) + text.slice(start + MAX_LABEL)
  for (const [style, pattern] of QUESTION_LABELS) {
    const match = pattern.exec(line)
    if (!match) continue
    const digits = match[1] ?? ''
    return {
      index: digits === '' ? NO_NUMBER : Number(digits),
      style,
      alphabet: 'digit',
      start,
      end: start + match[0].length,
      text: digits,
    }
  }
  return undefined
}

const OPTION = new RegExp(
  String.raw`(?:(?:Option|Choice|Opt\.?|ఎంపిక|विकल्प)\s*[-–:]?\s*)?(?:([([{（])\s*([a-fA-F]|${DIGIT}|[ivIV]{1,3}|${LOCAL})\s*[)\]}）](?:\s*[.:](?!${DIGIT}))?|([a-fA-F]|${DIGIT}|[ivIV]{1,3}|${LOCAL})\s*(\.?[)）]|[.:\]．](?!${DIGIT})|(?<=[a-fA-F])\.|(?<=^[a-fA-F])[-–](?=\s)))|([\u2460-\u2465\u2474-\u2479\u249c-\u24a1\u24b6-\u24bb\u24d0-\u24d5])`,
  'y',
)

/**
 * The label of an option that begins exactly at a place of a text. A point before a digit is of a number, and a dash is left
 * to `withoutDashes`, which sees all options: "(a) .5", "(a) -3", "(a) - text".
 */
export function optionLabelAt(text: string, at: number): Label | undefined {
  OPTION.lastIndex = at
  const match = OPTION.exec(text)
  if (!match) return undefined
  const [whole, open, inside, bare, close, enclosed] = match
  const end = at + whole.length + (/^\s*/.exec(text.slice(at + whole.length, at + whole.length + 50))?.[0].length ?? 0)
  if (enclosed !== undefined) {
    const code = enclosed.charCodeAt(0)
    const index = code - (ENCLOSED.findLast((from) => code >= from) ?? code)
    return { index, style: 'circled', alphabet: 'circled', start: at, end, text: enclosed }
  }
  const sign = asciiDigits(inside ?? bare ?? '')
  const after = text[at + whole.length] ?? ' '
  // "e.g.", "A.P.J." and "a.m." are no labels
  if (close === '.' && /\p{L}/u.test(after) && /^.[.\s]/u.test(text.slice(at + whole.length, at + whole.length + 2)))
    return undefined
  const read = readSign(sign)
  if (!read) return undefined
  const brackets = open === undefined ? asciiDigits(close ?? '').replace('.)', ')') : '()'
  return { ...read, style: `${read.alphabet}${brackets}`, start: at, end, text: sign }
}

function readSign(sign: string): { index: number; alphabet: Alphabet } | undefined {
  if (/^\d$/.test(sign)) return sign === '0' ? undefined : { index: Number(sign) - 1, alphabet: 'digit' }
  if (/^[a-f]$/.test(sign)) return { index: sign.charCodeAt(0) - 97, alphabet: 'lower' }
  if (/^[A-F]$/.test(sign)) return { index: sign.charCodeAt(0) - 65, alphabet: 'upper' }
  if (/^[ivIV]+$/.test(sign)) {
    const index = ROMANS.indexOf(sign.toLowerCase())
    return index === -1 ? undefined : { index, alphabet: /^[iv]+$/.test(sign) ? 'roman' : 'ROMAN' }
  }
  for (const [alphabet, letters] of LOCAL_LETTERS) {
    const index = letters.indexOf(sign)
    if (index !== -1) return { index, alphabet }
  }
  return undefined
}

/** Numbered options in one line, "1) 10 2) 20 3) 30", or in two, of which this is the first. */
export function isOptionsLine(text: string, nextLine: string): boolean {
  const labels = optionLabels(text, '')
  const [first, second] = labels
  if (first?.index !== 0 || first.alphabet !== 'digit' || first.start !== text.length - text.trimStart().length)
    return false
  const next = optionLabel(nextLine)
  const goesOn = next?.style === first.style && next.index === labels.length
  return labels.length >= 3 || (second !== undefined && (goesOn || isWide(text, second.start)))
}

export const optionLabel = (text: string): Label | undefined =>
  optionLabelAt(text, text.length - text.trimStart().length)

/** Before a label in the middle of a line must stand white space; the wider, the surer. */
const PLACES = /\s+/g
const CONNECTING =
  /(?:\b(?:only|and|or|both|neither|nor|if|not|statements?|options?|assertion|reason|list|by|to|of|in|with)|[,&+=–/-]|మరియు|और|तथा|केवल|మాత్రమే)\s*$/i

/** "I only", "I and II both", or the whole of an option: "Both", "Neither", "in", "with". */
const ENDS_OPTION = /(?:\b(?:only|both|neither)|మాత్రమే|^\s*(?!(?:and|or|nor)\s)[a-z]+)\s*$/i

/**
 * All labels of options in a line: a series at its start ("(a) 1 (b) 2"), or after the text of the question. Labels that
 * only refer to something ("both (a) and (b)") are not counted. `nextLine` shows whether its label would appear twice.
 */
export function optionLabels(text: string, nextLine: string): readonly Label[] {
  const start = text.length - text.trimStart().length
  const first = optionLabelAt(text, start)
  const inside = labelsInside(text)
  if (first) {
    const next = optionLabel(nextLine)
    const chain = chainFrom(first, inside, text, next)
    if (chain.length > 1) return chain
    return touchingLabels(first, text, next) ?? chainOverCommas(first, inside, text, next) ?? chain
  }
  let best: readonly Label[] = []
  for (const label of inside)
    if (label.index === 0) {
      const next = optionLabel(nextLine)
      const overCommas = ENDS_STEM.test(text.slice(0, label.start)) && chainOverCommas(label, inside, text, next)
      const chain = overCommas || chainFrom(label, inside, text, next)
      if (chain.length > best.length) best = chain
    }
  const wide = best.every((label) => isWide(text, label.start))
  return best.length >= 3 || (best.length === 2 && wide) ? best : []
}

function labelsInside(text: string): Label[] {
  const labels: Label[] = []
  if (text.length > MAX_LINE) return labels
  for (const gap of text.matchAll(PLACES)) {
    if (gap.index === 0) continue
    const label = optionLabelAt(text, gap.index + gap[0].length)
    if (label) labels.push(label)
  }
  return labels
}

const ENDS_STEM = /[?:.।=–—-]\s*$/
const MAX_WORDS = 5
const VERB = /\b(?:is|are|was|were|has|have|had|can|will|do|does)\b/i

/** "a) 12, b) 15, c) 18": commas separate lettered options where each has a few words of its own. A sentence is none. */
function chainOverCommas(
  first: Label,
  inside: readonly Label[],
  text: string,
  next: Label | undefined,
): readonly Label[] | undefined {
  if (first.alphabet === 'digit' || (first.index !== 0 && first.index !== 2)) return undefined
  const chain = [first]
  for (const label of inside) {
    const last = chain.at(-1) ?? first
    if (label.start < last.end || label.style !== first.style) continue
    if (label.index !== last.index + 1 || !/[^\s,;]\s*[,;]\s*$/.test(text.slice(last.end, label.start)))
      return undefined
    chain.push(label)
  }
  const parts = chain.map(({ end }, place) => text.slice(end, chain[place + 1]?.start).trim())
  if (parts.some((part) => part === '' || VERB.test(part) || part.split(/\s+/).length > MAX_WORDS)) return undefined
  const goesOn = first.index === 2 || (next?.style === first.style && next.index === 2)
  return chain.length >= 3 || (chain.length === 2 && goesOn) ? chain : undefined
}

const MIN_TOUCHING = 3

/** "(a)p(b)q(c)r(d)s": without any white space, from the first label on, or two in each line; `f(a)` is none. */
function touchingLabels(first: Label, text: string, next: Label | undefined): readonly Label[] | undefined {
  if (!first.style.endsWith('()') || text.length > MAX_LINE || /\s/.test(text.slice(first.start, first.end)))
    return undefined
  const labels = [first]
  for (const { index } of text.matchAll(/[([{]/g)) {
    const label = optionLabelAt(text, index)
    const last = labels.at(-1) ?? first
    if (label && label.start > last.end && label.style === first.style && label.index === last.index + 1)
      labels.push(label)
  }
  const isPair = labels.length === 2 && (first.index === 2 || (next?.style === first.style && next.index === 2))
  return isPair || (first.index === 0 && labels.length >= MIN_TOUCHING) ? labels : undefined
}

/** A line of options is not longer than that. */
const MAX_LINE = 4_000

const isWide = (text: string, at: number): boolean => /(\t\s*|\s{2,})$/.test(text.slice(Math.max(0, at - 40), at))

function chainFrom(first: Label, inside: readonly Label[], text: string, next: Label | undefined): readonly Label[] {
  const chain = [first]
  for (const label of inside) {
    const last = chain.at(-1) ?? first
    if (label.start < last.end || label.style !== first.style || label.index <= last.index) continue
    const wide = isWide(text, label.start)
    if (!wide && (label.index !== last.index + 1 || isConnected(text, last.end, label, inside))) continue
    if (wide && label.index > last.index + 2) continue
    chain.push(label)
  }
  const last = chain.at(-1) ?? first
  // below so many numbers, or the last two, the next line is a question
  if (/^digit[.)]$/.test(first.style) && (chain.length > 2 || first.index > 1)) return chain
  const repeated = next && next.style === first.style && next.index > first.index && next.index <= last.index
  return repeated && !chain.slice(1).some(({ start }) => isWide(text, start)) ? [first] : chain
}

/**
 * Words before a label make it a reference, unless they are an option that the label follows: it comes once then, with words
 * of its own.
 */
function isConnected(
  text: string,
  from: number,
  { start, end, style, index }: Label,
  inside: readonly Label[],
): boolean {
  const words = text.slice(from, start)
  if (!CONNECTING.test(words)) return false
  const again = inside.some((other) => other.start > start && other.style === style && other.index === index)
  return again || !ENDS_OPTION.test(words) || REFERS.test(text.slice(end, end + 20))
}

/** "both (a) and (b)", "only (b)" */
const REFERS = /^\s*(?:$|[,.;&)]|(?:and|or|nor|is|are)\b|మరియు|और)/i
