import type { Language } from '@pariksha/contract/languages'
import { fault, note } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import { type Draft, type DraftLine, newDraft } from '../draft.ts'
import { NO_NUMBER, optionLabel } from '../labels.ts'
import { plainOf, type RichText, slice } from '../rich/rich-text.ts'
import { addLine } from './add-line.ts'
import type { Entry } from './entries.ts'
import type { Paper } from './paper.ts'

export function startQuestion(paper: Paper, entry: Entry, place: number): void {
  const { label } = entry
  if (!label) return
  const rest = slice(entry.rich, label.end)
  const { current } = paper
  const count = label.index === NO_NUMBER ? (current?.count ?? 0) + 1 : label.index
  const draft = newDraft(entry.at, label, count, entry.level)
  if (current && current.count === count && isTranslation(paper, current, rest, place)) {
    const translation = { ...draft, column: 0 }
    current.translations.push(translation)
    paper.writing = translation
  } else {
    reportJumps(paper, draft)
    begin(paper, draft)
  }
  if (paper.writing && plainOf(rest).trim() !== '') addLine(paper, paper.writing, rest, place)
}

function begin(paper: Paper, draft: Draft): void {
  endPreamble(paper)
  const { passage } = paper
  if (passage?.to !== undefined && (draft.count > passage.to || draft.count < (passage.from ?? 0)))
    paper.passage = undefined
  if (paper.passage) {
    paper.passage.used = true
    draft.passage = paper.passage.id
  }
  draft.section = paper.section
  draft.details = { ...paper.details }
  paper.inPassage = false
  paper.fresh = false
  paper.current = draft
  paper.writing = draft
  paper.drafts.push(draft)
}

/** Its last lines of preamble, or what stood behind the last question, are the text of a question without a number. */
export function startUnnumbered(paper: Paper, entry: Entry, place: number): void {
  const draft = newDraft(entry.at, undefined, (paper.current?.count ?? 0) + 1, undefined)
  if (optionLabel(entry.text)) draft.stem.push(...takeStem(paper))
  draft.problems.push(note('number-missing', 'A question without a number.', { line: draft.stem[0]?.at ?? entry.at }))
  begin(paper, draft)
  addLine(paper, draft, entry.rich, place)
}

function takeStem({ preamble, current }: Paper): DraftLine[] {
  const lines = current ? (current.solution ?? []) : preamble
  return lines.splice(Math.max(0, lines.length - 1))
}

/** The same number once more, in another language. */
function isTranslation({ entries }: Paper, current: Draft, rest: RichText, place: number): boolean {
  const before = [current, ...current.translations].map(({ stem }) => firstLanguage(stem.map(({ rich }) => rich)))
  const now = firstLanguage([rest, entries[place + 1]?.rich ?? []])
  return now !== undefined && before.every((language) => language !== undefined && language !== now)
}

const firstLanguage = (lines: readonly RichText[]): Language | undefined =>
  lines.map((rich) => languageOf(plainOf(rich))).find((language) => language !== undefined)

function reportJumps(paper: Paper, draft: Draft): void {
  const { current, fresh } = paper
  const at = { line: draft.at }
  if (!current || fresh || draft.count === current.count + 1) return
  if (draft.count === current.count)
    draft.problems.push(fault('number-twice', `The number ${draft.number} comes twice.`, at))
  else if (draft.count > current.count)
    draft.problems.push(note('number-skipped', `After number ${current.count} comes ${draft.number}.`, at))
  else draft.problems.push(note('number-restarts', `After number ${current.count} comes ${draft.number} again.`, at))
}

/** Text before the first question of the paper or of a section that is neither a heading nor directions. */
export function endPreamble(paper: Paper): void {
  const { preamble, problems, current } = paper
  if (preamble.length === 0) return
  const text = preamble.map(({ rich }) => plainOf(rich).trim()).join(' ')
  const shown = text.length > 120 ? `${text.slice(0, 120)}…` : text
  problems.push(
    note('text-before-questions', `Text before the ${current ? 'next' : 'first'} question is left out: “${shown}”`, {
      line: preamble[0]?.at ?? 1,
    }),
  )
  paper.preamble = []
}
