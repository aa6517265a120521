import { LETTERS } from '@pariksha/domain/question'
import { acceptsSeveral, OPTION_SIGN } from '../../building/key-words.ts'
import { asciiDigits } from '../digits.ts'
import { afterSeparators } from '../separators.ts'
import type { Answer, AnswerReading, NamedOption } from './answer-reading.ts'
import { readNumber } from './read-number.ts'

const FIRST = new RegExp(String.raw`^\s*${OPTION_SIGN}(?=$|[\s.,;:&+/–-]|[\])}])`, 'iu')
const NEXT = new RegExp(
  String.raw`^(?:\s*(?:[,&;]|and\b|మరియు|और|तथा)|\+|\s+\+(?=\s))\s*${OPTION_SIGN}(?=$|[\s.,;:&)\]+/–-])`,
  'iu',
)
const LOCAL = ['అఆఇఈ', 'ఎ', 'अबसद', 'कखगघ'] as const
const LOCAL_WORDS: Readonly<Record<string, number>> = { బి: 1, సి: 2, డి: 3 }
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

/** The place of an option by its letter or number, from 0. */
export function placeOf(sign: string): number {
  if (/^[a-f]$/i.test(sign)) return sign.toLowerCase().charCodeAt(0) - 97
  if (/^\d$/.test(sign)) return Number(sign) - 1
  const code = sign.charCodeAt(0)
  for (const from of [0x2460, 0x24b6, 0x24d0]) if (code >= from && code < from + 6) return code - from
  if (ROMANS.includes(sign.toLowerCase())) return ROMANS.indexOf(sign.toLowerCase())
  return LOCAL_WORDS[sign] ?? LOCAL.find((letters) => letters.includes(sign))?.indexOf(sign) ?? -1
}

/** Reads what stands behind "Ans:" against the options that the question has. */
export function readAnswer(typed: string, options: readonly NamedOption[]): AnswerReading {
  const words = asciiDigits(typed)
  if (options.length === 0) return readNumber(words)
  const sign = /^\s*[.:：=]?\s*[-–—]\s*(?=\S)/.exec(words)?.[0]
  if (sign === undefined) return readChoice(words, options)
  const unsigned = words.slice(sign.length)
  const own = optionOfText(words.replace(/^\s*[.:：=]/, ''), options)
  const asWritten = options.some(({ texts }) => texts.some((text) => text.trim() === words.trim()))
  const isClear = asWritten || !/[.:：=\s]$|^\s*[.:：=]/.test(sign)
  if (own !== undefined && isClear) return { answer: ofPlaces([own]), rest: '' }
  const reading = readChoice(unsigned, options)
  if (!/^\.?\d/.test(unsigned))
    return reading.answer || own === undefined ? reading : { answer: ofPlaces([own]), rest: '' }
  // "-2" where no option says so can be the second one
  if (!reading.answer || (isClear && !options[0]?.inDigits)) return { answer: undefined, rest: words.trim() }
  return isClear || (own !== undefined && !isOnly(reading.answer, own))
    ? { ...reading, doubt: `“${words.trim()}” is taken as “${unsigned.trim()}”.` }
    : reading
}

const isOnly = (answer: Answer, place: number): boolean =>
  answer.kind !== 'numeric' && answer.correct === LETTERS[place]

function readChoice(words: string, options: readonly NamedOption[]): AnswerReading {
  const count = Math.max(0, ...options.map(({ index }) => index + 1))
  const text = words.replace(/[\])}.\s]+$/, '').trim()
  const byText = optionOfText(text, options)
  if (byText !== undefined && !/^[([]?[a-f1-6][)\]]?$/i.test(text)) return { answer: ofPlaces([byText]), rest: '' }
  if (acceptsSeveral(text)) return { answer: undefined, rest: words.trim() }
  const first = FIRST.exec(text)
  const places = first ? [placeOf(first[1] ?? '')] : []
  let rest = text.slice(first?.[0].length ?? 0)
  // a fraction is no list of letters
  if (/^[([]?\d\/\d/.test(text) && !options[0]?.inDigits) return { answer: undefined, rest: text }
  for (let next = NEXT.exec(rest); next && places.length < count; next = NEXT.exec(rest)) {
    places.push(placeOf(next[1] ?? ''))
    rest = rest.slice(next[0].length)
  }
  if (!first && /^[a-f]{2,6}$/i.test(text)) {
    places.push(...[...text].map(placeOf))
    rest = ''
  }
  if (places.length > 0 && places.every((place) => place >= 0 && place < count)) {
    const answer = ofPlaces(places)
    const isNumber = /^[1-6]$/.test(text)
    const doubtful = isNumber && byText !== undefined && byText !== places[0] && !options[0]?.inDigits
    if (doubtful && byText !== undefined)
      return {
        answer: ofPlaces([byText]),
        rest: '',
        doubt: `“${text}” is taken as the text of option (${LETTERS[byText]}).`,
      }
    return { answer, rest: restOf(rest, options, places) }
  }
  return byText === undefined ? { answer: undefined, rest: text } : { answer: ofPlaces([byText]), rest: '' }
}

export function ofPlaces(places: readonly number[]): Answer {
  const letters = LETTERS.filter((_, place) => places.includes(place))
  const [only] = letters
  return letters.length === 1 && only
    ? { kind: 'single-choice', correct: only }
    : { kind: 'multiple-choice', correct: letters.join('') }
}

/** What follows the letter, unless it is the text of the option again. */
function restOf(rest: string, options: readonly NamedOption[], places: readonly number[]): string {
  const words = rest.slice(afterSeparators(rest, 0))
  const isOption = options.some(
    ({ index, texts }) => places.includes(index) && texts.some((text) => same(words, text) || same(rest, text)),
  )
  return isOption ? '' : words
}

/** A sign or a point that belongs to a number or a term, and any other sign. */
const PUNCTUATION = /([.,:](?=\d)|(?<=^|[\s(=,])-(?=\S)|-(?=[\d.√(\ufffc$\\]))|[\s.,;:()[\]'"“”‘’-]/g

/** Without what does not matter when texts are compared: "1.5" and "15", "-x" and "x" are different. */
const simplified = (text: string): string =>
  asciiDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/-\s+(?=\d)/g, '-')
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replace(PUNCTUATION, '$1')

const same = (a: string, b: string): boolean => simplified(a) !== '' && simplified(a) === simplified(b)

function optionOfText(text: string, options: readonly NamedOption[]): number | undefined {
  const found = options.filter(({ texts }) => texts.some((own) => same(own, text)))
  return found.length === 1 ? found[0]?.index : undefined
}
