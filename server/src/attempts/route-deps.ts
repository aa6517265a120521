import type { LimitActions } from './action-limit.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import type { LoadCurrent } from './load-attempt.ts'
import type { PresentingDeps } from './present.ts'
import type { SolutionsOf } from './results/solutions.ts'

/** What the routes of attempts share: made once, by `attemptRoutes`. */
export type RouteDeps = {
  readonly deps: AttemptDeps
  readonly presenting: PresentingDeps
  readonly loadCurrent: LoadCurrent
  readonly solutionsOf: SolutionsOf
  readonly limit: LimitActions
}
