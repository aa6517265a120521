import { fault, note } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import { type Label, optionLabelAt, optionLabels } from '../labels.ts'
import {
  isTranslation,
  type LabelledList,
  newQuestion,
  type OptionLines,
  type QuestionLines,
} from '../question-lines.ts'
import { plain, plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { isSignInDoubt } from '../separators.ts'
import { answerStart, isListName, solutionStart } from '../words.ts'
import type { ParserState } from './parser-state.ts'
import { hasSecond, isLikeHeading, startsOptions, startsQuestion } from './question-starts.ts'

/** A line of a question: its answer, its solution, options, or more of what came before. */
export function addLine(state: ParserState, question: QuestionLines, rich: RichText, place: number): void {
  const text = plainOf(rich)
  const at = state.entries[place]?.at ?? question.at
  const answer = answerStart(text)
  if (answer !== undefined && !isConclusion(question, text.slice(answer))) {
    question.answers.push({ at, rich: trim(slice(rich, answer)) })
    question.mode = 'answer'
    return
  }
  const solution = solutionStart(text)
  if (solution !== undefined) {
    question.solution = [...(question.solution ?? []), { at, rich: trim(slice(rich, solution)) }]
    if (isSignInDoubt(text, solution))
      question.problems.push(
        note('sign-in-doubt', `The dash before “${text.slice(solution, solution + 20)}” is taken as a separator.`, {
          line: at,
        }),
      )
    question.mode = 'solution'
    question.listed = 0
    return
  }
  if (question.mode === 'solution') {
    if (state.fresh || isLikeHeading(state, place)) reportTextAfterAnswer(question, text, at)
    question.solution?.push({ at, rich })
  } else if (question.mode === 'answer' && !(isUnasked(question) && startsOptions(state.entries, place, text)))
    addAfterAnswer(question, rich, at)
  else addToQuestion(state, question, rich, place, at)
}

/** "The answer is 195." at the end of a solution repeats an answer that was given. */
const isConclusion = ({ mode, answers }: QuestionLines, words: string): boolean =>
  mode === 'solution' &&
  answers.length > 0 &&
  !/^\s*[:.=-]?[-–—]?\s*[([]?\s*[a-fA-F1-6]\s*[)\]]?\s*[.\])]*\s*$/.test(words)

/** Its answer stands behind its text, before its options. */
const isUnasked = ({ list, stem, answers }: QuestionLines): boolean =>
  !list && stem.length > 0 && answers.some(({ rich }) => plainOf(rich).trim() !== '')

/** The answer itself where its word stood alone, else its reason, of which nothing says that it is one. */
function addAfterAnswer(question: QuestionLines, rich: RichText, at: number): void {
  const last = question.answers.at(-1)
  if (last && plainOf(last.rich).trim() === '') question.answers[question.answers.length - 1] = { at, rich: trim(rich) }
  else {
    reportTextAfterAnswer(question, plainOf(rich), at)
    question.solution = [...(question.solution ?? []), { at, rich }]
  }
}

const SHOWN = 80

/** Once for each question. */
function reportTextAfterAnswer({ problems }: QuestionLines, text: string, at: number): void {
  if (problems.some(({ code }) => code === 'text-after-answer')) return
  const shown = text.trim().slice(0, SHOWN)
  problems.push(
    note('text-after-answer', `Text after the answer is taken as a part of its explanation: “${shown}”`, { line: at }),
  )
}

function addToQuestion(state: ParserState, question: QuestionLines, line: RichText, place: number, at: number): void {
  if (
    OPTIONS_ALONE.test(plainOf(line)) &&
    startsOptions(state.entries, place + 1, state.entries[place + 1]?.text ?? '')
  )
    return
  const rich = slice(line, optionsWord(state, plainOf(line), place))
  const text = plainOf(rich)
  if (isAnswerBelow(state, question, text, place)) {
    question.answers.push({ at, rich: trim(rich) })
    question.mode = 'answer'
    return
  }
  const cells = state.entries[place]?.cells
  if (cells && !question.list && question.stem.length > 0) {
    question.stem.push({ at, rich, cells })
    question.mode = 'options'
    return
  }
  const labels = optionLabels(text, state.entries[place + 1]?.text ?? '')
  const [first] = labels
  const kind = first ? listKind(state, question, labels, first, place) : 'text'
  if (!first || kind === 'text') {
    addText(question, rich, at)
    return
  }
  const before = trim(slice(rich, 0, first.start))
  if (plainOf(before).trim() !== '') addText(question, before, at)
  const target =
    kind === 'new' ? newList(state, question, slice(rich, first.end, labels[1]?.start), first, at) : question
  for (const [index, label] of labels.entries()) {
    const end = labels[index + 1]?.start
    addOption(target, {
      label,
      labelRich: slice(rich, label.start, label.end),
      at,
      isInline: index > 0 || plainOf(before).trim() !== '',
      lines: [trim(slice(rich, label.end, end))],
    })
  }
  target.mode = 'options'
}

const SIGN_ALONE = /^\s*[[(]\s*(?:[a-f]|[1-6])\s*[\])]\s*$/i

/** "[b]" in a line of its own below all options, with the next question below it. */
function isAnswerBelow(state: ParserState, { mode, list }: QuestionLines, text: string, place: number): boolean {
  const sign = mode === 'options' && list && list.items.length > 1 && SIGN_ALONE.exec(text)
  const label = sign ? optionLabelAt(text, 0) : undefined
  return (
    label !== undefined &&
    list?.items.some((item) => item.label.index === label.index) === true &&
    list.items.every(({ lines }) => lines.some((line) => plainOf(line).trim() !== '')) &&
    (state.entries[place + 1] === undefined || startsQuestion(state, place + 1))
  )
}

