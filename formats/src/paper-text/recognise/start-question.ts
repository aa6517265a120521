import type { Language } from '@pariksha/contract/languages'
import { fault, note } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import { NO_NUMBER, optionLabel } from '../labels.ts'
import { newQuestion, type QuestionLines, type TextLine } from '../question-lines.ts'
import { plainOf, type RichText, slice } from '../rich/rich-text.ts'
import { addLine } from './add-line.ts'
import type { Entry } from './entries.ts'
import type { ParserState } from './parser-state.ts'

export function startQuestion(state: ParserState, entry: Entry, place: number): void {
  const { label } = entry
  if (!label) return
  const rest = slice(entry.rich, label.end)
  const { current } = state
  const count = label.index === NO_NUMBER ? (current?.count ?? 0) + 1 : label.index
  const question = newQuestion(entry.at, label, count, entry.level)
  if (current && current.count === count && isTranslation(state, current, rest, place)) {
    const translation = { ...question, column: 0 }
    current.translations.push(translation)
    state.writing = translation
  } else {
    reportJumps(state, question)
    begin(state, question)
  }
  if (state.writing && plainOf(rest).trim() !== '') addLine(state, state.writing, rest, place)
}

function begin(state: ParserState, question: QuestionLines): void {
  endPreamble(state)
  const { passage } = state
  if (passage?.to !== undefined && (question.count > passage.to || question.count < (passage.from ?? 0)))
    state.passage = undefined
  if (state.passage) {
    state.passage.used = true
    question.passage = state.passage.id
  }
  question.section = state.section
  question.details = { ...state.details }
  state.inPassage = false
  state.fresh = false
  state.current = question
  state.writing = question
  state.questions.push(question)
}

/** Its last lines of preamble, or what stood behind the last question, are the text of a question without a number. */
export function startUnnumbered(state: ParserState, entry: Entry, place: number): void {
  const question = newQuestion(entry.at, undefined, (state.current?.count ?? 0) + 1, undefined)
  if (optionLabel(entry.text)) question.stem.push(...takeStem(state))
  question.problems.push(
    note('number-missing', 'A question without a number.', { line: question.stem[0]?.at ?? entry.at }),
  )
  begin(state, question)
  addLine(state, question, entry.rich, place)
}

function takeStem({ preamble, current }: ParserState): TextLine[] {
  const lines = current ? (current.solution ?? []) : preamble
  return lines.splice(Math.max(0, lines.length - 1))
}

/** The same number once more, in another language. */
function isTranslation({ entries }: ParserState, current: QuestionLines, rest: RichText, place: number): boolean {
  const before = [current, ...current.translations].map(({ stem }) => firstLanguage(stem.map(({ rich }) => rich)))
  const now = firstLanguage([rest, entries[place + 1]?.rich ?? []])
  return now !== undefined && before.every((language) => language !== undefined && language !== now)
}

const firstLanguage = (lines: readonly RichText[]): Language | undefined =>
  lines.map((rich) => languageOf(plainOf(rich))).find((language) => language !== undefined)

function reportJumps(state: ParserState, question: QuestionLines): void {
  const { current, fresh } = state
  const at = { line: question.at }
  if (!current || fresh || question.count === current.count + 1) return
  if (question.count === current.count)
    question.problems.push(fault('number-twice', `The number ${question.number} comes twice.`, at))
  else if (question.count > current.count)
    question.problems.push(note('number-skipped', `After number ${current.count} comes ${question.number}.`, at))
  else
    question.problems.push(note('number-restarts', `After number ${current.count} comes ${question.number} again.`, at))
}

/** Text before the first question of the paper or of a section that is neither a heading nor directions. */
export function endPreamble(state: ParserState): void {
  const { preamble, problems, current } = state
  if (preamble.length === 0) return
  const text = preamble.map(({ rich }) => plainOf(rich).trim()).join(' ')
  const shown = text.length > 120 ? `${text.slice(0, 120)}…` : text
  problems.push(
    note('text-before-questions', `Text before the ${current ? 'next' : 'first'} question is left out: “${shown}”`, {
      line: preamble[0]?.at ?? 1,
    }),
  )
  state.preamble = []
}
