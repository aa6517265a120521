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
import type { Paper } from './paper.ts'
import { isSectionNote, startsQuestion, startsUnnumbered } from './question-starts.ts'
import { questionStyles } from './question-styles.ts'
import { readDetail, readDirections, readHeading } from './read-headings.ts'
import { readTranslation } from './read-translation.ts'
import { endPreamble, startQuestion, startUnnumbered } from './start-question.ts'

/** Walks through a paper line by line and gathers its questions, passages and key. */
export function recognise(blocks: readonly SourceBlock[]): Paper {
  const paged = withoutPageLines(blocks.map(withoutMarksIn))
  const filtered = withoutFillers(paged.blocks)
  const unwrapped = withoutWraps(filtered.blocks)
  const labelled = withPlainLabels(unwrapped.blocks)
  const entries = entriesOf(withTicksBehind(labelled.blocks))
  const paper: Paper = {
    entries,
    styles: questionStyles(entries),
    drafts: [],
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
  for (const [place, entry] of entries.entries()) readEntry(paper, entry, place)
  endPreamble(paper)
  shareOptions(paper)
  joinVersions(paper)
  return paper
}

function readEntry(paper: Paper, entry: Entry, place: number): void {
  if (consumeKeyLine(paper, entry, place)) return
  if (entry.translationColumn > 0) readTranslation(paper, entry, place)
  else if (readDirections(paper, entry, place)) return
  else if (entry.label && startsQuestion(paper, place)) startQuestion(paper, entry, place)
  else if (readHeading(paper, entry, place) || readDetail(paper, entry)) return
  else if (paper.inPassage && paper.passage) paper.passage.lines.push({ at: entry.at, rich: entry.rich })
  else if (startsUnnumbered(paper, place)) startUnnumbered(paper, entry, place)
  else if (paper.writing && !isSectionNote(paper, place)) addLine(paper, paper.writing, entry.rich, place)
  else paper.preamble.push({ at: entry.at, rich: entry.rich })
}
