import { note } from '../../question-set.ts'
import { directions, namedRange } from '../directions.ts'
import { slice, trim } from '../rich/rich-text.ts'
import { detailOf, sectionName } from '../words.ts'
import type { Entry } from './entries.ts'
import type { ParserState } from './parser-state.ts'
import { isSectionHeading } from './question-starts.ts'

/** Directions for the questions that follow, with their passage. */
export function readDirections(state: ParserState, entry: Entry, place: number): boolean {
  const { current, writing } = state
  if (writing && writing.mode === 'stem' && writing.stem.length > 0 && !state.fresh && !state.inPassage) return false
  const expected = current ? current.count + 1 : firstNumber(state, entry, place)
  const found = directions(entry.text, expected) ?? (state.fresh ? directions(entry.text, 1) : undefined)
  if (!found || (found.isSentence && (entry.label || writing?.mode === 'stem'))) return false
  const { range } = found
  const rest = trim(slice(entry.rich, found.end))
  const line = { at: entry.at, rich: rest }
  const again = state.inPassage ? state.passage : undefined
  if (again && (!range || again.from === range.from)) again.lines.push(line)
  else {
    state.passage = {
      id: `p${state.passages.length + 1}`,
      at: entry.at,
      from: range?.from,
      to: range?.to,
      lines: [line],
      used: false,
    }
    state.passages.push(state.passage)
  }
  state.inPassage = true
  return true
}

/** A part of a paper may begin with another number than 1: with the one that its directions name, if it follows. */
function firstNumber({ entries, styles }: ParserState, entry: Entry, place: number): number {
  const from = namedRange(entry.text)?.from
  const follows = entries
    .slice(place + 1, place + MAX_LINES_OF_PASSAGE)
    .some(({ label }) => label && label.index === from && styles.has(label.style))
  return from !== undefined && follows ? from : 1
}

const MAX_LINES_OF_PASSAGE = 60

/** A section, until the next one. */
export function readHeading(state: ParserState, entry: Entry, place: number): boolean {
  if (!isSectionHeading(state, entry, place)) return false
  const name = sectionName(entry.text) ?? entry.text
  state.section = name.replace(/\s+/g, ' ').trim().slice(0, 100)
  state.fresh = true
  if (state.passage?.to === undefined) state.passage = undefined
  state.inPassage = false
  return true
}

/** "Topic: …" for one question or, where it came before the first one, for all that follow. */
export function readDetail(state: ParserState, entry: Entry): boolean {
  const detail = detailOf(entry.text)
  if (!detail || state.inPassage) return false
  if (detail.name === 'marks' || detail.name === 'record' || detail.name === 'status') {
    state.problems.push(
      note('not-kept', `“${entry.text.trim()}” is not kept: marks and types belong to the test.`, { line: entry.at }),
    )
    return true
  }
  if (!state.current) state.details ??= {}
  const target = state.details ?? state.writing?.details
  if (!target) return false
  const { value } = detail
  if (detail.name === 'level') target.level = levelOf(value)
  else if (detail.name === 'year') target.year = Number(value)
  else if (detail.name === 'tags')
    target.tags = value
      .split(/\s*[,;]\s*/)
      .filter((tag) => tag !== '' && tag.length <= 60)
      .slice(0, 20)
  else target[detail.name] = value
  return true
}

const levelOf = (word: string): 'easy' | 'medium' | 'hard' => {
  const level = word.toLowerCase()
  return level === 'easy' ? 'easy' : level === 'hard' || level === 'difficult' ? 'hard' : 'medium'
}
