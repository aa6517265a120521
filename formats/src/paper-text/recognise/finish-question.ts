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
import { joinTexts, languagesOf, textsOf } from '../languages.ts'
import type { LabelledList, OptionLines, QuestionLines, TextLine } from '../question-lines.ts'
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
  readonly options: readonly OptionLines[]
}

/** A question from its lines, with the answer that stands with it. */
export function finishQuestion(found: QuestionLines): Finished {
  const gathered = withCellsAsOptions(withPartsOfSentence(withoutCommas(withoutDashes(found))))
  const problems: Problem[] = [...gathered.problems]
  const at = { line: gathered.at }
  const { lines: stemLines, asked: askedInStem } = withoutSource(withoutMarks(withoutGap(gathered), problems))
  const languages = languagesOf(stemLines)
  const { list: ownOptions, asked = askedInStem } = withoutSourceBehind(gathered.list)
  const own = [...gathered.translated, ...(ownOptions ? [ownOptions] : [])].map((one) =>
    withoutBrackets(one, languages),
  )
  const lists = [
    ...own.map((one, place) => ({ ...one, language: languages[place] })),
    ...gathered.translations.flatMap(listsOfTranslation),
  ]
  const ofOptions = languages.length === 0 ? languagesOf(own.flatMap(linesOf)) : languages
  const options = inTheSameLanguages(optionTexts(lists, ofOptions, problems, at))
  if (options.length === 0 && stemLines.every(isEmpty))
    problems.push(fault('empty-question', 'A question without text.', at))
  reportTextAfterOptions(gathered, problems)
  if (options.length === 0) reportOptionsInStem(gathered, problems)
  const named = namedOptions(lists)
  const answers = [...gathered.answers, ...gathered.translations.flatMap((translation) => translation.answers)]
  const read = answerOf(answers, named, problems)
  const { answer, solution } = answerInSolution(read.answer, gathered.solution ?? [], named, answers.length > 0)
  const explanation = explanationOf(gathered, [...read.solution, ...solution])
  const { topic = null, level = null, source = asked?.source ?? null, tags = [], bank_id } = gathered.details
  const year = gathered.details.year ?? asked?.year ?? yearIn(source)
  const question: FileQuestion = {
    number: gathered.number || null,
    kind: kindOf(answer, options.length),
    stem: stemOf(gathered, stemLines, languages),
    options,
    answer: answer && (answer.kind === 'numeric') === (options.length === 0) ? answer : null,
    explanation: Object.keys(explanation).length > 0 ? explanation : null,
    passage: gathered.passage,
    section: gathered.section,
    topic,
    level,
    source,
    year,
    tags,
    ...(bank_id && { bank_id }),
  }
  return { question, problems, options: lists[0]?.items ?? [] }
}

function stemOf(
  { translations, passage, number }: QuestionLines,
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

function listsOfTranslation({ stem, translated, list }: QuestionLines['translations'][number]): ListOfLanguage[] {
  const [language] = languagesOf(stem.map(({ rich }) => rich))
  return [...translated, ...(list ? [list] : [])].map((one) => ({ ...one, language }))
}

function explanationOf({ translations }: QuestionLines, solution: readonly RichText[]): Texts {
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

const linesOf = ({ items }: LabelledList): RichText[] => items.flatMap(({ lines }) => lines)

const linesToTexts = (lines: readonly TextLine[]): Texts => {
  const rich = lines.map((line) => line.rich)
  return textsOf(rich, languagesOf(rich))
}

const yearIn = (source: string | null): number | null => {
  const year = /\b(?:19|20)\d{2}\b/.exec(source ?? '')?.[0]
  return year ? Number(year) : null
}

const GAP_FOR_ANSWER = /\s+(?:\(\s*\)|\[\s*\])\s*$/

/** "Which is prime?   ( )": on paper the letter of an option is written there. */
const withoutGap = ({ stem, list }: QuestionLines): readonly TextLine[] =>
  stem.map((line) => {
    const gap = list && GAP_FOR_ANSWER.exec(plainOf(line.rich))
    return gap ? { ...line, rich: slice(line.rich, 0, gap.index) } : line
  })

/** "(2 marks, –0.66)" at the end of the question belongs to the test. */
function withoutMarks(stem: readonly TextLine[], problems: Problem[]): readonly TextLine[] {
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
function withoutSource(stem: readonly TextLine[]) {
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
function withoutSourceBehind(list: LabelledList | undefined) {
  const others = list?.items.slice(0, -1) ?? []
  const last = list?.items.at(-1)
  const rich = last?.lines.at(-1)
  const asked = rich && askedIn(plainOf(rich))
  if (!list || !last || !asked || asked.start === 0) return { list }
  if (others.some(({ lines }) => lines.some((line) => askedIn(plainOf(line))))) return { list }
  const lines = [...last.lines.slice(0, -1), trim(slice(rich, 0, asked.start))]
  return { list: { ...list, items: [...others, { ...last, lines }] }, asked }
}

/** Options with their language, and for those without letters, such as numbers, the language to take. */
type ListOfLanguage = LabelledList & { readonly language: Language | undefined }

const MIN_SERIES = 2

/** By their letters: a letter that is missing leaves an empty option, so that the others keep theirs. */
function optionTexts(
  lists: readonly ListOfLanguage[],
  languages: readonly Language[],
  problems: Problem[],
  at: { line: number },
): Texts[] {
  const first = lists[0]
  if (!first || first.items.length === 0) return []
  if (first.items.length < MIN_SERIES) problems.push(fault('one-option', 'A question with one option only.', at))
  const last = Math.max(...first.items.map(({ label }) => label.index))
  const options: Texts[] = []
  for (let index = 0; index <= last; index++) {
    const items = lists.map(({ items }) => items.filter(({ label }) => label.index === index))
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
          (texts, own, place) => joinTexts(texts, oneOption(own, lists.length > 1, lists[place]?.language, languages)),
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
  items: readonly OptionLines[],
  isTranslated: boolean,
  ofList: Language | undefined,
  languages: readonly Language[],
): Texts {
  const lines = items.flatMap(({ lines }) => lines)
  if (!isTranslated) return textsOf(lines, languages)
  const language = lines.map((rich) => languageOf(plainOf(rich))).find((found) => found !== undefined)
  return textsOf(lines, [language ?? ofList ?? languages[0] ?? 'en'])
}

/** Paragraphs behind the last option alone are in doubt: a part of it, or of something else. */
function reportTextAfterOptions({ list }: QuestionLines, problems: Problem[]): void {
  const items = list?.items ?? []
  const last = items.at(-1)
  const others = Math.max(0, ...items.slice(0, -1).map(({ lines }) => lines.length))
  if (!last || items.length < 2 || last.lines.length <= Math.max(1, others)) return
  problems.push(
    note('text-after-options', `Text after option (${last.label.text}) is taken as a part of it.`, { line: last.at }),
  )
}

/** "1.10 2.20 3.30" may be decimals. */
function reportOptionsInStem({ stem, answers }: QuestionLines, problems: Problem[]): void {
  const line = stem
    .slice(1)
    .find(({ rich }) => /^\s*[([]?1[).:\]].*\s[([]?2[).:\]].*\s[([]?3[).:\]]/.test(plainOf(rich)))
  if (!line || answers.length === 0) return
  const shown = plainOf(line.rich).trim().slice(0, 60)
  problems.push(
    note('options-in-stem', `“${shown}” is taken as text of the question, not as its options.`, { line: line.at }),
  )
}

function answerOf(lines: readonly TextLine[], named: readonly NamedOption[], problems: Problem[]) {
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
