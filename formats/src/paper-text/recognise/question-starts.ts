import { directions } from '../directions.ts'
import { isOptionsLine, type Label, optionLabel, optionLabels } from '../labels.ts'
import { isTranslation, type QuestionLines } from '../question-lines.ts'
import { isText, plainOf, type RichText } from '../rich/rich-text.ts'
import { isBlank } from '../rich/to-markdown.ts'
import { answerStart, countedSection, isSubjectName, sectionName, solutionStart } from '../words.ts'
import type { Entry } from './entries.ts'
import type { ParserState } from './parser-state.ts'
import { isSameStyle } from './question-styles.ts'

/** How far ahead the options of a question may begin. */
const AHEAD = 60

/**
 * Whether options or an answer follow a numbered line before the next number of its kind: then it is a question, not a
 * statement or a step of a solution.
 */
export function optionsFollow(entries: readonly Entry[], place: number, answersCount = true): boolean {
  const label = entries[place]?.label
  for (let at = place; at < Math.min(entries.length, place + AHEAD); at++) {
    const entry = entries[at]
    if (!entry) return false
    if (entry.translationColumn !== entries[place]?.translationColumn) continue
    if (at > place && isOptionsLine(entry.text, entries[at + 1]?.text ?? '')) return true
    if (at > place && label && entry.label?.style === label.style && [0, 1].includes(entry.label.index - label.index))
      return false
    const text = at === place && label ? entry.text.slice(label.end) : entry.text
    if (answersCount && at > place && (answerStart(text) !== undefined || entry.cells)) return true
    if (startsOptions(entries, at, text, label?.style)) return true
  }
  return false
}

/** The first option of a list of which the second is there, too, in the same line or soon. */
export function startsOptions(entries: readonly Entry[], at: number, text: string, questionStyle = ''): boolean {
  const labels = optionLabels(text, entries[at + 1]?.text ?? '')
  const first = labels[0]
  if (first?.index !== 0 || isSameStyle(first, questionStyle)) return false
  return labels.length > 1 || hasSecond(entries, at, first)
}

const NEAR = 12

/** A line with the second label comes before another first one. */
export function hasSecond(entries: readonly Entry[], place: number, first: Label): boolean {
  for (const { text } of entries.slice(place + 1, place + 1 + NEAR)) {
    const label = optionLabel(text)
    if (label?.alphabet !== first.alphabet) continue
    if (label.index === 1 || label.index === 2) return true
    if (label.index === 0) return false
  }
  return false
}

/** Has options in a style of their own, or an answer. */
const isClosed = ({ list, answers }: QuestionLines, style: string): boolean =>
  answers.length > 0 ||
  (list !== undefined && list.items.length >= 2 && !list.items.some(({ label }) => isSameStyle(label, style)))

/** Whether a numbered line begins a question, or is a statement, an option, a step of a solution. */
export function startsQuestion(state: ParserState, place: number): boolean {
  const { entries, styles, writing, fresh } = state
  const entry = entries[place]
  const label = entry?.label
  if (!entry || !label || !styles.has(label.style) || countedSection(entry.text) !== undefined) return false
  const current = state.current
  if (!current && isInstruction(entries, label, place)) return false
  if (label.style === 'Q') return true
  if (state.inPassage && state.passage) return startsAfterPassage(state, label, place)
  if (!current || !writing || fresh)
    return !current || label.index === 1 || optionsFollow(entries, place) || label.index === current.count + 1
  if (entry.level !== undefined && current.level !== undefined && entry.level > current.level) return false
  const expected = current.count + 1
  if (writing.mode === 'solution') return startsAfterSolution(state, writing, label, place, expected)
  if (label.index === expected) return !continuesList(state, writing, label, place)
  const follows = optionsFollow(entries, place)
  if (!isClosed(writing, label.style))
    return follows && label.index > expected && !continuesList(state, writing, label, place)
  return follows || (label.index > expected && label.index <= expected + 3)
}

/** Numbered instructions before the questions: numbers begin again at 1 before any option or answer comes. */
function isInstruction(entries: readonly Entry[], label: Label, place: number): boolean {
  for (let at = place + 1; at < Math.min(entries.length, place + AHEAD); at++) {
    const entry = entries[at]
    if (entry && entry.translationColumn > 0) continue
    if (!entry || answerStart(entry.text) !== undefined || startsOptions(entries, at, entry.text, label.style))
      return false
    if (entry.label?.style === label.style && entry.label.index === 1)
      return !isOptionsLine(entry.text, entries[at + 1]?.text ?? '') && optionsFollow(entries, at)
  }
  return false
}

function startsAfterPassage({ entries, passage, current, writing }: ParserState, label: Label, place: number): boolean {
  if (passage?.from !== undefined)
    return (
      label.index === passage.from ||
      (label.index > passage.from && label.index <= (passage.to ?? 0) && optionsFollow(entries, place))
    )
  return label.index === (current && writing ? current.count + 1 : label.index) || optionsFollow(entries, place)
}

function startsAfterSolution(
  { entries }: ParserState,
  writing: QuestionLines,
  label: Label,
  place: number,
  expected: number,
): boolean {
  const continues = label.index === writing.listed + 1
  if (label.index === expected && !(continues && writing.listed > 0)) return true
  if (
    !continues || writing.listed === 0
      ? optionsFollow(entries, place)
      : label.index === expected && optionsFollow(entries, place)
  )
    return label.index !== 1 || writing.listed === 0
  writing.listed = label.index
  return false
}

