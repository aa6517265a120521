import type { AttemptState } from '@pariksha/domain/attempt/attempt'
import type { Choice } from '@pariksha/domain/question'
import type { Millis } from '@pariksha/domain/timing/timing'
import type { LoadedPaper } from '../../papers/plan.ts'
import { foldLog } from '../counted-actions.ts'
import type { LoggedAction } from '../queries.ts'

/** What an attempt answered at its end, in the order of the questions: a copy of what its log says. */
export type FinalAnswers = {
  readonly answers: readonly (Choice | null)[]
  /** Whole seconds at each question; null where it was never opened. */
  readonly seconds: readonly (number | null)[]
}

export function finalAnswers(
  paper: Pick<LoadedPaper, 'plan'>,
  log: readonly LoggedAction[],
  spent: Millis,
): FinalAnswers {
  return finalAnswersOf(paper, foldLog(log, spent).responses)
}

export function finalAnswersOf(
  { plan }: Pick<LoadedPaper, 'plan'>,
  responses: AttemptState['responses'],
): FinalAnswers {
  const of = plan.questions.map((_, index) => responses.get(index + 1))
  return {
    answers: of.map((response) => response?.choice ?? null),
    seconds: of.map((response) => (response ? Math.round(response.spent / 1000) : null)),
  }
}
