import { type Draft, isTranslation, newDraft } from '../draft.ts'
import { NO_NUMBER } from '../labels.ts'
import { slice } from '../rich/rich-text.ts'
import { addLine } from './add-line.ts'
import type { Entry } from './entries.ts'
import type { Paper } from './paper.ts'

/** A line in the column of the second language: of the question beside it, or of the one whose number it names. */
export function readTranslation(paper: Paper, entry: Entry, place: number): void {
  if (paper.inPassage && paper.passage) {
    paper.passage.lines.push({ at: entry.at, rich: entry.rich })
    return
  }
  const label = entry.label
  // the name of the section, which is kept in the first language
  if (paper.fresh && paper.current && !label && entry.text.length <= MAX_HEADING) return
  const { writing } = paper
  const attached =
    writing && isTranslation(writing)
      ? paper.drafts.find(({ translations }) => translations.includes(writing))
      : undefined
  const numbered =
    label && label.index !== (attached?.count ?? NO_NUMBER)
      ? translationTarget(paper, label.index, entry.translationColumn, attached)
      : undefined
  const target = numbered ?? attached ?? paper.current
  if (!target) {
    paper.preamble.push({ at: entry.at, rich: entry.rich })
    return
  }
  const known = target.translations.find(({ column }) => column === entry.translationColumn)
  const isNew = known === undefined
  const draft = known ?? { ...newDraft(entry.at, label, target.count, entry.level), column: entry.translationColumn }
  if (isNew) target.translations.push(draft)
  paper.writing = draft
  const ownNumber = label && label.index === target.count && (isNew || numbered !== undefined)
  addLine(paper, draft, ownNumber ? slice(entry.rich, label.end) : entry.rich, place)
}

const MAX_HEADING = 100

/** The question whose number the other column names: the last one, or the one after the one before. */
function translationTarget(
  { drafts }: Paper,
  number: number,
  place: number,
  attached: Draft | undefined,
): Draft | undefined {
  if (attached && number !== attached.count + 1) return undefined
  return drafts.findLast(
    ({ count, translations }) => count === number && translations.every(({ column }) => column !== place),
  )
}