/** The line is the next of a list of statements or numbered options in the question itself. */
function continuesList({ entries }: ParserState, { list }: QuestionLines, label: Label, place: number): boolean {
  const last = list?.items.at(-1)?.label
  if (!last || !isSameStyle(last, label.style) || last.index + 2 !== label.index) return false
  // four options and the fifth question: its own list begins at 1 again, or its options in letters follow
  const next = entries.slice(place + 1, place + AHEAD).find((entry) => entry.label?.style === label.style)
  return next?.label?.index !== 1 || list.items.length < 2
}

/** Instructions between the heading of a section and its first question. */
export function isSectionNote(state: ParserState, place: number): boolean {
  if (!state.fresh || !state.section) return false
  for (let at = place; at < Math.min(state.entries.length, place + NEAR); at++) {
    const entry = state.entries[at]
    if (!entry || answerStart(entry.text) !== undefined || solutionStart(entry.text) !== undefined) return false
    if (at > place && entry.label && startsQuestion(state, at)) return true
    if (optionLabels(entry.text, state.entries[at + 1]?.text ?? '').length > 0) return false
  }
  return false
}

/** A question without a number: options begin, and the one before has its own. */
export function startsUnnumbered(state: ParserState, place: number): boolean {
  const { entries, writing, styles } = state
  const entry = entries[place]
  if (!entry || (!writing && entry.label && styles.has(entry.label.style))) return false
  const label = optionLabel(entry.text)
  if (!writing) return label !== undefined && state.preamble.length > 0 && startsOptions(entries, place, entry.text)
  if (!writing.list || isTranslation(writing)) return false
  if (writing.mode === 'solution')
    return label !== undefined && (writing.solution?.length ?? 0) > 1 && startsOptions(entries, place, entry.text)
  if (
    writing.mode !== 'answer' ||
    label ||
    solutionStart(entry.text) !== undefined ||
    answerStart(entry.text) !== undefined
  )
    return false
  // behind the answer comes text, and options before the next number
  for (const [distance, ahead] of entries.slice(place, place + NEAR).entries()) {
    if (ahead.label && styles.has(ahead.label.style)) return false
    if (answerStart(ahead.text) !== undefined || solutionStart(ahead.text) !== undefined) return false
    if (startsOptions(entries, place + distance, ahead.text)) return true
  }
  return false
}

/** "SECTION A", a heading, or a short line in capitals directly before a question. */
export function isSectionHeading(state: ParserState, { text, rich, heading }: Entry, place: number): boolean {
  const { writing, inPassage, entries, current } = state
  if (writing && writing.mode === 'stem') return false
  if (sectionName(text) !== undefined) return true
  if (optionLabel(text) || answerStart(text) !== undefined || text.length > 100 || inPassage || heading === 'title')
    return false
  if (heading === 'heading') return true
  if (isSubjectName(text) && isBeforeQuestion(state, place)) return true
  const next = entries[place + 1]
  const beforeQuestion =
    next && (next.label !== undefined || directions(next.text, (current?.count ?? 0) + 1) !== undefined)
  return beforeQuestion === true && isEmphatic(text, rich)
}

/** How many lines such as "(Each question carries 2 marks)" may stand between. */
const REMARKS = 2

function isBeforeQuestion({ entries, styles, current, writing }: ParserState, place: number): boolean {
  // the text of an option whose letter stands alone
  if (writing?.mode === 'options' && writing.list?.items.at(-1)?.lines.every(isBlank)) return false
  const next = entries.slice(place + 1, place + 2 + REMARKS).find(({ text }) => !/^\s*[[(].*[\])]\s*$/.test(text))
  if (!next) return false
  return (
    (next.label !== undefined && styles.has(next.label.style)) ||
    directions(next.text, (current?.count ?? 0) + 1) !== undefined
  )
}

/** A short line of words in capitals or with capital letters, directly before a question: a heading that is not sure. */
export function isLikeHeading(state: ParserState, place: number): boolean {
  const text = state.entries[place]?.text.trim() ?? ''
  const words = text.split(/\s+/)
  return (
    words.length <= 6 &&
    /^[\p{Lu}][\p{L}\p{M}\s&,()-]+$/u.test(text) &&
    words.every((word) => /^(?:\p{Lu}|and$|of$|the$|&$)/u.test(word)) &&
    isBeforeQuestion(state, place)
  )
}

const isEmphatic = (text: string, rich: RichText): boolean => {
  if (text.trim().length > 60 || /[.?!;,।]\s*$/.test(text) || /\d{3}|\ufffc/.test(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < 4) return false
  const capitals = text.match(/\p{Lu}/gu) ?? [] // "अतः विकल्प (B)" has one
  const isCapital = capitals.length * 2 >= letters.length && !/\p{Ll}/u.test(text)
  return (
    isCapital ||
    (rich.every((piece) => isText(piece) && (piece.format.bold || piece.text.trim() === '')) &&
      /^\p{Lu}/u.test(plainOf(rich).trim()))
  )
}
