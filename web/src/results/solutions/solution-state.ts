import type { Solution } from '@pariksha/contract/attempts/results'

const SOLUTION_STATES = ['correct', 'incorrect', 'not-attempted'] as const
export type SolutionState = (typeof SOLUTION_STATES)[number]

/** Derived from the marks: a number is right within a range, so comparing it with the key as text would be wrong. */
export function solutionState({ user_choice, correct_choice, options, marks }: Solution): SolutionState {
  if (user_choice === null) return 'not-attempted'
  if (options.length === 0) return marks > 0 ? 'correct' : 'incorrect'
  return user_choice.toLowerCase() === correct_choice.toLowerCase() ? 'correct' : 'incorrect'
}

export const FILTERS = ['all', 'wrong', 'unattempted', 'marked', 'late'] as const
export type Filter = (typeof FILTERS)[number]

export function passes(solution: Solution, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'wrong':
      return solutionState(solution) === 'incorrect'
    case 'unattempted':
      return solution.user_choice === null
    case 'marked':
      return solution.marked_review
    case 'late':
      return solution.late_choice !== null
  }
}
