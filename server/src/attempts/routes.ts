import * as answersCalls from '@pariksha/contract/attempts/answers'
import * as attemptCalls from '@pariksha/contract/attempts/attempt'
import * as listsCalls from '@pariksha/contract/attempts/lists'
import * as receiptCalls from '@pariksha/contract/attempts/receipt'
import * as resultsCalls from '@pariksha/contract/attempts/results'
import * as timeCalls from '@pariksha/contract/attempts/time-added'
import * as rankListCalls from '@pariksha/contract/results/rank-list'
import * as openingCalls from '@pariksha/contract/tests/opening'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import type { AfterResponse } from '../http/after-response.ts'
import { sendCompressed, sendSealed } from '../http/compressed.ts'
import type { Router } from '../http/endpoint.ts'
import { responseLanguage } from '../http/language.ts'
import type { Limits } from '../limits/limits.ts'
import { createSealedPapers } from '../papers/seal.ts'
import { createActionCap } from './answers/action-cap.ts'
import { createActionLog, type OnCommit } from './answers/action-log.ts'
import { deliverActions } from './answers/deliver-actions.ts'
import { readQuestion } from './answers/read-question.ts'
import { saveAnswer } from './answers/save-answer.ts'
import type { AttemptDeps, Opened } from './attempt-deps.ts'
import type { AddedTimeWaits } from './closing/await-added-time.ts'
import { closeOverdue } from './closing/close-overdue.ts'
import { readTimeAdded } from './closing/given-time.ts'
import { pauseAttempt, resumeAttempt } from './closing/pause-attempt.ts'
import { createSubmitAttempt } from './closing/submit-attempt.ts'
import { listAttempts } from './list-attempts.ts'
import { createLoadCurrent } from './load-attempt.ts'
import { createPaperCache } from './paper-of-attempt.ts'
import { type Completed, presentAttempt, presentMarks, presentReceipt, presentResult } from './present.ts'
import { createReadLog } from './queries.ts'
import { changeShownName, readRankList } from './results/rank-list.ts'
import { isReleasedNow } from './results/release.ts'
import { createSolutions } from './results/solutions.ts'
import { readStanding } from './results/standing.ts'
import { readStoredAnswers } from './results/stored-answers.ts'
import { findPaperToSeal, readOpening } from './start/opening.ts'
import { type PapersSent, waitsForPaper } from './start/papers-sent.ts'
import { createStartAttempt, type SealedOnDevice } from './start/start-attempt.ts'
import { createTakeOver } from './start/take-over.ts'
import type { WaitingStudents } from './start/waiting-students.ts'
import { readTaken } from './taken.ts'

type Services = {
  readonly pool: pg.Pool
  readonly limits: Limits
  readonly onCommit: OnCommit
  readonly afterResponse: AfterResponse
  readonly papersSent: PapersSent
  readonly waitingStudents: WaitingStudents
  readonly addedTime: AddedTimeWaits
}

/** The rate-limit cost, in actions, of a call that reads a whole log. */
const LOG_READ = 10

