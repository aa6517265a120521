import { MAX_OPTIONS } from '@pariksha/contract/questions/question-file'
import { fault, note, type Problem } from '../../question-set.ts'
import { readKeyLine } from '../answers/answer-key.ts'
import { afterSectionName, type KeyHeading, keyHeadingOf } from '../answers/key-heading.ts'
import { keyOfTwoLines } from '../answers/key-lines.ts'
import { type KeyPair, keyPairs } from '../answers/key-pairs.ts'
import type { Draft } from '../draft.ts'
import { plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { answerStart, sectionName, solutionStart } from '../words.ts'
import type { Entry } from './entries.ts'
import type { Paper } from './paper.ts'
import { optionsFollow } from './question-starts.ts'

/** Takes a line of the paper's key. False: the line is none, and is left. */
export function consumeKeyLine(paper: Paper, entry: Entry, place: number): boolean {
  if (paper.inKey && readInKey(paper, entry, place)) return true
  if (entry.translationColumn > 0) return false
  const heading = keyHeadingOf(entry.text)
  if (heading && startsKey(paper, place, heading)) startKey(paper, entry, heading)
  else if (entry.key && !couldBeNumberedOptions(paper, entry.key) && isKeyOfPaper(paper, entry.key.length, place))
    addPairs(paper, entry)
  else if (entry.isNamedKey && paper.drafts.length === 0 && !paper.inPassage) addPairs(paper, entry)
  else if (isKeyAtEnd(paper, place)) startKey(paper, entry, { rest: answerStart(entry.text) ?? 0, ofSolutions: false })
  else return false
  return true
}

function startsKey(paper: Paper, place: number, { rest, doubtful }: KeyHeading): boolean {
  const { drafts, entries } = paper
  const entry = entries[place]
  if (!entry || (ONE_SOLUTION.test(entry.text) && isOfOneQuestion(paper, place))) return false
  if (entry.text.slice(rest).trim() !== '') return keyPairs(entry.text.slice(rest)) !== undefined
  const next = entries.slice(place + 1, place + 4).findIndex(({ text }) => !isSectionName(text))
  const first = entries[place + 1 + next]
  if (!first || next === -1) return false
  if (first.key !== undefined || afterSectionName(first.text) > 0) return true
  if (drafts.length === 0) return keyPairs(first.text) !== undefined
  // a table that is no key is reported, and not made a part of the last option
  if (!doubtful && isTableEntry(first)) return true
  return (
    (doubtful ? keyPairs(first.text) : readKeyLine(first.rich, first.at)) !== undefined &&
    !(first.label && optionsFollow(entries, place + 1 + next, false))
  )
}

const ONE_SOLUTION = /^\s*(?:detailed\s+)?(?:solution|soln?)\b/i

/** "Solution" over numbered steps, in a paper whose questions have their own. */
const isOfOneQuestion = ({ drafts, entries, styles }: Paper, place: number): boolean =>
  drafts.length < 2 ||
  drafts.some(({ solution }) => solution !== undefined) ||
  entries
    .slice(place + 1, place + 200)
    .some(({ label }, ahead) => label && styles.has(label.style) && optionsFollow(entries, place + 1 + ahead, false))

const isSectionName = (text: string): boolean => sectionName(text) !== undefined && afterSectionName(text) === 0

function startKey(paper: Paper, entry: Entry, { rest, ofSolutions }: Pick<KeyHeading, 'rest' | 'ofSolutions'>): void {
  paper.inKey = true
  paper.inSolutions = ofSolutions
  const line = slice(entry.rich, rest)
  if (plainOf(line).trim() !== '') addKeyLine(paper, line, entry.at)
}

function addPairs(paper: Paper, { key, at }: Entry): void {
  for (const { number, answer, explanation = [] } of key ?? [])
    paper.key.push({ at, number, answer, explanation: explanation.map(({ at, rich }) => ({ at, rich })) })
}

/** A table of numbers and letters without a heading: behind all questions it is the key. */
const isKeyOfPaper = ({ drafts, entries, styles }: Paper, pairs: number, place: number): boolean =>
  drafts.length > 0 &&
  pairs * 2 >= drafts.length &&
  !entries.slice(place + 1, place + 200).some(({ label }) => label && styles.has(label.style))

/** A table of numbers and values below a question whose options are due. */
const couldBeNumberedOptions = ({ writing }: Paper, pairs: readonly KeyPair[]): boolean =>
  couldBeOptions(writing, pairs) && pairs.every(({ answer }) => !/[a-f]/i.test(answer))

/** Pairs behind the last question, on one line or several, without a heading: "1-b 2-c", "Ans: 1. b 2. c". */
function isKeyAtEnd(paper: Paper, place: number): boolean {
  const { drafts } = paper
  if (drafts.length < 2) return false
  const lines = keyLinesFrom(paper, place)
  const pairs = lines.flat()
  return (
    pairs.length >= Math.min(3, drafts.length) &&
    (lines.length === 1 || lines.every((line) => line.length > 1 || /[a-f]/i.test(line[0]?.answer ?? ''))) &&
    drafts.some(({ answers }) => answers.length === 0) &&
    (answerStart(paper.entries[place]?.text ?? '') !== undefined || !couldBeOptions(paper.writing, pairs)) &&
    isKeyOfPaper(paper, drafts.length, place + lines.length - 1)
  )
}

const MAX_KEY_LINES = 300

/** Lines of pairs that count up, each of a question of the paper. */
function keyLinesFrom({ entries, drafts }: Paper, place: number): (readonly KeyPair[])[] {
  const lines: (readonly KeyPair[])[] = []
  let last = 0
  for (const { text } of entries.slice(place, place + MAX_KEY_LINES)) {
    const pairs = keyPairs(lines.length === 0 ? text.slice(answerStart(text) ?? 0) : text)
    if (!pairs) break
    if (!pairs.every(({ number }) => drafts.some(({ count }) => count === number))) return []
    if (lines.length > 0 && (pairs[0]?.number ?? 0) <= last) break
    last = pairs.at(-1)?.number ?? 0
    lines.push(pairs)
  }
  return lines
}

/** "1) 2 2) 4 3) 1 4) 3" where the options of a question are due, or those in its second language. */
function couldBeOptions(writing: Draft | undefined, pairs: readonly KeyPair[]): boolean {
  if (pairs.length > MAX_OPTIONS || pairs.some(({ number }, place) => number !== place + 1)) return false
  const options = writing?.series?.items ?? []
  if (options.length === 0) return writing?.answers.length === 0
  return options[0]?.label.alphabet === 'digit' && (options.at(-1)?.lines.length ?? 0) > 1
}

function addKeyLine(paper: Paper, rich: RichText, at: number): void {
  paper.key.push(...(readKeyLine(rich, at, paper.inSolutions) ?? []))
}

/** False: the key has ended. */
function readInKey(paper: Paper, entry: Entry, place: number): boolean {
  if (entry.key) {
    addPairs(paper, entry)
    return true
  }
  const below = keyOfTwoLines(entry.text, paper.entries[place + 1]?.text)
  if (below) {
    addPairs(paper, { ...entry, key: below })
    return true
  }
  if (keyOfTwoLines(paper.entries[place - 1]?.text ?? '', entry.text)) return true
  const isBefore = paper.drafts.length === 0
  const hasEnded = isBefore ? !keyPairs(entry.text) : entry.label && optionsFollow(paper.entries, place, false)
  if (hasEnded) {
    paper.inKey = false
    paper.fresh = true
    return false
  }
  const heading = keyHeadingOf(entry.text)
  if (heading && !heading.doubtful) paper.inSolutions = heading.ofSolutions
  if (isSectionName(entry.text) || (heading && !heading.doubtful)) return true
  if (heading && startsKey(paper, place, heading)) return true
  const read = readKeyLine(slice(entry.rich, afterSectionName(entry.text)), entry.at, paper.inSolutions)
  const last = paper.key.at(-1)
  const answer = answerStart(entry.text)
  if (read) paper.key.push(...read)
  else if (!last || isOneOfMany(paper)) paper.problems.push(notRead(entry))
  else if (last.answer === '' && answer !== undefined) last.answer = entry.text.slice(answer)
  else if (last.answer === '' && BARE_ANSWER.test(entry.text)) last.answer = entry.text
  else last.explanation.push({ at: entry.at, rich: trim(slice(entry.rich, solutionStart(entry.text) ?? 0)) })
  return true
}

/** The last answer stands in a line or table with others, of which a line below explains none. */
const isOneOfMany = ({ key }: Paper): boolean => key.length > 1 && key.at(-1)?.at === key.at(-2)?.at

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
