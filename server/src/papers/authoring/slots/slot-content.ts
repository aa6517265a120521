import type { PaperQuestion } from '@pariksha/content/papers/paper'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { rangeText } from '@pariksha/domain/marking/range-text'
import type { AnswerKey } from '@pariksha/domain/question'
import type { SlotRow } from './slots.ts'

/** What lists, checks and rules look at, whether it is of the bank or drawn. */
export type SlotContent = Pick<QuestionContent, 'kind' | 'stem' | 'options' | 'explanation' | 'topic' | 'level'> & {
  readonly answer: AnswerKey | null
}

export function contentOf({ question, drawn }: SlotRow): SlotContent {
  if (question) return question.content
  const { kind, stem, options, answer, explanation } = drawn.question
  const { topic, level } = drawn
  return { kind, stem, options: [...options], answer, explanation: explanation ?? null, topic, level }
}

/** The same for questions of one passage. */
export const passageOf = ({ question, drawn }: SlotRow): string | null => {
  if (drawn) return drawn.set
  return question.content.passage_id === null ? null : `p${question.content.passage_id}`
}

/** As solutions have it: the letters, or a number or range. */
export function answerText(answer: PaperQuestion['answer'] | null): string | null {
  if (answer === null) return null
  return answer.kind === 'numeric' ? rangeText(answer) : answer.correct
}
