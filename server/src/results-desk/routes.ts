import * as contract from '@pariksha/contract/results-desk'
import type { AttemptDeps } from '../attempts/attempt-deps.ts'
import type { Router } from '../http/endpoint.ts'
import { listResults } from './list-results.ts'
import { listTestsTaken } from './list-tests.ts'
import { readTestResults } from './read-test.ts'

/**
 * Results as the staff see them: also those of tests that are not released to students yet. A teacher sees the students of
 * the own batches.
 */
export function resultsDeskRoutes(route: Router, deps: Pick<AttemptDeps, 'db' | 'papers'>): void {
  route(contract.listTestsTaken, ({ caller, query }) => listTestsTaken(deps.db, caller, query))

  route(contract.readTestResults, ({ caller, params: { testId }, query: { batch } }) =>
    readTestResults(deps, { caller, testId, batch }),
  )

  route(contract.listResults, ({ caller, params: { testId }, query: { batch, ...asked } }) =>
    listResults(deps, { caller, testId, batch }, asked),
  )
}
