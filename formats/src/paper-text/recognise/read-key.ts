import { fault } from '../../question-set.ts'
import { keyPairs, readKeyLine } from '../answers/answer-key.ts'
import { isOptionsLine, optionLabel } from '../labels.ts'
import { plainOf, type RichText, slice, trim } from '../rich/rich-text.ts'
import { answerStart, keyHeading, sectionName, solutionStart } from '../words.ts'
import type { Entry } from './entries.ts'
import type { Paper } from './paper.ts'
import { optionsFollow } from './question-starts.ts'

/** True when the line belongs to the key of the paper. */
export function readKey(paper: Paper, entry: Entry, place: number): boolean {
  if (paper.inKey && readInKey(paper, entry, place)) return true
  if (entry.aside > 0) return false
  const heading = keyHeading(entry.text)
  if (heading && startsKey(paper, place, heading.rest)) startKey(paper, entry, heading.rest)
  else if (entry.key && isKeyOfPaper(paper, entry.key.length, place)) addPairs(paper, entry)
  else if (isKeyAtEnd(paper, entry, place)) addKeyLine(paper, entry.rich, entry.at)
  else return false
  return true
}

function startsKey({ drafts, entries }: Paper, place: number, rest: number): boolean {
  if (drafts.length === 0) return false
  const entry = entries[place]
  if (!entry) return false
  if (entry.text.slice(rest).trim() !== '') return keyPairs(entry.text.slice(rest)) !== undefined
  const next = entries.slice(place + 1, place + 4).findIndex(({ text }) => sectionName(text) === undefined)
  const first = entries[place + 1 + next]
  if (!first || next === -1) return false
  return (
    first.key !== undefined ||
    (readKeyLine(first.rich, first.at) !== undefined && !optionsFollow(entries, place + 1 + next, false))
  )
}

function startKey(paper: Paper, entry: Entry, rest: number): void {
  paper.inKey = true
  const line = slice(entry.rich, rest)
  if (plainOf(line).trim() !== '') addKeyLine(paper, line, entry.at)
}

function addPairs(paper: Paper, { key, at }: Entry): void {
  for (const { number, answer } of key ?? []) paper.key.push({ at, number, answer, explanation: [] })
}

/** A table of numbers and letters without a heading: behind all questions it is the key. */
const isKeyOfPaper = ({ drafts, entries, styles }: Paper, pairs: number, place: number): boolean =>
  drafts.length > 0 &&
  pairs * 2 >= drafts.length &&
  !entries.slice(place + 1, place + 200).some(({ label }) => label && styles.has(label.style))

/** A line of pairs behind the last question, without a heading. */
const isKeyAtEnd = (paper: Paper, entry: Entry, place: number): boolean =>
  paper.drafts.length > 1 &&
  (keyPairs(entry.text)?.length ?? 0) >= Math.min(3, paper.drafts.length) &&
  !isOptionsOfLast(paper, entry, place) &&
  isKeyOfPaper(paper, paper.drafts.length, place)

/** "1) 10 2) 20 3) 30" below a question: its answer follows, or others have such options. */
function isOptionsOfLast({ drafts, writing, entries }: Paper, { text }: Entry, place: number): boolean {
  const next = entries[place + 1]?.text ?? ''
  if (writing?.mode !== 'stem' || !isOptionsLine(text, next)) return false
  const { style } = optionLabel(text) ?? {}
  return answerStart(next) !== undefined || drafts.some(({ series }) => series?.style === style)
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
  if (entry.label && optionsFollow(paper.entries, place, false)) {
    paper.inKey = false
    paper.fresh = true
    return false
  }
  if (sectionName(entry.text) !== undefined || keyHeading(entry.text)) return true
  const read = readKeyLine(entry.rich, entry.at)
  const last = paper.key.at(-1)
  const answer = answerStart(entry.text)
  if (read) paper.key.push(...read)
  else if (last && last.answer === '' && answer !== undefined) last.answer = entry.text.slice(answer)
  else if (last && last.answer === '' && BARE_ANSWER.test(entry.text)) last.answer = entry.text
  else if (last) last.explanation.push({ at: entry.at, rich: trim(slice(entry.rich, solutionStart(entry.text) ?? 0)) })
  else
    paper.problems.push(
      fault('key-not-read', `This line of the key was not understood: “${entry.text.trim().slice(0, 80)}”`, {
        line: entry.at,
      }),
    )
  return true
}

/** Under a number that stands on a line of its own. */
const BARE_ANSWER = /^\s*[([]?\s*[a-fA-F1-6]\s*[)\]]?\s*\.?\s*$/
