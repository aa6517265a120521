import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { Texts } from '../question-set.ts'
import { languageOf } from '../text/language.ts'
import { isText, plainOf, type RichText, slice, trim } from './rich/rich-text.ts'
import { linesToMarkdown } from './rich/to-markdown.ts'

type Segment = { readonly language: Language | undefined; readonly rich: RichText }

/** A second language needs more than a word: questions in English ask for the meaning of a Hindi word. */
const MIN_LETTERS = 10

/** A sentence that asks, however short it is beside the first language: "80 లో సగం ఎంత?" */
const asks = (text: string): boolean =>
  /[?।:]\s*$/.test(text) && (text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0) >= MIN_WORDS
const MIN_WORDS = 2

/** Variables, units and names of functions are of every language. */
const MATHEMATICS = /\b(?:[a-zA-Z]|[IVX]+|[ckm]?m|k?g|m[lg]|hrs?|sec|min|km\/hr?|Rs|sin|cos|tan|cot|log|LCM|HCF)\b/g

/** Undefined for numbers, formulae and pictures. */
const languageIn = (text: string): Language | undefined => {
  const language = languageOf(text)
  return language === 'en' && !/\p{Script=Latin}/u.test(text.replace(MATHEMATICS, '')) ? undefined : language
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0

/** "Rs. 360 / రూ. 360": one side is of every language, and both say the same numbers. */
function isSameInOther(left: string, right: string): boolean {
  const [first, second] = [languageIn(left), languageIn(right)]
  const numbers = (text: string) => (text.match(/\d+(?:[.,:/]\d+)*/g) ?? []).join()
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) && !INDIAN.test(text)
  return (
    numbers(left) !== '' &&
    numbers(left) === numbers(right) &&
    ((!first && isLatin(left) && second !== 'en') || (!second && isLatin(right) && first !== 'en'))
  )
}

/** "Delhi / ఢిల్లీ" and "Capital of India? భారత రాజధాని?" as their two parts; other lines as they are. */
function segmentsOf(rich: RichText): readonly Segment[] {
  const text = plainOf(rich)
  const language = languageIn(text)
  if (!hasTwoScripts(text)) return [{ language, rich }]
  for (const gap of text.matchAll(/\s*[/|]\s*|(?<=[.?:!।)])\s+|\t\s*|\s{2,}/g)) {
    const [left, right] = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)]
    const isSame = /[/|]/.test(gap[0]) && isSameInOther(left, right)
    const [first, second] = [
      languageIn(left) ?? (isSame ? 'en' : undefined),
      languageIn(right) ?? (isSame ? 'en' : undefined),
    ]
    if (!first || !second || first === second || !isPure(left, first) || !isPure(right, second)) continue
    const rest = segmentsOf(slice(rich, gap.index + gap[0].length))
    const [only] = rest
    return [
      { language: first, rich: slice(rich, 0, gap.index) },
      // "120 m" alone is of every language
      ...(rest.length === 1 && only && !only.language ? [{ ...only, language: second }] : rest),
    ]
  }
  return [{ language, rich }]
}

const INDIAN = /[\p{Script=Telugu}\p{Script=Devanagari}]/u
const hasTwoScripts = (text: string): boolean =>
  (INDIAN.test(text) && /\p{Script=Latin}/u.test(text)) ||
  (/\p{Script=Telugu}/u.test(text) && /\p{Script=Devanagari}/u.test(text))

/** English with no other letters; an Indian language may hold names in Latin letters. */
const isPure = (text: string, language: Language): boolean => language !== 'en' || !INDIAN.test(text)

/** The languages that the text of a question is written in, in their order. */
export function languagesOf(lines: readonly RichText[]): readonly Language[] {
  const letters = new Map<Language, number>()
  const asking = new Set<Language>()
  for (const { language, rich } of lines.flatMap(segmentsOf)) {
    if (!language) continue
    const text = plainOf(rich)
    letters.set(language, (letters.get(language) ?? 0) + lettersOf(text))
    if (asks(text)) asking.add(language)
  }
  const most = Math.max(0, ...letters.values())
  const isEnough = (language: Language, count: number): boolean =>
    asking.has(language) || count >= Math.min(MIN_LETTERS, most * 0.5)
  const found = [...letters].filter(([language, count]) => isEnough(language, count) && count >= most * 0.15)
  return found.map(([language]) => language)
}

/**
 * Lines as texts side by side. With one language all is in it, whatever words it quotes. Formulae, pictures and numbers on
 * lines of their own are in every language.
 */
export function textsOf(lines: readonly RichText[], languages: readonly Language[]): Texts {
  const [first = 'en'] = languages
  if (languages.length < 2) return texts(new Map([[first, linesToMarkdown(lines.map(trim))]]))
  const segments = lines.flatMap(segmentsOf).map(({ language, rich }) => ({ language, rich: trim(rich) }))
  const used = languages.filter((language) => segments.some((segment) => segment.language === language))
  const repeated = repetitions(segments)
  let last: Language | undefined
  const owned = segments.map((segment) => {
    last = segment.language ?? last
    const times = segment.language ? 0 : (repeated.get(repetitionKey(segment.rich)) ?? 0)
    // a formula that stands once more for another language is of the language before it
    return times > 1 && last ? { ...segment, language: last } : segment
  })
  const shown = used.length === 0 ? languages : used
  return texts(
    new Map(
      shown.map((language) => [
        language,
        linesToMarkdown(
          owned
            .filter(
              (segment) => !segment.language || segment.language === language || !shown.includes(segment.language),
            )
            .map(({ rich }) => rich),
        ),
      ]),
    ),
  )
}

function repetitions(segments: readonly Segment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { language, rich } of segments)
    if (!language) counts.set(repetitionKey(rich), (counts.get(repetitionKey(rich)) ?? 0) + 1)
  return counts
}

/** Hindi ends its sentences with another sign. Objects count by what they are. */
const repetitionKey = (rich: RichText): string =>
  rich.map((piece) => (isText(piece) ? piece.text.replace(/[\s.।]+/g, '') : JSON.stringify(piece))).join('')

const texts = (byLanguage: ReadonlyMap<Language, string>): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => (byLanguage.get(language) ? [[language, byLanguage.get(language)]] : [])),
  )

/** Both texts; of a language that both have, one after the other. */
export function joinTexts(a: Texts, b: Texts): Texts {
  const joined = { ...a }
  for (const language of LANGUAGES) {
    const [mine, other] = [a[language], b[language]]
    if (other !== undefined && other !== mine) joined[language] = mine === undefined ? other : `${mine}\n\n${other}`
  }
  return joined
}

/** The same change to the text of each language. */
export const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => (texts[language] === undefined ? [] : [[language, change(texts[language])]])),
  )
