import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { TestDetails } from '@pariksha/contract/exams/tests'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, detailOf, isTransient, isUnauthorized, NetworkError } from '../../shared/lib/api/api-errors.ts'
import { retry } from '../../shared/lib/retry.ts'
import { currentToken } from '../../shared/lib/session/session.ts'
import { startAttempt } from '../engine/delivery/calls.ts'
import { noteStarted } from '../engine/just-started.ts'
import { PaperError, reasonOf } from '../engine/paper/load-paper.ts'
import { thisPage } from '../engine/this-page.ts'
import { type Texts, useTexts } from '../texts.ts'

/** Why a test did not start, and what to do next. */
export type StartProblem = {
  readonly text: string
  readonly way: 'login' | 'expired' | 'packages' | 'tests' | 'none' | 'retry'
  readonly error: unknown
}

/** Makes an attempt whose paper is there, or finds the open one. */
export type Begin = () => Promise<Attempt>

/** Starts a test or continues its open attempt: loads the paper, then navigates to the attempt. */
export function useStart(testId: number) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<StartProblem | null>(null)
  const start = async (begin: Begin = () => beginWithPaper(testId)) => {
    if (currentToken() === undefined) return setProblem(notLoggedIn(texts))
    setStarting(true)
    setProblem(null)
    try {
      const attempt = await begin()
      await navigate(`/test/${testId}/usertest/${attempt.id}`, { replace: true })
    } catch (error) {
      setProblem(explain(texts, error))
    }
    setStarting(false)
  }
  /** False if the test is known not to start; sets the problem. */
  const check = (test: TestDetails): boolean => {
    const known = knownProblem(texts, test)
    setProblem(known)
    return known === null
  }
  return { start, starting, problem, check }
}

async function beginWithPaper(testId: number): Promise<Attempt> {
  const attempt = await startAttempt(testId)
  // The clock starts when the test is opened, so the paper is loaded first. A paused attempt has no paper yet.
  if (attempt.status === 'started') {
    // It has begun: one lost reply must not leave the student on the page before it.
    await retry(
      () => thisPage.papers.load(attempt.id),
      (error) => isTransient(reasonOf(error)) && navigator.onLine,
    )
  }
  noteStarted(attempt)
  return attempt
}

const notLoggedIn = (texts: Texts): StartProblem => ({
  text: texts.instructions.notLoggedIn,
  way: 'login',
  error: null,
})

function knownProblem(texts: Texts, { state }: TestDetails): StartProblem | null {
  if (currentToken() === undefined) return notLoggedIn(texts)
  if (state === 'locked') return { text: texts.instructions.paid, way: 'packages', error: null }
  return null
}

function explain(texts: Texts, error: unknown): StartProblem {
  const reason = reasonOf(error)
  if (isUnauthorized(reason)) return { text: texts.instructions.expired, way: 'expired', error: reason }
  if (error instanceof PaperError) {
    return { text: detailOf(reason, texts.opening.paperFailed), way: 'retry', error: reason }
  }
  const { noAnswer, unknownError, startFailed } = texts.instructions
  const why = detailOf(error, error instanceof NetworkError ? noAnswer : unknownError)
  if (error instanceof ApiError) {
    if (error.status === 404) return { text: texts.instructions.noSuchTest, way: 'tests', error }
    if (error.status === 402) return { text: why, way: 'packages', error }
    if (error.status === 409) return { text: why, way: 'none', error }
  }
  return { text: startFailed(why), way: 'retry', error }
}
