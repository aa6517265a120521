import * as contract from '@pariksha/contract/results/analysis'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { createLoadCurrent } from '../../attempts/load-attempt.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { readAnalysis } from './read-analysis.ts'
import { createReadPattern } from './read-pattern.ts'

/** The rate-limit cost, in actions, of a call that reads a whole log. */
const LOG_READ = 10

/** What a student can learn from an attempt. */
export function analysisRoutes(route: Router, deps: AttemptDeps, { limits }: { readonly limits: Limits }): void {
  const loadCurrent = createLoadCurrent(deps)
  const analysisDeps = { ...deps, readPattern: createReadPattern(deps.db) }

  route(contract.readAnalysis, async (asked) => {
    const { caller, params } = asked
    await limits.takeLocally('actions-account', caller.userId, LOG_READ)
    return readAnalysis(analysisDeps, await loadCurrent(caller.userId, params.attemptId), responseLanguage(asked))
  })
}
