import type { Problem } from '../../question-set.ts'
import type { KeyEntry } from '../answers/answer-key.ts'
import type { PassageLines, QuestionLines, TextLine } from '../question-lines.ts'
import type { Entry } from './entries.ts'
import type { QuestionStyles } from './question-styles.ts'

/** The state of a walk through the lines of a paper. */
export type ParserState = {
  readonly entries: readonly Entry[]
  readonly styles: QuestionStyles
  readonly questions: QuestionLines[]
  readonly passages: PassageLines[]
  readonly key: KeyEntry[]
  readonly problems: Problem[]
  /** The last question, which numbers count on from. */
  current: QuestionLines | undefined
  /** Where lines go: the last question, or the same question in its second language. */
  writing: QuestionLines | undefined
  /** A heading came: numbers may begin again. */
  fresh: boolean
  inKey: boolean
  /** Its lines are solutions, some of them without an answer. */
  inSolutions: boolean
  /** The passage for the questions that follow, and whether its lines still come. */
  passage: PassageLines | undefined
  inPassage: boolean
  section: string | null
  /** Topic, level … for the questions that follow; undefined until it is known that they come first. */
  details: QuestionLines['details'] | undefined
  preamble: TextLine[]
}
