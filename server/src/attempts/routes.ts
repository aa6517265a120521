import * as listsCalls from '@pariksha/contract/attempts/lists'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { AfterResponse } from '../platform/http/after-response.ts'
import type { Router } from '../platform/http/endpoint.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { createActionLimit } from './action-limit.ts'
import type { OnCommit } from './answers/action-log.ts'
import { answerRoutes } from './answers/answer-routes.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import type { AddedTimeWaits } from './closing/await-added-time.ts'
import { closeOverdue } from './closing/close-overdue.ts'
import { closingRoutes } from './closing/closing-routes.ts'
import { listAttempts } from './lists/list-attempts.ts'
import { readTaken } from './lists/taken.ts'
import { createLoadCurrent } from './load-attempt.ts'
import { createReadLog } from './queries.ts'
import { resultRoutes } from './results/result-routes.ts'
import { createSolutions } from './results/solutions.ts'
import type { DelayedClockStart } from './start/delayed-clock-start.ts'
import { startRoutes } from './start/start-routes.ts'
import type { WaitingStudents } from './start/waiting-students.ts'

type Services = {
  readonly pool: pg.Pool
  readonly limits: Limits
  readonly onCommit: OnCommit
  readonly afterResponse: AfterResponse
  readonly delayedClockStart: DelayedClockStart
  readonly waitingStudents: WaitingStudents
  readonly addedTime: AddedTimeWaits
}

export function attemptRoutes(route: Router, deps: AttemptDeps, services: Services): void {
  const shared = {
    ...services,
    deps,
    presenting: { ...deps, readLog: createReadLog(deps.db) },
    loadCurrent: createLoadCurrent(deps),
    solutionsOf: createSolutions(),
    limit: createActionLimit(services.limits),
  }
  startRoutes(route, shared)
  answerRoutes(route, shared)
  closingRoutes(route, shared)
  resultRoutes(route, shared)
  listRoutes(route, deps)
}

function listRoutes(route: Router, deps: AttemptDeps): void {
  /** Closes the caller's overdue attempts before a list is read. */
  const closeOwnOverdue = (studentId: number, { log }: FastifyRequest) =>
    closeOverdue(deps, (err) => log.error({ err }, 'an overdue attempt was not closed'), { studentId })

  route(listsCalls.listAttempts, async ({ caller, query, request }) => {
    await closeOwnOverdue(caller.userId, request)
    return listAttempts(deps.db, caller.userId, query.page)
  })

  route(listsCalls.readTaken, async ({ caller, request }) => {
    await closeOwnOverdue(caller.userId, request)
    return readTaken(deps.db, caller.userId)
  })
}
