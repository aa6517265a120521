import type { Choice } from '@pariksha/domain/question'
import type { AnswerCheck } from '../question.ts'

type OptionCheck = {
  readonly isRight: boolean
  readonly isGiven: boolean
  /** Chosen, and another one was right: of a question that was dropped no answer is. */
  readonly isWrong: boolean
}

export function checkOption(choice: Choice, { correct, alsoAccepted = [], given }: AnswerCheck): OptionCheck {
  const isRight = [correct, ...alsoAccepted].some((right) => right.includes(choice))
  const isGiven = given?.includes(choice) ?? false
  return { isRight, isGiven, isWrong: isGiven && !isRight && correct !== '' }
}
