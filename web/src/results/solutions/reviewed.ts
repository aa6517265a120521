import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks, SharedSolution, Solution } from '@pariksha/contract/attempts/results'
import { type SolutionState, solutionState } from './solution-state.ts'

/** A question of a result with all that the lists and filters ask of it. */
export type Reviewed = Solution & {
  readonly state: SolutionState
  /** It took much longer than the pace that the test gives. */
  readonly slow: boolean
}

/** How many times the pace of a test is slow. */
const SLOW = 1.5

export function reviewed(
  shared: readonly SharedSolution[],
  answers: AttemptMarks['answers'],
  sections: Attempt['sections'],
): Reviewed[] {
  const paces = pacesOf(sections)
  return shared.flatMap((solution, index) => {
    const answer = answers[index]
    if (!answer) return []
    const whole = { ...solution, ...answer }
    const pace = paces[solution.section] ?? Number.POSITIVE_INFINITY
    return [{ ...whole, state: solutionState(whole), slow: whole.seconds > SLOW * pace }]
  })
}

/** Seconds for a question by section: those that share a clock share its pace. */
export function pacesOf(sections: Attempt['sections']): number[] {
  return sections.map(({ opens, closes }) => {
    const together = sections.filter((other) => other.opens === opens && other.closes === closes)
    return (closes - opens) / together.reduce((sum, { question_count }) => sum + question_count, 0)
  })
}

export const FILTERS = ['all', 'wrong', 'unattempted', 'slow', 'marked', 'late'] as const
export type Filter = (typeof FILTERS)[number]

/** The key that chooses each filter. */
export const FILTER_KEYS: Readonly<Record<Filter, string>> = {
  all: 'a',
  wrong: 'w',
  unattempted: 'u',
  slow: 's',
  marked: 'm',
  late: 'l',
}

export function passes(one: Reviewed, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'wrong':
      return one.state === 'incorrect'
    case 'unattempted':
      return one.state === 'not-attempted'
    case 'slow':
      return one.slow
    case 'marked':
      return one.marked_review
    case 'late':
      return one.late_choice !== null
  }
}

/** Neighbours of a question that share its passage, itself among them; alone without one. */
export function setOf(all: readonly Reviewed[], number: number): readonly Reviewed[] {
  const one = all.find(({ question_number }) => question_number === number)
  if (!one?.passage) return []
  const passage = one.passage.en
  return all.filter((other) => other.passage?.en === passage)
}
