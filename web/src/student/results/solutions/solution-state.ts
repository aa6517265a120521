import type { Solution } from '@pariksha/contract/attempts/results'

const SOLUTION_STATES = ['correct', 'incorrect', 'not-attempted', 'dropped'] as const
export type SolutionState = (typeof SOLUTION_STATES)[number]

/** Derived from the marks: a number is right within a range, so comparing it with the key as text would be wrong. */
export function solutionState({ user_choice, correct_choice, also_correct, options, marks }: Solution): SolutionState {
  if (correct_choice === '') return 'dropped'
  if (user_choice === null) return 'not-attempted'
  if (options.length === 0) return marks > 0 ? 'correct' : 'incorrect'
  const own = user_choice.toLowerCase()
  return [correct_choice, ...also_correct].some((right) => right.toLowerCase() === own) ? 'correct' : 'incorrect'
}
