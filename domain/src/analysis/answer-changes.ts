import { type Action, inOrder } from '../attempt/attempt.ts'
import type { Choice } from '../question.ts'
import type { Millis } from '../timing/timing.ts'

/** What became of an answer by being replaced with another one. */
export const CHANGES = ['wrong-to-right', 'right-to-wrong', 'wrong-to-wrong', 'right-to-right'] as const
export type Change = (typeof CHANGES)[number]

/** The different answers given to a question one after the other, and when the last of them was. */
export type AnswerHistory = { readonly choices: readonly Choice[]; readonly lastAt: Millis }

/**
 * The answers that were given to each question; clearing one is no answer, and the same one again is no other. A question that
 * was never answered is not in it.
 */
export function answerHistories(actions: Iterable<Action>): Map<number, AnswerHistory> {
  const histories = new Map<number, AnswerHistory>()
  for (const { questionNumber, choice, at } of inOrder(actions)) {
    if (typeof choice !== 'string') continue
    const choices = histories.get(questionNumber)?.choices ?? []
    histories.set(questionNumber, { choices: choices.at(-1) === choice ? choices : [...choices, choice], lastAt: at })
  }
  return histories
}

/** What each replacement did: one fewer than there were answers. */
export function changesOf(choices: readonly Choice[], isRight: (choice: Choice) => boolean): Change[] {
  return choices.slice(1).map((choice, index): Change => {
    const before = isRight(choices[index] as Choice)
    if (isRight(choice)) return before ? 'right-to-right' : 'wrong-to-right'
    return before ? 'right-to-wrong' : 'wrong-to-wrong'
  })
}
