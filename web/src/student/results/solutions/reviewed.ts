import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { AttemptMarks, SharedSolution, Solution } from '@pariksha/contract/attempts/results'
import type { AnalysedQuestion, Analysis } from '@pariksha/contract/results/analysis'
import { type SolutionState, solutionState } from './solution-state.ts'

/** What is taken from the analysis of an attempt. */
export type Analysed = Pick<Analysis, 'topics'> & {
  readonly questions: readonly Pick<AnalysedQuestion, 'question_number' | 'topic' | 'changes' | 'everyone'>[]
}

/** A question of a result with all that the lists and filters ask of it. */
export type Reviewed = Solution & {
  readonly state: SolutionState
  /** It took much longer than others needed, or than the pace that the test gives. */
  readonly slow: boolean
  readonly topic: { readonly slug: string; readonly name: string } | null
  /** How often the answer was replaced; null where it is not known. */
  readonly changes: number | null
  /** Figures of everybody who took the paper; null if unknown or if there are too few. */
  readonly everyone: { readonly right_share: number; readonly median_seconds: number | null } | null
}

/** How many times the median of others, or the pace of a test, is slow. */
const SLOW = 1.5

export function reviewed(
  shared: readonly SharedSolution[],
  answers: AttemptMarks['answers'],
  sections: Attempt['sections'],
  analysed?: Analysed,
): Reviewed[] {
  const paces = pacesOf(sections)
  const known = new Map(analysed?.questions.map((one) => [one.question_number, one]))
  const names = new Map(analysed?.topics?.map(({ topic, name }) => [topic, name]))
  return shared.flatMap((solution, index) => {
    const answer = answers[index]
    if (!answer) return []
    const whole = { ...solution, ...answer }
    const { topic = null, changes = null, everyone = null } = known.get(solution.question_number) ?? {}
    const usual = everyone?.median_seconds ?? paces[solution.section] ?? Number.POSITIVE_INFINITY
    return [
      {
        ...whole,
        state: solutionState(whole),
        slow: whole.seconds > SLOW * usual,
        topic: topic === null ? null : { slug: topic, name: names.get(topic) ?? topic },
        changes,
        everyone,
      },
    ]
  })
}

/** The topics of a paper, by name. */
export function topicsOf(all: readonly Reviewed[]): NonNullable<Reviewed['topic']>[] {
  const bySlug = new Map(all.flatMap(({ topic }) => (topic ? [[topic.slug, topic] as const] : [])))
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name))
}

/** Seconds for a question by section: those that share a clock share its pace. */
export function pacesOf(sections: Attempt['sections']): number[] {
  return sections.map(({ opens, closes }) => {
    const concurrent = sections.filter((other) => other.opens === opens && other.closes === closes)
    return (closes - opens) / concurrent.reduce((sum, { question_count }) => sum + question_count, 0)
  })
}

export const FILTERS = ['all', 'wrong', 'unattempted', 'slow', 'changed', 'marked', 'late'] as const
export type Filter = (typeof FILTERS)[number]

/** The key that chooses each filter. */
export const FILTER_KEYS: Readonly<Record<Filter, string>> = {
  all: 'a',
  wrong: 'w',
  unattempted: 'u',
  slow: 's',
  changed: 'c',
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
    case 'changed':
      return (one.changes ?? 0) > 0
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
