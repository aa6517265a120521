import * as attemptCalls from '@pariksha/contract/attempts/attempt'
import * as openingCalls from '@pariksha/contract/attempts/opening'
import { createSealedPapers } from '../../papers/seal.ts'
import { sendSealed } from '../../platform/http/compressed.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { LOG_READ } from '../action-limit.ts'
import type { AttemptWithPaper } from '../attempt-with-paper.ts'
import { presentAttempt } from '../present.ts'
import type { RouteDeps } from '../route-deps.ts'
import { type DelayedClockStart, mayStartEarlier } from './delayed-clock-start.ts'
import { findPaperToSeal, readOpening } from './opening.ts'
import { createStartAttempt, type SealedOnDevice } from './start-attempt.ts'
import { createTakeOver } from './take-over.ts'
import type { WaitingStudents } from './waiting-students.ts'

type Deps = Pick<RouteDeps, 'deps' | 'presenting' | 'limit'> & {
  readonly delayedClockStart: DelayedClockStart
  readonly waitingStudents: WaitingStudents
}

/** Waiting for a live test, starting an attempt, and opening it on a device. */
export function startRoutes(
  route: Router,
  { deps, presenting, limit, delayedClockStart, waitingStudents }: Deps,
): void {
  const startAttempt = createStartAttempt(deps)
  const takeOver = createTakeOver(deps)
  const sealedPapers = createSealedPapers(deps.secret)

  route(attemptCalls.startAttempt, async ({ caller, query, body, reply }) => {
    await limit(caller.userId, LOG_READ)
    const { test_id, sealed } = body
    const onDevice = sealed && { paperHash: sealed.paper_hash, device: sealed.device }
    const { isNew, ...opened } = await startAttempt(caller.userId, test_id, onDevice)
    reply.code(isNew ? 201 : 200)
    return {
      ...(await presentAttempt(presenting, opened, { ...query, untouched: isNew })),
      sealed: presentSealed(opened, isNew, onDevice),
    }
  })

  /** A device that holds the sealed paper gets its key instead of the paper. */
  function presentSealed({ attempt, paper }: AttemptWithPaper, isNew: boolean, onDevice: SealedOnDevice | undefined) {
    if (attempt.mode !== 'live' || attempt.status !== 'started' || onDevice?.paperHash !== paper.hash) return null
    if (mayStartEarlier(attempt)) delayedClockStart.schedule(attempt)
    return { key: sealedPapers.key(attempt.testId, paper).toString('base64'), is_opened: isNew }
  }

  route(openingCalls.readOpening, async ({ caller, params }) => {
    const opening = await readOpening(deps, caller.userId, params.testId)
    waitingStudents.note(params.testId, caller.userId)
    return opening
  })

  route(openingCalls.readSealedPaper, async ({ caller, params, reply }) => {
    const { testId } = params
    const paper = await findPaperToSeal(deps, caller.userId, testId)
    return sendSealed(reply, paper.hash, () => sealedPapers.body(testId, paper))
  })

  route(attemptCalls.takeOver, async ({ caller, params, query, body }) => {
    await limit(caller.userId, LOG_READ)
    const { untouched, ...opened } = await takeOver(caller.userId, params.attemptId, body.device)
    delayedClockStart.cancel(opened.attempt)
    const attempt = await presentAttempt(presenting, opened, { ...query, untouched })
    return { epoch: attempt.epoch, attempt }
  })
}
