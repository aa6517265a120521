import { MAX_OPTIONS } from '@pariksha/contract/questions/question-file'
import { fault, note, type Problem } from '../../question-set.ts'
import { readKeyLine } from '../answers/answer-key.ts'
import { afterSectionName, type KeyHeading, keyHeadingOf } from '../answers/key-heading.ts'
import { keyOfTwoLines } from '../answers/key-lines.ts'
import { type KeyPair, keyPairs } from '../answers/key-pairs.ts'
import type { QuestionLines } from '../question-lines.ts'
import { plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { answerStart, sectionName, solutionStart } from '../words.ts'
import type { Entry } from './entries.ts'
import type { ParserState } from './parser-state.ts'
import { optionsFollow } from './question-starts.ts'

/** Takes a line of the paper's key. False: the line is none, and is left. */
export function consumeKeyLine(state: ParserState, entry: Entry, place: number): boolean {
  if (state.inKey && readInKey(state, entry, place)) return true
  if (entry.translationColumn > 0) return false
  const heading = keyHeadingOf(entry.text)
  if (heading && startsKey(state, place, heading)) startKey(state, entry, heading)
  else if (entry.key && !couldBeNumberedOptions(state, entry.key) && isKeyOfPaper(state, entry.key.length, place))
    addPairs(state, entry)
  else if (entry.isNamedKey && state.questions.length === 0 && !state.inPassage) addPairs(state, entry)
  else if (isKeyAtEnd(state, place)) startKey(state, entry, { rest: answerStart(entry.text) ?? 0, ofSolutions: false })
  else return false
  return true
}

function startsKey(state: ParserState, place: number, { rest, doubtful }: KeyHeading): boolean {
  const { questions, entries } = state
  const entry = entries[place]
  if (!entry || (ONE_SOLUTION.test(entry.text) && isOfOneQuestion(state, place))) return false
  if (entry.text.slice(rest).trim() !== '') return keyPairs(entry.text.slice(rest)) !== undefined
  const next = entries.slice(place + 1, place + 4).findIndex(({ text }) => !isSectionName(text))
  const first = entries[place + 1 + next]
  if (!first || next === -1) return false
  if (first.key !== undefined || afterSectionName(first.text) > 0) return true
  if (questions.length === 0) return keyPairs(first.text) !== undefined
  // a table that is no key is reported, and not made a part of the last option
  if (!doubtful && isTableEntry(first)) return true
  return (
    (doubtful ? keyPairs(first.text) : readKeyLine(first.rich, first.at)) !== undefined &&
    !(first.label && optionsFollow(entries, place + 1 + next, false))
  )
}

const ONE_SOLUTION = /^\s*(?:detailed\s+)?(?:solution|soln?)\b/i

/** "Solution" over numbered steps, in a paper whose questions have their own. */
const isOfOneQuestion = ({ questions, entries, styles }: ParserState, place: number): boolean =>
  questions.length < 2 ||
  questions.some(({ solution }) => solution !== undefined) ||
  entries
    .slice(place + 1, place + 200)
    .some(({ label }, ahead) => label && styles.has(label.style) && optionsFollow(entries, place + 1 + ahead, false))

const isSectionName = (text: string): boolean => sectionName(text) !== undefined && afterSectionName(text) === 0

function startKey(
  state: ParserState,
  entry: Entry,
  { rest, ofSolutions }: Pick<KeyHeading, 'rest' | 'ofSolutions'>,
): void {
  state.inKey = true
  state.inSolutions = ofSolutions
  const line = slice(entry.rich, rest)
  if (plainOf(line).trim() !== '') addKeyLine(state, line, entry.at)
}

function addPairs(state: ParserState, { key, at }: Entry): void {
  for (const { number, answer, explanation = [] } of key ?? [])
    state.key.push({ at, number, answer, explanation: explanation.map(({ at, rich }) => ({ at, rich })) })
}

/** A table of numbers and letters without a heading: behind all questions it is the key. */
const isKeyOfPaper = ({ questions, entries, styles }: ParserState, pairs: number, place: number): boolean =>
  questions.length > 0 &&
  pairs * 2 >= questions.length &&
  !entries.slice(place + 1, place + 200).some(({ label }) => label && styles.has(label.style))

/** A table of numbers and values below a question whose options are due. */
const couldBeNumberedOptions = ({ writing }: ParserState, pairs: readonly KeyPair[]): boolean =>
  couldBeOptions(writing, pairs) && pairs.every(({ answer }) => !/[a-f]/i.test(answer))

/** Pairs behind the last question, on one line or several, without a heading: "1-b 2-c", "Ans: 1. b 2. c". */
function isKeyAtEnd(state: ParserState, place: number): boolean {
  const { questions } = state
  if (questions.length < 2) return false
  const lines = keyLinesFrom(state, place)
  const pairs = lines.flat()
  return (
    pairs.length >= Math.min(3, questions.length) &&
    (lines.length === 1 || lines.every((line) => line.length > 1 || /[a-f]/i.test(line[0]?.answer ?? ''))) &&
    questions.some(({ answers }) => answers.length === 0) &&
    (answerStart(state.entries[place]?.text ?? '') !== undefined || !couldBeOptions(state.writing, pairs)) &&
    isKeyOfPaper(state, questions.length, place + lines.length - 1)
  )
}

const MAX_KEY_LINES = 300

/** Lines of pairs that count up, each of a question of the paper. */
function keyLinesFrom({ entries, questions }: ParserState, place: number): (readonly KeyPair[])[] {
  const lines: (readonly KeyPair[])[] = []
  let last = 0
  for (const { text } of entries.slice(place, place + MAX_KEY_LINES)) {
    const pairs = keyPairs(lines.length === 0 ? text.slice(answerStart(text) ?? 0) : text)
    if (!pairs) break
    if (!pairs.every(({ number }) => questions.some(({ count }) => count === number))) return []
    if (lines.length > 0 && (pairs[0]?.number ?? 0) <= last) break
    last = pairs.at(-1)?.number ?? 0
    lines.push(pairs)
  }
  return lines
}

/** "1) 2 2) 4 3) 1 4) 3" where the options of a question are due, or those in its second language. */
function couldBeOptions(writing: QuestionLines | undefined, pairs: readonly KeyPair[]): boolean {
  if (pairs.length > MAX_OPTIONS || pairs.some(({ number }, place) => number !== place + 1)) return false
  const options = writing?.list?.items ?? []
  if (options.length === 0) return writing?.answers.length === 0
  return options[0]?.label.alphabet === 'digit' && (options.at(-1)?.lines.length ?? 0) > 1
}

function addKeyLine(state: ParserState, rich: RichText, at: number): void {
  state.key.push(...(readKeyLine(rich, at, state.inSolutions) ?? []))
}

/** False: the key has ended. */
function readInKey(state: ParserState, entry: Entry, place: number): boolean {
  if (entry.key) {
    addPairs(state, entry)
    return true
  }
  const below = keyOfTwoLines(entry.text, state.entries[place + 1]?.text)
  if (below) {
    addPairs(state, { ...entry, key: below })
    return true
  }
  if (keyOfTwoLines(state.entries[place - 1]?.text ?? '', entry.text)) return true
  const isBefore = state.questions.length === 0
  const hasEnded = isBefore ? !keyPairs(entry.text) : entry.label && optionsFollow(state.entries, place, false)
  if (hasEnded) {
    state.inKey = false
    state.fresh = true
    return false
  }
  const heading = keyHeadingOf(entry.text)
  if (heading && !heading.doubtful) state.inSolutions = heading.ofSolutions
  if (isSectionName(entry.text) || (heading && !heading.doubtful)) return true
  if (heading && startsKey(state, place, heading)) return true
  const read = readKeyLine(slice(entry.rich, afterSectionName(entry.text)), entry.at, state.inSolutions)
  const last = state.key.at(-1)
  const answer = answerStart(entry.text)
  if (read) state.key.push(...read)
  else if (!last || isOneOfMany(state)) state.problems.push(notRead(entry))
  else if (last.answer === '' && answer !== undefined) last.answer = entry.text.slice(answer)
  else if (last.answer === '' && BARE_ANSWER.test(entry.text)) last.answer = entry.text
  else last.explanation.push({ at: entry.at, rich: trim(slice(entry.rich, solutionStart(entry.text) ?? 0)) })
  return true
}

/** The last answer stands in a line or table with others, of which a line below explains none. */
const isOneOfMany = ({ key }: ParserState): boolean => key.length > 1 && key.at(-1)?.at === key.at(-2)?.at

const notRead = (entry: Entry): Problem =>
  (isTableEntry(entry) || /\d/.test(entry.text) ? fault : note)(
    'key-not-read',
    isTableEntry(entry)
      ? 'The table of the key was not understood.'
      : `This line of the key was not understood: “${entry.text.trim().slice(0, 80)}”`,
    { line: entry.at },
  )

const isTableEntry = ({ rich }: Entry): boolean => rich.length === 1 && rich.every((piece) => 'markdown' in piece)

/** Under a number that stands on a line of its own. */
const BARE_ANSWER = /^\s*[([]?\s*[a-fA-F1-6]\s*[)\]]?\s*\.?\s*$/
