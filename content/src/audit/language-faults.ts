import { named, PEOPLE, TOWNS, WOMEN } from '../text/names.ts'
import { withEnding } from '../text/telugu.ts'
import type { Text } from '../text.ts'
import { type DrawnQuestion, printedOptions } from './draws.ts'

export const LANGUAGE_FAULTS = [
  'ends a Hindi sentence with a full stop',
  'leaves its stem open in Telugu or Hindi',
  'runs an ending into a Telugu name',
  'gives a number a Telugu ending that it does not take',
  'groups the digits of a number in English alone',
  'gives a woman a masculine verb in Hindi',
] as const
type LanguageFault = (typeof LANGUAGE_FAULTS)[number]

/** What is wrong with the Telugu or Hindi of a question, whatever it asks. */
export function languageFaults(drawn: DrawnQuestion): LanguageFault[] {
  const { question, passage } = drawn
  const { stem, explanation } = question
  const texts = [stem, explanation, passage]
  const found: (LanguageFault | false)[] = [
    texts.some((text) => HINDI_FULL_STOP.test((text?.hi ?? '').replaceAll(LIST_NUMBER, '$1'))) &&
      'ends a Hindi sentence with a full stop',
    [stem.te, stem.hi].some((text) => OPEN_STEM.test(text ?? '')) && 'leaves its stem open in Telugu or Hindi',
    texts.some((text) => FUSED_NAME.test(text?.te ?? '')) && 'runs an ending into a Telugu name',
    texts.some((text) => hasWrongEnding(text?.te ?? '')) && 'gives a number a Telugu ending that it does not take',
    [...texts, ...printedOptions(drawn)].some((text) => text && groupsInEnglishAlone(text)) &&
      'groups the digits of a number in English alone',
    texts.some((text) => MASCULINE_WOMAN.test(text?.hi ?? '')) && 'gives a woman a masculine verb in Hindi',
  ]
  return found.filter((fault) => fault !== false)
}

const HINDI_FULL_STOP = /[\d$%°)]\.(?=[\s)]|$)/m
/** “1. ” where a line, a cell or the next of several on a line begins. */
const LIST_NUMBER = /(^|\| | {2,})\d\. /gm

/** One paragraph that ends in a letter. A stem of several may end in what is asked about. */
const OPEN_STEM = /^[^\n]*[\u0904-\u0963\u0c05-\u0c63]$/

/** కరీంనగర్ and లోని need a zero-width non-joiner between them. */
const FUSED_NAME = new RegExp(
  `(${[...PEOPLE, ...TOWNS]
    .map((name) => named(name).te)
    .filter((name) => name.endsWith('్'))
    .join('|')})[క-హ]`,
)

/** स्वाति आएगा, कविता बैठा है. */
const MASCULINE_WOMAN = new RegExp(
  `(${WOMEN.map((name) => named(name).hi).join('|')}) ([^\\s।,]*[एे]गा|(बैठा|गया|रहता|खड़ा|चलता) (है|था))(?![\\p{L}\\p{M}])`,
  'u',
)

/** 18కు, 20ను. After ₹ the ending is that of రూపాయలు. */
const hasWrongEnding = (text: string): boolean =>
  [...text.matchAll(/(?<![₹\d.,:^_{\\])(\d[\d,]*)(క|న)[ుి](?![\p{L}\p{M}])/gu)].some(
    ([written, number = '', letter]) => withEnding(number, `${letter}ు`) !== written,
  )

/** 12,34,567 has to have its commas in all three languages. */
function groupsInEnglishAlone({ en, te = en, hi = en }: Text): boolean {
  const grouped = en.match(/(?<![\d,])\d{1,3}(,\d{2,3})*,\d{3}(?![\d,])/g) ?? []
  return grouped.some((number) => !te.includes(number) || !hi.includes(number))
}
