import * as receiptCalls from '@pariksha/contract/attempts/receipt'
import * as resultsCalls from '@pariksha/contract/attempts/results'
import * as rankListCalls from '@pariksha/contract/results/rank-list'
import { AppError } from '../../platform/errors.ts'
import { sendCompressed } from '../../platform/http/compressed.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { LOG_READ } from '../action-limit.ts'
import { presentAttempt, presentOutcome, presentReceipt } from '../present.ts'
import type { RouteDeps } from '../route-deps.ts'
import { changeShownName, readRankList } from './rank-list.ts'
import { isReleasedNow } from './release.ts'
import { readStanding } from './standing.ts'
import { readStoredAnswers } from './stored-answers.ts'

/** An attempt with its result, solutions, receipt and rank. */
export function resultRoutes(route: Router, { deps, presenting, loadCurrent, solutionsOf, limit }: RouteDeps): void {
  route(resultsCalls.readAttempt, async ({ caller, params, query }) => {
    await limit(caller.userId, LOG_READ)
    const opened = await loadCurrent(caller.userId, params.attemptId)
    const released = isReleasedNow(opened.attempt)
    const outcome = released ? await presentOutcome(deps, solutionsOf, opened, query.solutions) : null
    const receipt = opened.attempt.status === 'completed' && !released ? await presentReceipt(deps, opened) : null
    return { ...(await presentAttempt(presenting, opened, query)), outcome, receipt }
  })

  route(resultsCalls.readSolutions, async ({ caller, params, reply }) => {
    const { attempt, paper } = await loadCurrent(caller.userId, params.attemptId)
    if (!isReleasedNow(attempt)) throw new AppError('not_found')
    const { key } = await deps.papers.key(attempt.paperId)
    return sendCompressed(reply, solutionsOf(paper, key).compressed())
  })

  route(receiptCalls.readStoredAnswers, async ({ caller, params }) => {
    await limit(caller.userId, LOG_READ)
    return readStoredAnswers(deps.db, await loadCurrent(caller.userId, params.attemptId))
  })

  route(resultsCalls.readStanding, ({ caller, params }) => readStanding(deps.db, caller.userId, params.attemptId))

  route(rankListCalls.readRankList, ({ caller, params }) => readRankList(deps.db, caller.userId, params.testId))

  route(rankListCalls.changeShownName, async ({ caller, params, body }) => {
    await limit(caller.userId, LOG_READ)
    return changeShownName(deps.db, caller.userId, params.testId, body.name)
  })
}
