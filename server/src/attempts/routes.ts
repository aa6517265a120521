import * as contract from '@pariksha/contract/attempts'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import type { AfterAnswer } from '../http/after-answer.ts'
import type { Router } from '../http/endpoint.ts'
import { answerLanguage } from '../http/language.ts'
import { sendSpliced } from '../http/send-spliced.ts'
import type { Limits } from '../limits/limits.ts'
import { createActionCap } from './action-cap.ts'
import { createActionLog, type WatchCommit } from './action-log.ts'
import { closeOverdue } from './close-overdue.ts'
import { deliverActions } from './deliver-actions.ts'
import { listAttempts } from './list-attempts.ts'
import { rememberPapers } from './paper-of-attempt.ts'
import { type PapersSent, waitsForPaper } from './papers-sent.ts'
import { pauseAttempt, resumeAttempt } from './pause-attempt.ts'
import { presentAttempt, presentOutcome, presentReceipt, writeOutcome } from './present.ts'
import { readQuestion } from './read-question.ts'
import { isReleasedNow } from './release.ts'
import { saveAnswer } from './save-answer.ts'
import { sendAttempt } from './send-attempt.ts'
import { readStanding } from './standing.ts'
import { startAttempt } from './start-attempt.ts'
import { submitAttempt } from './submit-attempt.ts'
import { takeOver } from './take-over.ts'
import { readTaken } from './taken.ts'
import { type Engine, touchAttempt } from './touch.ts'

type Services = {
  readonly pool: pg.Pool
  readonly limits: Limits
  readonly watch: WatchCommit
  readonly afterAnswer: AfterAnswer
  readonly papersSent: PapersSent
}

/** What a call that reads a whole log costs of a student's rate, in actions. */
const LOG_READ = 10

export function attemptRoutes(
  route: Router,
  engine: Engine,
  { pool, limits, watch, afterAnswer, papersSent }: Services,
): void {
  const saving = {
    ...engine,
    log: createActionLog(pool, watch),
    cap: createActionCap(engine.db),
    paperOf: rememberPapers(engine),
  }

  const act = (studentId: number, points: number) => limits.takeLocally('actions-account', studentId, points)

  route(contract.startAttempt, async ({ caller, body, reply }) => {
    await act(caller.userId, LOG_READ)
    const { isNew, ...opened } = await startAttempt(engine, caller.userId, body.test_id)
    reply.code(isNew ? 201 : 200)
    return sendAttempt(engine, opened, reply, (attempt) => attempt, { untouched: isNew })
  })

  /** What a list says of an attempt is so by now. */
  const closeOwnOverdue = (studentId: number, { log }: FastifyRequest) =>
    closeOverdue(engine, (err) => log.error({ err }, 'an overdue attempt was not closed'), { studentId })

  route(contract.listAttempts, async ({ caller, query, request }) => {
    await closeOwnOverdue(caller.userId, request)
    return listAttempts(engine.db, caller.userId, query.page)
  })

  route(contract.readTaken, async ({ caller, request }) => {
    await closeOwnOverdue(caller.userId, request)
    return readTaken(engine.db, caller.userId)
  })

  route(contract.readAttempt, async ({ caller, params, reply }) => {
    await act(caller.userId, LOG_READ)
    const opened = await touchAttempt(engine, caller.userId, params.attemptId)
    const released = isReleasedNow(opened.attempt)
    const outcome = released ? await presentOutcome(engine, opened) : null
    const receipt = opened.attempt.status === 'completed' && !released ? await presentReceipt(engine, opened) : null
    return sendAttempt(engine, opened, reply, (attempt) => ({ ...attempt, outcome, receipt }))
  })

  route(contract.readStanding, ({ caller, params }) => readStanding(engine.db, caller.userId, params.attemptId))

  route(contract.readPaper, async ({ caller, params, request, reply }) => {
    const { attempt, paper } = await touchAttempt(engine, caller.userId, params.attemptId)
    if (attempt.status === 'paused') throw new AppError('paused')
    if (waitsForPaper(attempt)) {
      afterAnswer(reply, async (isSent) => {
        // one that was cut off is asked for again; the loading allowance bounds that
        if (isSent) papersSent.note(attempt)
      })
    }
    const etag = `"${paper.hash}"`
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, authorization')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    reply.header('content-type', 'application/json; charset=utf-8').header('content-encoding', brotli ? 'br' : 'gzip')
    return reply.send(brotli ? paper.brotli : paper.gzip())
  })

  route(contract.readQuestion, async (asked) => {
    const { caller, params } = asked
    await act(caller.userId, LOG_READ)
    return readQuestion(engine, caller.userId, params.attemptId, params.questionNumber, answerLanguage(asked))
  })

  route(contract.saveAnswer, async ({ caller, params, body }) => {
    const { user_choice, marked_review, current_question } = body
    // what a question is after a visit alone stands in the log
    await act(caller.userId, user_choice === undefined && marked_review === undefined ? LOG_READ : 1)
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

  route(contract.sendActions, async ({ caller, params, body }) => {
    await act(caller.userId, Math.max(1, body.actions.length))
    return deliverActions(saving, caller.userId, params.attemptId, body)
  })

  route(contract.takeOver, async ({ caller, params, body, reply }) => {
    await act(caller.userId, LOG_READ)
    const { untouched, ...opened } = await takeOver(engine, caller.userId, params.attemptId, body.device)
    papersSent.forget(opened.attempt)
    return sendAttempt(engine, opened, reply, (attempt) => ({ epoch: attempt.epoch, attempt }), { untouched })
  })

  route(contract.pauseAttempt, async ({ caller, params }) => {
    await act(caller.userId, LOG_READ)
    return presentAttempt(engine, await pauseAttempt(engine, caller.userId, params.attemptId))
  })

  route(contract.resumeAttempt, async ({ caller, params }) => {
    await act(caller.userId, LOG_READ)
    return presentAttempt(engine, await resumeAttempt(engine, caller.userId, params.attemptId))
  })

  route(contract.submitAttempt, async ({ caller, params, body, reply }) => {
    await act(caller.userId, LOG_READ)
    const handIn = body && 'device' in body ? { device: body.device, lastSeq: body.last_seq } : undefined
    const opened = await submitAttempt(engine, caller.userId, params.attemptId, handIn)
    if (!isReleasedNow(opened.attempt)) return { receipt: await presentReceipt(engine, opened) }
    const write = await writeOutcome(engine, opened)
    return sendSpliced(reply, write)
  })
}
