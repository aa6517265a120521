import type { Choice } from '@pariksha/domain/question'
import type { Verdict } from '../question.ts'

type OptionVerdict = {
  readonly isRight: boolean
  readonly isOwn: boolean
  /** Chosen, and another one was right: of a question that was dropped no answer is. */
  readonly isWrong: boolean
}

export function optionVerdict(choice: Choice, { correct, also = [], own }: Verdict): OptionVerdict {
  const isRight = [correct, ...also].some((right) => right.includes(choice))
  const isOwn = own?.includes(choice) ?? false
  return { isRight, isOwn, isWrong: isOwn && !isRight && correct !== '' }
}
