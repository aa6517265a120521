import { withoutFillers } from '../pasted/filler-lines.ts'
import { withoutPageLines } from '../pasted/page-lines.ts'
import { withPlainLabels } from '../pasted/plain-labels.ts'
import { withoutWraps } from '../pasted/unwrap-lines.ts'
import type { SourceBlock } from '../source.ts'
import { withTicksBehind } from '../ticks-behind.ts'
import { withoutMarksIn } from '../without-marks.ts'
import { addLine } from './add-line.ts'
import { consumeKeyLine } from './consume-key-line.ts'
import { type Entry, entriesOf } from './entries.ts'
import { joinVersions } from './join-versions.ts'
import { shareOptions } from './options/shared-options.ts'
import type { ParserState } from './parser-state.ts'
import { isSectionNote, startsQuestion, startsUnnumbered } from './question-starts.ts'
import { questionStyles } from './question-styles.ts'
import { readDetail, readDirections, readHeading } from './read-headings.ts'
import { readTranslation } from './read-translation.ts'
import { endPreamble, startQuestion, startUnnumbered } from './start-question.ts'

/** Walks through a paper line by line and gathers its questions, passages and key. */
export function recognise(blocks: readonly SourceBlock[]): ParserState {
  const paged = withoutPageLines(blocks.map(withoutMarksIn))
  const filtered = withoutFillers(paged.blocks)
  const unwrapped = withoutWraps(filtered.blocks)
  const labelled = withPlainLabels(unwrapped.blocks)
  const entries = entriesOf(withTicksBehind(labelled.blocks))
  const state: ParserState = {
    entries,
    styles: questionStyles(entries),
    questions: [],
    passages: [],
    key: [],
    problems: [...paged.problems, ...filtered.problems, ...unwrapped.problems, ...labelled.problems],
    current: undefined,
    writing: undefined,
    fresh: true,
    inKey: false,
    inSolutions: false,
    passage: undefined,
    inPassage: false,
    section: null,
    details: undefined,
    preamble: [],
  }
  for (const [place, entry] of entries.entries()) readEntry(state, entry, place)
  endPreamble(state)
  shareOptions(state)
  joinVersions(state)
  return state
}

function readEntry(state: ParserState, entry: Entry, place: number): void {
  if (consumeKeyLine(state, entry, place)) return
  if (entry.translationColumn > 0) readTranslation(state, entry, place)
  else if (readDirections(state, entry, place)) return
  else if (entry.label && startsQuestion(state, place)) startQuestion(state, entry, place)
  else if (readHeading(state, entry, place) || readDetail(state, entry)) return
  else if (state.inPassage && state.passage) state.passage.lines.push({ at: entry.at, rich: entry.rich })
  else if (startsUnnumbered(state, place)) startUnnumbered(state, entry, place)
  else if (state.writing && !isSectionNote(state, place)) addLine(state, state.writing, entry.rich, place)
  else state.preamble.push({ at: entry.at, rich: entry.rich })
}
