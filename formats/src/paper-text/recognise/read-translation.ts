import { NO_NUMBER } from '../labels.ts'
import { isTranslation, newQuestion, type QuestionLines } from '../question-lines.ts'
import { slice } from '../rich/rich-text.ts'
import { addLine } from './add-line.ts'
import type { Entry } from './entries.ts'
import type { ParserState } from './parser-state.ts'

/** A line in the column of the second language: of the question beside it, or of the one whose number it names. */
export function readTranslation(state: ParserState, entry: Entry, place: number): void {
  if (state.inPassage && state.passage) {
    state.passage.lines.push({ at: entry.at, rich: entry.rich })
    return
  }
  const label = entry.label
  // the name of the section, which is kept in the first language
  if (state.fresh && state.current && !label && entry.text.length <= MAX_HEADING) return
  const { writing } = state
  const attached =
    writing && isTranslation(writing)
      ? state.questions.find(({ translations }) => translations.includes(writing))
      : undefined
  const numbered =
    label && label.index !== (attached?.count ?? NO_NUMBER)
      ? translationTarget(state, label.index, entry.translationColumn, attached)
      : undefined
  const target = numbered ?? attached ?? state.current
  if (!target) {
    state.preamble.push({ at: entry.at, rich: entry.rich })
    return
  }
  const known = target.translations.find(({ column }) => column === entry.translationColumn)
  const isNew = known === undefined
  const question = known ?? {
    ...newQuestion(entry.at, label, target.count, entry.level),
    column: entry.translationColumn,
  }
  if (isNew) target.translations.push(question)
  state.writing = question
  const ownNumber = label && label.index === target.count && (isNew || numbered !== undefined)
  addLine(state, question, ownNumber ? slice(entry.rich, label.end) : entry.rich, place)
}

const MAX_HEADING = 100

/** The question whose number the other column names: the last one, or the one after the one before. */
function translationTarget(
  { questions }: ParserState,
  number: number,
  place: number,
  attached: QuestionLines | undefined,
): QuestionLines | undefined {
  if (attached && number !== attached.count + 1) return undefined
  return questions.findLast(
    ({ count, translations }) => count === number && translations.every(({ column }) => column !== place),
  )
}
