import * as attemptCalls from '@pariksha/contract/attempts/attempt'
import * as resultsCalls from '@pariksha/contract/attempts/results'
import * as timeCalls from '@pariksha/contract/attempts/time-added'
import { AppError } from '../../platform/errors.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { LOG_READ } from '../action-limit.ts'
import { presentAttempt, presentOutcome, presentReceipt } from '../present.ts'
import { isReleasedNow } from '../results/release.ts'
import type { RouteDeps } from '../route-deps.ts'
import type { AddedTimeWaits } from './await-added-time.ts'
import { readTimeAdded } from './given-time.ts'
import { pauseAttempt, resumeAttempt } from './pause-attempt.ts'
import { createSubmitAttempt } from './submit-attempt.ts'

type Deps = RouteDeps & { readonly addedTime: AddedTimeWaits }

/** What moves the end of an attempt, pauses it or submits it. */
export function closingRoutes(route: Router, routeDeps: Deps): void {
  const { deps, presenting, loadCurrent, solutionsOf, limit, addedTime } = routeDeps
  const submitAttempt = createSubmitAttempt(deps)

  route(timeCalls.readTimeAdded, async ({ caller, params }) => {
    const { attempt } = await loadCurrent(caller.userId, params.attemptId)
    return readTimeAdded(deps.db, attempt)
  })

  route(timeCalls.awaitTimeAdded, async ({ caller, params, query, reply }) => {
    await limit(caller.userId, 1)
    const { attempt } = await loadCurrent(caller.userId, params.attemptId)
    if (attempt.status === 'completed') throw new AppError('attempt_closed')
    reply.header('cache-control', 'no-store, no-transform')
    return { added: await addedTime.wait(attempt.id, query.seconds * 1000, reply.raw) }
  })

  route(attemptCalls.pauseAttempt, async ({ caller, params, query }) => {
    await limit(caller.userId, LOG_READ)
    return presentAttempt(presenting, await pauseAttempt(deps, caller.userId, params.attemptId), query)
  })

  route(attemptCalls.resumeAttempt, async ({ caller, params, query }) => {
    await limit(caller.userId, LOG_READ)
    return presentAttempt(presenting, await resumeAttempt(deps, caller.userId, params.attemptId), query)
  })

  route(resultsCalls.submitAttempt, async ({ caller, params, query, body }) => {
    await limit(caller.userId, LOG_READ)
    const expected = body && 'device' in body ? { device: body.device, lastSeq: body.last_seq } : undefined
    const opened = await submitAttempt(caller.userId, params.attemptId, expected, body?.at)
    if (!isReleasedNow(opened.attempt)) return { receipt: await presentReceipt(deps, opened) }
    return presentOutcome(deps, solutionsOf, opened, query.solutions)
  })
}