/** A line over the options. */
const OPTIONS_ALONE = /^\s*(?:options?|choices?|ఎంపికలు|विकल्प)\s*[:.–-]*\s*$/i

/** Of "Ans 1. Hive", as answer sheets of boards print their options, and of "Options: (a) Hive": where the options begin. */
function optionsWord({ entries }: ParserState, text: string, place: number): number {
  const word = /^\s*(?:ans(?:wers?)?|options?|choices?)\s*[.:]?\s+(?=\S)/i.exec(text)?.[0].length ?? 0
  const label = word > 0 ? optionLabelAt(text, word) : undefined
  const begins =
    label?.index === 0 && (hasSecond(entries, place, label) || optionLabels(text.slice(word), '').length > 1)
  return begins ? word : 0
}

/** Whether labels go on with the options, begin a list of options, or are only text. */
function listKind(
  state: ParserState,
  { list }: QuestionLines,
  labels: readonly Label[],
  first: Label,
  place: number,
): 'next' | 'new' | 'text' {
  const last = list?.items.at(-1)?.label
  if (
    list &&
    last &&
    first.alphabet === last.alphabet &&
    !list.items.some(({ label }) => label.index === first.index)
  ) {
    if (first.index === last.index + 1 || first.style === list.style) return 'next'
  }
  const begins = labels.length > 1 || hasSecond(state.entries, place, first)
  if (first.index === 0) return begins ? 'new' : 'text'
  // the first option is missing
  if (!list && first.index === 1 && begins && (first.alphabet === 'lower' || first.alphabet === 'upper')) return 'new'
  if (list && first.style === list.style && /^(lower|upper)/.test(first.style)) return 'next'
  return 'text'
}

function addOption(question: QuestionLines, option: OptionLines): void {
  const { list } = question
  if (!list) return
  if (list.items.some(({ label }) => label.index === option.label.index))
    question.problems.push(fault('option-twice', `Option (${option.label.text}) comes twice.`, { line: option.at }))
  list.items.push(option)
}

function addText(question: QuestionLines, rich: RichText, at: number): void {
  const option = question.mode === 'options' ? question.list?.items.at(-1) : undefined
  if (option) option.lines.push(rich)
  else question.stem.push({ at, rich })
}

/**
 * Options begin. Labelled lines before them were statements of the question, or the options in the first language, or those
 * of a question after which one without a number comes. Returns the question that the options are of.
 */
function newList(state: ParserState, question: QuestionLines, text: RichText, first: Label, at: number): QuestionLines {
  const previous = question.list
  const list: LabelledList = { style: first.style, items: [], after: question.stem.length }
  if (!previous) {
    question.list = list
    return question
  }
  const trailing = previous.items.at(-1)?.lines.slice(1) ?? []
  if (previous.style === first.style && previous.items.length >= 2) {
    if (isOtherLanguage(question, previous, trailing, text)) {
      previous.items.at(-1)?.lines.splice(1)
      question.stem.push(...trailing.map((rich) => ({ at, rich })))
      question.translated.push(previous)
      question.list = list
      return question
    }
    if (trailing.length > 0 && !isTranslation(question) && !trailing.every((line) => isListName(plainOf(line))))
      return splitOff(state, question, previous, list, at)
  }
  demote(question, [...question.translated, previous])
  question.translated = []
  question.list = { ...list, after: question.stem.length }
  return question
}

function isOtherLanguage(
  question: QuestionLines,
  previous: LabelledList,
  trailing: readonly RichText[],
  text: RichText,
): boolean {
  const inOptions = languageOf(previous.items.map(({ lines }) => plainOf(lines[0] ?? [])).join(' '))
  const before = inOptions ?? languageOf(question.stem.map(({ rich }) => plainOf(rich)).join(' '))
  const now = languageOf([...trailing, text].map(plainOf).join(' '))
  return before !== undefined && now !== undefined && before !== now
}

/** Text behind the last option, then options again: a question whose number is missing. */
function splitOff(
  state: ParserState,
  question: QuestionLines,
  previous: LabelledList,
  list: LabelledList,
  at: number,
): QuestionLines {
  const lines = previous.items.at(-1)?.lines.splice(1) ?? []
  const next: QuestionLines = {
    ...newQuestion(at, undefined, question.count + 1, undefined),
    stem: lines.map((rich) => ({ at, rich })),
    list,
    passage: question.passage,
    section: question.section,
    details: { ...state.details },
  }
  next.problems.push(fault('number-missing', 'A question without a number.', { line: at }))
  state.questions.push(next)
  state.current = next
  state.writing = next
  return next
}

/** What looked like options was a part of the question, and goes back to its place. */
export function demote(question: Pick<QuestionLines, 'stem'>, all: readonly LabelledList[]): void {
  for (const { items, after } of [...all].reverse()) {
    const before = question.stem.splice(0, after)
    for (const { at, labelRich, isInline, lines } of items)
      for (const [place, text] of lines.entries()) {
        const rich = place === 0 ? [...labelRich, ...text] : text
        const last = place === 0 && isInline ? before.pop() : undefined
        before.push(last ? { ...last, rich: [...last.rich, ...plain(' '), ...rich] } : { at, rich })
      }
    question.stem.unshift(...before)
  }
}
