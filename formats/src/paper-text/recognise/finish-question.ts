import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { MAX_OPTIONS } from '@pariksha/contract/questions/question-file'
import { LETTERS } from '@pariksha/domain/question'
import { adviceOn } from '../../building/key-words.ts'
import { type FileQuestion, fault, note, type Problem, type Texts } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import { answerInSolution } from '../answers/answer-in-solution.ts'
import type { Answer, NamedOption } from '../answers/answer-reading.ts'
import { sameAnswer } from '../answers/apply-key.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { asciiDigits } from '../digits.ts'
import type { Draft, DraftLine, DraftOption, Series } from '../draft.ts'
import { joinTexts, languagesOf, textsOf } from '../languages.ts'
import { numberTextOf } from '../rich/number-text.ts'
import { plain, plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { askedIn, marksAtEnd } from '../words.ts'
import { namedOptions } from './options/named-options.ts'
import { withCellsAsOptions } from './options/options-in-cells.ts'
import { withPartsOfSentence } from './options/parts-of-sentence.ts'
import { withoutBrackets } from './options/translations-in-brackets.ts'
import { withoutCommas } from './options/without-commas.ts'
import { withoutDashes } from './options/without-dashes.ts'

export type Finished = {
  readonly question: FileQuestion
  readonly problems: readonly Problem[]
  /** The options with their formatting, for papers that mark the right one. */
  readonly options: readonly DraftOption[]
}

/** A question from its lines, with the answer that stands with it. */
export function finishQuestion(found: Draft): Finished {
  const draft = withCellsAsOptions(withPartsOfSentence(withoutCommas(withoutDashes(found))))
  const problems: Problem[] = [...draft.problems]
  const at = { line: draft.at }
  const { lines: stemLines, asked: askedInStem } = withoutSource(withoutMarks(withoutGap(draft), problems))
  const languages = languagesOf(stemLines)
  const { series: ownOptions, asked = askedInStem } = withoutSourceBehind(draft.series)
  const own = [...draft.translated, ...(ownOptions ? [ownOptions] : [])].map((one) => withoutBrackets(one, languages))
  const series = [
    ...own.map((one, place) => ({ ...one, language: languages[place] })),
    ...draft.translations.flatMap(seriesOfTranslation),
  ]
  const ofOptions = languages.length === 0 ? languagesOf(own.flatMap(linesOf)) : languages
  const options = inTheSameLanguages(optionTexts(series, ofOptions, problems, at))
  if (options.length === 0 && stemLines.every(isEmpty))
    problems.push(fault('empty-question', 'A question without text.', at))
  reportTextAfterOptions(draft, problems)
  if (options.length === 0) reportOptionsInStem(draft, problems)
  const named = namedOptions(series)
  const answers = [...draft.answers, ...draft.translations.flatMap((translation) => translation.answers)]
  const read = answerOf(answers, named, problems)
  const { answer, solution } = answerInSolution(read.answer, draft.solution ?? [], named, answers.length > 0)
  const explanation = explanationOf(draft, [...read.solution, ...solution])
  const { topic = null, level = null, source = asked?.source ?? null, tags = [], bank_id } = draft.details
  const year = draft.details.year ?? asked?.year ?? yearIn(source)
  const question: FileQuestion = {
    number: draft.number || null,
    kind: kindOf(answer, options.length),
    stem: stemOf(draft, stemLines, languages),
    options,
    answer: answer && (answer.kind === 'numeric') === (options.length === 0) ? answer : null,
    explanation: Object.keys(explanation).length > 0 ? explanation : null,
    passage: draft.passage,
    section: draft.section,
    topic,
    level,
    source,
    year,
    tags,
    ...(bank_id && { bank_id }),
  }
  return { question, problems, options: series[0]?.items ?? [] }
}

function stemOf(
  { translations, passage, number }: Draft,
  lines: readonly RichText[],
  languages: readonly Language[],
): Texts {
  // the number of a gap in the passage
  const isGap = passage !== null && number !== '' && lines.every(isEmpty)
  return translations.reduce(
    (texts, { stem }) => joinTexts(texts, linesToTexts(stem)),
    isGap ? textsOf([plain(`(${number})`)], []) : textsOf(lines, languages),
  )
}

function seriesOfTranslation({ stem, translated, series }: Draft['translations'][number]): SeriesOfLanguage[] {
  const [language] = languagesOf(stem.map(({ rich }) => rich))
  return [...translated, ...(series ? [series] : [])].map((one) => ({ ...one, language }))
}

function explanationOf({ translations }: Draft, solution: readonly RichText[]): Texts {
  const lines = solution.filter((rich) => !isEmpty(rich))
  return translations.reduce(
    (texts, translation) => joinTexts(texts, translation.solution ? linesToTexts(translation.solution) : {}),
    lines.length > 0 ? textsOf(lines, languagesOf(lines)) : {},
  )
}

const kindOf = (answer: Answer | null, options: number): FileQuestion['kind'] => {
  if (options === 0) return answer?.kind === 'numeric' ? 'numeric' : 'single-choice'
  return answer?.kind === 'multiple-choice' ? 'multiple-choice' : 'single-choice'
}

const isEmpty = (rich: RichText): boolean => plainOf(rich).trim() === ''

const linesOf = ({ items }: Series): RichText[] => items.flatMap(({ lines }) => lines)

const linesToTexts = (lines: readonly DraftLine[]): Texts => {
  const rich = lines.map((line) => line.rich)
  return textsOf(rich, languagesOf(rich))
}

const yearIn = (source: string | null): number | null => {
  const year = /\b(?:19|20)\d{2}\b/.exec(source ?? '')?.[0]
  return year ? Number(year) : null
}

const GAP_FOR_ANSWER = /\s+(?:\(\s*\)|\[\s*\])\s*$/

/** "Which is prime?   ( )": on paper the letter of an option is written there. */
const withoutGap = ({ stem, series }: Draft): readonly DraftLine[] =>
  stem.map((line) => {
    const gap = series && GAP_FOR_ANSWER.exec(plainOf(line.rich))
    return gap ? { ...line, rich: slice(line.rich, 0, gap.index) } : line
  })

/** "(2 marks, –0.66)" at the end of the question belongs to the test. */
function withoutMarks(stem: readonly DraftLine[], problems: Problem[]): readonly DraftLine[] {
  return stem.map((line) => {
    const text = plainOf(line.rich)
    const start = marksAtEnd(text)
    if (start === undefined) return line
    const what = `“${text.slice(start).trim()}” is not kept: marks and types belong to the test.`
    problems.push(note('not-kept', what, { line: line.at }))
    return { ...line, rich: trim(slice(line.rich, 0, start)) }
  })
}

/** "[SSC CGL 2019]" at the end of a line is where the question was asked, not its text. */
function withoutSource(stem: readonly DraftLine[]) {
  let asked: ReturnType<typeof askedIn>
  const lines = stem.map(({ rich }) => {
    const found = askedIn(plainOf(rich))
    if (!found) return rich
    asked ??= found
    return trim(slice(rich, 0, found.start))
  })
  return { lines: lines.filter((rich) => !isEmpty(rich)), asked }
}

/** "(d) 12   (RRB NTPC 2019)": behind the last option alone. */
function withoutSourceBehind(series: Series | undefined) {
  const others = series?.items.slice(0, -1) ?? []
  const last = series?.items.at(-1)
  const rich = last?.lines.at(-1)
  const asked = rich && askedIn(plainOf(rich))
  if (!series || !last || !asked || asked.start === 0) return { series }
  if (others.some(({ lines }) => lines.some((line) => askedIn(plainOf(line))))) return { series }
  const lines = [...last.lines.slice(0, -1), trim(slice(rich, 0, asked.start))]
  return { series: { ...series, items: [...others, { ...last, lines }] }, asked }
}

/** Options with their language, and for those without letters, such as numbers, the language to take. */
type SeriesOfLanguage = Series & { readonly language: Language | undefined }

const MIN_SERIES = 2

/** By their letters: a letter that is missing leaves an empty option, so that the others keep theirs. */
function optionTexts(
  series: readonly SeriesOfLanguage[],
  languages: readonly Language[],
  problems: Problem[],
  at: { line: number },
): Texts[] {
  const first = series[0]
  if (!first || first.items.length === 0) return []
  if (first.items.length < MIN_SERIES) problems.push(fault('one-option', 'A question with one option only.', at))
  const last = Math.max(...first.items.map(({ label }) => label.index))
  const options: Texts[] = []
  for (let index = 0; index <= last; index++) {
    const items = series.map(({ items }) => items.filter(({ label }) => label.index === index))
    const found = items.flat()
    if (found.length === 0) {
      problems.push(
        fault(
          'option-missing',
          `Option (${first.style.startsWith('digit') ? index + 1 : (LETTERS[index] ?? '?')}) is missing.`,
          at,
        ),
      )
      options.push({})
    } else
      options.push(
        items.reduce(
          (texts, own, place) =>
            joinTexts(texts, oneOption(own, series.length > 1, series[place]?.language, languages)),
          {},
        ),
      )
    if (found.length > 0 && found.every(({ lines }) => lines.every(isEmpty)))
      problems.push(
        fault('option-empty', `Option (${found[0]?.label.text ?? ''}) is empty.`, { line: found[0]?.at ?? at.line }),
      )
  }
  if (options.length <= MAX_OPTIONS) return options
  problems.push(
    fault(
      'too-many-options',
      `A question can have ${MAX_OPTIONS} options; this one has ${options.length}. The rest is left out.`,
      at,
    ),
  )
  return options.slice(0, MAX_OPTIONS)
}

/** A name that is written once, "ISRO", beside options in two languages is of both. */
function inTheSameLanguages(options: readonly Texts[]): Texts[] {
  const used = LANGUAGES.filter((language) => options.some((texts) => texts[language] !== undefined))
  return options.map((texts) => {
    const [only, ...others] = LANGUAGES.flatMap((language) => texts[language] ?? [])
    if (only === undefined || others.length > 0) return texts
    return Object.fromEntries(used.map((language) => [language, only]))
  })
}

/** Options that come once in each language are each in one of them. */
function oneOption(
  items: readonly DraftOption[],
  isTranslated: boolean,
  ofSeries: Language | undefined,
  languages: readonly Language[],
): Texts {
  const lines = items.flatMap(({ lines }) => lines)
  if (!isTranslated) return textsOf(lines, languages)
  const language = lines.map((rich) => languageOf(plainOf(rich))).find((found) => found !== undefined)
  return textsOf(lines, [language ?? ofSeries ?? languages[0] ?? 'en'])
}

/** Paragraphs behind the last option alone are in doubt: a part of it, or of something else. */
function reportTextAfterOptions({ series }: Draft, problems: Problem[]): void {
  const items = series?.items ?? []
  const last = items.at(-1)
  const others = Math.max(0, ...items.slice(0, -1).map(({ lines }) => lines.length))
  if (!last || items.length < 2 || last.lines.length <= Math.max(1, others)) return
  problems.push(
    note('text-after-options', `Text after option (${last.label.text}) is taken as a part of it.`, { line: last.at }),
  )
}

/** "1.10 2.20 3.30" may be decimals. */
function reportOptionsInStem({ stem, answers }: Draft, problems: Problem[]): void {
  const line = stem
    .slice(1)
    .find(({ rich }) => /^\s*[([]?1[).:\]].*\s[([]?2[).:\]].*\s[([]?3[).:\]]/.test(plainOf(rich)))
  if (!line || answers.length === 0) return
  const shown = plainOf(line.rich).trim().slice(0, 60)
  problems.push(
    note('options-in-stem', `“${shown}” is taken as text of the question, not as its options.`, { line: line.at }),
  )
}

function answerOf(lines: readonly DraftLine[], named: readonly NamedOption[], problems: Problem[]) {
  let answer: Answer | null = null
  let differ = false
  const solution: RichText[] = []
  for (const { at, rich } of lines) {
    const reading = readAnswer(named.length === 0 ? numberTextOf(rich) : plainOf(rich), named)
    if (!reading.answer) {
      const words = reading.rest.slice(0, 80)
      problems.push(
        fault(
          'answer-not-understood',
          words === ''
            ? 'The answer is empty.'
            : [`The answer was not understood: “${words}”`, adviceOn(words)].filter((one) => one).join('. '),
          { line: at },
        ),
      )
      continue
    }
    if ('doubt' in reading && reading.doubt) problems.push(note('answer-in-doubt', reading.doubt, { line: at }))
    if (answer && !sameAnswer(answer, reading.answer)) {
      differ = true
      problems.push(fault('two-answers', 'A question with two different answers.', { line: at }))
    }
    answer ??= reading.answer
    if (reading.rest !== '') solution.push(restRich(rich, reading.rest))
  }
  return { answer: differ ? null : answer, solution }
}

/** With its formulae, where the words stand in the line unchanged. */
function restRich(rich: RichText, rest: string): RichText {
  const at = asciiDigits(plainOf(rich)).lastIndexOf(rest)
  return at === -1 ? plain(rest) : slice(rich, at)
}
