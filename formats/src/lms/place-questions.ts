import { categoryOf } from '../building/category.ts'
import { passageOf } from '../building/making.ts'
import { type FilePassage, type FileQuestion, note, type Problem, type QuestionSet } from '../question-set.ts'

/** A question with what GIFT and Moodle XML say before it. */
type PlacedQuestion = {
  readonly question: FileQuestion
  readonly index: number
  /** Where it is another one than that of the question before: it holds until the next. */
  readonly category: string | undefined
  /** Where the question is the first of it. */
  readonly passage: FilePassage | undefined
}

export function placeQuestions(set: QuestionSet): PlacedQuestion[] {
  const placed = new Set<FilePassage>()
  let before = ''
  return set.questions.map((question, index) => {
    const category = categoryOf(question.section, question.topic)
    const isNew = category !== before && (before !== '' || question.section !== null)
    before = category
    const passage = passageOf(set, question)
    const isFirst = passage && !placed.has(passage)
    if (passage) placed.add(passage)
    return { question, index, category: isNew ? category : undefined, passage: isFirst ? passage : undefined }
  })
}

export const passagesApart = (placed: readonly PlacedQuestion[]): Problem[] =>
  placed.some(({ passage }) => passage)
    ? [note('passages-apart', 'Passages are descriptions before their questions; Moodle does not tie them together.')]
    : []
