import type { Paper } from '@pariksha/contract/exams/tests'
import type { Choice, QuestionKind } from '@pariksha/domain/question'

/** What papers and solutions say alike of a question. */
export type Question = Pick<Paper['questions'][number], 'question_number' | 'question' | 'question_image' | 'options'>

/** What a question is answered with, and where the answer goes. */
export type Answering = {
  readonly kind: QuestionKind
  readonly choice: Choice | null
  /** Not given: a preview, which looks as the question will and takes no answer. */
  readonly onAnswer?: (choice: Choice | null) => void
  readonly disabled?: boolean
  /** On a touch screen the same option was tapped twice in a row. */
  readonly onDoubleTap?: () => void
}

/** The right answer, others that are accepted, and the one that was given: letters, or a typed number. */
export type AnswerCheck = {
  readonly correct: Choice
  readonly alsoAccepted?: readonly Choice[] | undefined
  readonly given: Choice | null
}
