import * as answersCalls from '@pariksha/contract/attempts/answers'
import type pg from 'pg'
import { AppError } from '../../platform/errors.ts'
import type { AfterResponse } from '../../platform/http/after-response.ts'
import { sendCompressed } from '../../platform/http/compressed.ts'
import type { Router } from '../../platform/http/endpoint.ts'
import { responseLanguage } from '../../platform/http/language.ts'
import { LOG_READ } from '../action-limit.ts'
import type { RouteDeps } from '../route-deps.ts'
import { type DelayedClockStart, mayStartEarlier } from '../start/delayed-clock-start.ts'
import { createActionCap } from './action-cap.ts'
import { createActionLog, type OnCommit } from './action-log.ts'
import { deliverActions } from './deliver-actions.ts'
import { createPaperCache } from './paper-of-attempt.ts'
import { readQuestion } from './read-question.ts'
import { saveAnswer } from './save-answer.ts'

type Deps = Pick<RouteDeps, 'deps' | 'loadCurrent' | 'limit'> & {
  readonly pool: pg.Pool
  readonly onCommit: OnCommit
  readonly afterResponse: AfterResponse
  readonly delayedClockStart: DelayedClockStart
}

/** The paper, and what is answered in it. */
export function answerRoutes(route: Router, routeDeps: Deps): void {
  const { deps, pool, loadCurrent, limit, onCommit, afterResponse, delayedClockStart } = routeDeps
  const saving = {
    ...deps,
    log: createActionLog(pool, onCommit),
    cap: createActionCap(deps.db),
    paperOf: createPaperCache(deps),
  }

  route(answersCalls.readPaper, async ({ caller, params, reply }) => {
    const { attempt, paper } = await loadCurrent(caller.userId, params.attemptId)
    if (attempt.status === 'paused') throw new AppError('paused')
    if (mayStartEarlier(attempt)) {
      afterResponse(reply, async (isSent) => {
        // an interrupted download is retried by the client, within the loading allowance
        if (isSent) delayedClockStart.schedule(attempt)
      })
    }
    return sendCompressed(reply, paper)
  })

  route(answersCalls.readQuestion, async (call) => {
    const { caller, params } = call
    await limit(caller.userId, LOG_READ)
    return readQuestion(
      { ...deps, loadCurrent },
      caller.userId,
      params.attemptId,
      params.questionNumber,
      responseLanguage(call),
    )
  })

  route(answersCalls.saveAnswer, async ({ caller, params, body }) => {
    const { user_choice, marked_review, current_question } = body
    // what a question is after a visit alone stands in the log
    await limit(caller.userId, user_choice === undefined && marked_review === undefined ? LOG_READ : 1)
    const { choice, marked, remaining } = await saveAnswer(
      saving,
      caller.userId,
      params.attemptId,
      params.questionNumber,
      {
        ...(user_choice !== undefined && { choice: user_choice }),
        ...(marked_review !== undefined && { marked: marked_review }),
        ...(current_question !== undefined && { current: current_question }),
      },
    )
    return {
      question_number: params.questionNumber,
      user_choice: choice,
      marked_review: marked,
      visited: true,
      remaining_seconds: remaining / 1000,
    }
  })

  route(answersCalls.sendActions, async ({ caller, params, body }) => {
    await limit(caller.userId, Math.max(1, body.actions.length))
    return deliverActions(saving, caller.userId, params.attemptId, body)
  })
}
