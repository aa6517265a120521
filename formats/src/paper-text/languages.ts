import type { Texts } from '../question-set.ts'
import { LANGUAGES, type Language, languageOf } from '../text/language.ts'
import { plainOf, type RichText, slice, trim } from './rich/rich-text.ts'
import { linesToMarkdown } from './rich/to-markdown.ts'

type Segment = { readonly language: Language | undefined; readonly rich: RichText }

/** A second language needs more than a word: questions in English ask for the meaning of a Hindi word. */
const MIN_LETTERS = 10

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** "Delhi / ఢిల్లీ" and "Capital of India? భారత రాజధాని?" as their two parts; other lines as they are. */
function segmentsOf(rich: RichText): readonly Segment[] {
  const text = plainOf(rich)
  const language = languageOf(text)
  if (!hasTwoScripts(text)) return [{ language, rich }]
  for (const gap of text.matchAll(/\s*[/|]\s*|(?<=[.?:!।)])\s+|\t\s*|\s{2,}/g)) {
    const [left, right] = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)]
    const [first, second] = [languageOf(left), languageOf(right)]
    if (!first || !second || first === second || !isPure(left, first) || !isPure(right, second)) continue
    return [{ language: first, rich: slice(rich, 0, gap.index) }, ...segmentsOf(slice(rich, gap.index + gap[0].length))]
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
  for (const { language, rich } of lines.flatMap(segmentsOf))
    if (language) letters.set(language, (letters.get(language) ?? 0) + lettersOf(plainOf(rich)))
  const most = Math.max(0, ...letters.values())
  const found = [...letters].filter(([, count]) => count >= Math.min(MIN_LETTERS, most * 0.5) && count >= most * 0.15)
  return found.map(([language]) => language)
}

/**
 * Lines as texts side by side. With one language all is in it, whatever words it quotes. Formulae, pictures and numbers on
 * lines of their own are in every language, an option that is only a number is in the first.
 */
export function textsOf(lines: readonly RichText[], languages: readonly Language[]): Texts {
  const [first = 'en'] = languages
  if (languages.length < 2) return texts(new Map([[first, linesToMarkdown(lines.map(trim))]]))
  const segments = lines.flatMap(segmentsOf).map(({ language, rich }) => ({ language, rich: trim(rich) }))
  const used = languages.filter((language) => segments.some((segment) => segment.language === language))
  if (used.length === 0) return texts(new Map([[first, linesToMarkdown(segments.map(({ rich }) => rich))]]))
  return texts(
    new Map(
      used.map((language) => [
        language,
        linesToMarkdown(
          segments
            .filter((segment) => !segment.language || segment.language === language || !used.includes(segment.language))
            .map(({ rich }) => rich),
        ),
      ]),
    ),
  )
}

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