export function attemptRoutes(
  route: Router,
  deps: AttemptDeps,
  { pool, limits, onCommit, afterResponse, papersSent, waitingStudents, addedTime }: Services,
): void {
  const saving = {
    ...deps,
    log: createActionLog(pool, onCommit),
    cap: createActionCap(deps.db),
    paperOf: createPaperCache(deps),
  }

  const presenting = { ...deps, readLog: createReadLog(deps.db) }
  const startAttempt = createStartAttempt(deps)
  const loadCurrent = createLoadCurrent(deps)
  const takeOver = createTakeOver(deps)
  const submitAttempt = createSubmitAttempt(deps)
  const sealedPapers = createSealedPapers(deps.secret)

  const act = (studentId: number, points: number) => limits.takeLocally('actions-account', studentId, points)

  route(attemptCalls.startAttempt, async ({ caller, query, body, reply }) => {
    await act(caller.userId, LOG_READ)
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
  function presentSealed({ attempt, paper }: Opened, isNew: boolean, onDevice: SealedOnDevice | undefined) {
    if (attempt.mode !== 'live' || attempt.status !== 'started' || onDevice?.paperHash !== paper.hash) return null
    if (waitsForPaper(attempt)) papersSent.note(attempt)
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

  const solutionsOf = createSolutions()
  const presentOutcome = (completed: Completed, solutions: 'included' | 'apart') =>
    solutions === 'apart' ? presentMarks(deps, completed) : presentResult(deps, solutionsOf, completed)

  route(resultsCalls.readAttempt, async ({ caller, params, query }) => {
    await act(caller.userId, LOG_READ)
    const opened = await loadCurrent(caller.userId, params.attemptId)
    const released = isReleasedNow(opened.attempt)
    const outcome = released ? await presentOutcome(opened, query.solutions) : null
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
    await act(caller.userId, LOG_READ)
    return readStoredAnswers(deps.db, await loadCurrent(caller.userId, params.attemptId))
  })

  route(resultsCalls.readStanding, ({ caller, params }) => readStanding(deps.db, caller.userId, params.attemptId))

  route(rankListCalls.readRankList, ({ caller, params }) => readRankList(deps.db, caller.userId, params.testId))

  route(rankListCalls.changeShownName, async ({ caller, params, body }) => {
    await act(caller.userId, LOG_READ)
    return changeShownName(deps.db, caller.userId, params.testId, body.name)
  })

  route(timeCalls.readTimeAdded, async ({ caller, params }) => {
    const { attempt } = await loadCurrent(caller.userId, params.attemptId)
    return readTimeAdded(deps.db, attempt)
  })

  route(timeCalls.awaitTimeAdded, async ({ caller, params, query, reply }) => {
    await act(caller.userId, 1)
    const { attempt } = await loadCurrent(caller.userId, params.attemptId)
    if (attempt.status === 'completed') throw new AppError('attempt_closed')
    reply.header('cache-control', 'no-store, no-transform')
    return { added: await addedTime.wait(attempt.id, query.seconds * 1000, reply.raw) }
  })

  route(answersCalls.readPaper, async ({ caller, params, reply }) => {
    const { attempt, paper } = await loadCurrent(caller.userId, params.attemptId)
    if (attempt.status === 'paused') throw new AppError('paused')
    if (waitsForPaper(attempt)) {
      afterResponse(reply, async (isSent) => {
        // an interrupted download is retried by the client, within the loading allowance
        if (isSent) papersSent.note(attempt)
      })
    }
    return sendCompressed(reply, paper)
  })

  route(answersCalls.readQuestion, async (asked) => {
    const { caller, params } = asked
    await act(caller.userId, LOG_READ)
    return readQuestion(
      { ...deps, loadCurrent },
      caller.userId,
      params.attemptId,
      params.questionNumber,
      responseLanguage(asked),
    )
  })

  route(answersCalls.saveAnswer, async ({ caller, params, body }) => {
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

  route(answersCalls.sendActions, async ({ caller, params, body }) => {
    await act(caller.userId, Math.max(1, body.actions.length))
    return deliverActions(saving, caller.userId, params.attemptId, body)
  })

  route(attemptCalls.takeOver, async ({ caller, params, query, body }) => {
    await act(caller.userId, LOG_READ)
    const { untouched, ...opened } = await takeOver(caller.userId, params.attemptId, body.device)
    papersSent.forget(opened.attempt)
    const attempt = await presentAttempt(presenting, opened, { ...query, untouched })
    return { epoch: attempt.epoch, attempt }
  })

  route(attemptCalls.pauseAttempt, async ({ caller, params, query }) => {
    await act(caller.userId, LOG_READ)
    return presentAttempt(presenting, await pauseAttempt(deps, caller.userId, params.attemptId), query)
  })

  route(attemptCalls.resumeAttempt, async ({ caller, params, query }) => {
    await act(caller.userId, LOG_READ)
    return presentAttempt(presenting, await resumeAttempt(deps, caller.userId, params.attemptId), query)
  })

  route(resultsCalls.submitAttempt, async ({ caller, params, query, body }) => {
    await act(caller.userId, LOG_READ)
    const handIn = body && 'device' in body ? { device: body.device, lastSeq: body.last_seq } : undefined
    const opened = await submitAttempt(caller.userId, params.attemptId, handIn, body?.at)
    if (!isReleasedNow(opened.attempt)) return { receipt: await presentReceipt(deps, opened) }
    return presentOutcome(opened, query.solutions)
  })
}
