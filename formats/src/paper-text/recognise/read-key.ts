import { MAX_OPTIONS } from '@pariksha/contract/question-bank/question-file'
import { fault, note, type Problem } from '../../question-set.ts'
import { readKeyLine } from '../answers/answer-key.ts'
import { type KeyHeading, keyHeadingOf } from '../answers/key-heading.ts'
import { type KeyPair, keyPairs } from '../answers/key-pairs.ts'
import { plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { answerStart, sectionName, solutionStart } from '../words.ts'
import type { Draft } from './draft.ts'
import type { Entry } from './entries.ts'
import type { Paper } from './paper.ts'
import { optionsFollow } from './question-starts.ts'

/** True when the line belongs to the key of the paper. */
export function readKey(paper: Paper, entry: Entry, place: number): boolean {
  if (paper.inKey && readInKey(paper, entry, place)) return true
  if (entry.aside > 0) return false
  const heading = keyHeadingOf(entry.text)
  if (heading && startsKey(paper, place, heading)) startKey(paper, entry, heading.rest)
  else if (entry.key && isKeyOfPaper(paper, entry.key.length, place)) addPairs(paper, entry)
  else if (isKeyAtEnd(paper, entry, place)) addKeyLine(paper, entry.rich, entry.at)
  else return false
  return true
}

function startsKey({ drafts, entries }: Paper, place: number, { rest, doubtful }: KeyHeading): boolean {
  const entry = entries[place]
  if (!entry) return false
  if (entry.text.slice(rest).trim() !== '') return keyPairs(entry.text.slice(rest)) !== undefined
  const next = entries.slice(place + 1, place + 4).findIndex(({ text }) => sectionName(text) === undefined)
  const first = entries[place + 1 + next]
  if (!first || next === -1) return false
  if (first.key !== undefined) return true
  if (drafts.length === 0) return keyPairs(first.text) !== undefined
  // a table that is no key is told of; it is not a part of the last option
  if (!doubtful && isTableEntry(first)) return true
  return (
    (doubtful ? keyPairs(first.text) : readKeyLine(first.rich, first.at)) !== undefined &&
    !optionsFollow(entries, place + 1 + next, false)
  )
}

function startKey(paper: Paper, entry: Entry, rest: number): void {
  paper.inKey = true
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

/** A line of pairs behind the last question, without a heading. */
function isKeyAtEnd(paper: Paper, entry: Entry, place: number): boolean {
  const { drafts } = paper
  if (drafts.length < 2) return false
  const pairs = keyPairs(entry.text) ?? []
  return (
    pairs.length >= Math.min(3, drafts.length) &&
    pairs.every(({ number }) => drafts.some(({ count }) => count === number)) &&
    drafts.some(({ answers }) => answers.length === 0) &&
    !couldBeOptions(paper.writing, pairs) &&
    isKeyOfPaper(paper, drafts.length, place)
  )
}

/** "1) 2 2) 4 3) 1 4) 3" where the options of a question are due, or those in its second language. */
function couldBeOptions(writing: Draft | undefined, pairs: readonly KeyPair[]): boolean {
  if (pairs.length > MAX_OPTIONS || pairs.some(({ number }, place) => number !== place + 1)) return false
  const options = writing?.series?.items ?? []
  if (options.length === 0) return writing?.answers.length === 0
  return options[0]?.label.alphabet === 'digit' && (options.at(-1)?.lines.length ?? 0) > 1
}

function addKeyLine(paper: Paper, rich: RichText, at: number): void {
  paper.key.push(...(readKeyLine(rich, at) ?? []))
}

/** False: the key has ended. */
function readInKey(paper: Paper, entry: Entry, place: number): boolean {
  if (entry.key) {
    addPairs(paper, entry)
    return true
  }
  const isBefore = paper.drafts.length === 0
  const hasEnded = isBefore ? !keyPairs(entry.text) : entry.label && optionsFollow(paper.entries, place, false)
  if (hasEnded) {
    paper.inKey = false
    paper.fresh = true
    return false
  }
  const heading = keyHeadingOf(entry.text)
  if (sectionName(entry.text) !== undefined || (heading && !heading.doubtful)) return true
  if (heading && startsKey(paper, place, heading)) return true
  const read = readKeyLine(entry.rich, entry.at)
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
