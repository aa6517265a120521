import type { Submitted } from '@pariksha/contract/attempts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetTaken } from '../attempts/use-taken.ts'
import { ApiError, detailOf, isUnauthorized, mayPass } from '../lib/api-errors.ts'
import { persistently } from '../lib/persistently.ts'
import { useExpiredSession } from '../lib/use-expired-session.ts'
import { ReceiptPage } from '../results/receipt-page.tsx'
import { Results } from '../results/results.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PaperError, reasonOf } from './engine/bring-paper.ts'
import { type Opening, openAttempt } from './engine/open-attempt.ts'
import { Away, Closing, Elsewhere, Paused, TooOften } from './interruptions.tsx'
import { RunningTest } from './running-test.tsx'
import { useTexts } from './texts.ts'
import { useGuardEnd } from './use-leave-guard.ts'

type Props = { readonly userId: number; readonly attemptId: number; readonly testId: number }

type State = Opening | { readonly kind: 'opening' } | { readonly kind: 'failed'; readonly error: unknown }
const OPENING: State = { kind: 'opening' }

/** One attempt, from opening it to its result. */
export function Room({ userId, attemptId, testId }: Props) {
  const [state, setState] = useState<State>(OPENING)
  const queries = useQueryClient()
  const isOver = state.kind === 'completed'
  useGuardEnd(isOver)
  useEffect(() => {
    if (isOver) forgetTaken(queries)
    return () => forgetTaken(queries)
  }, [isOver, queries])
  const wanted = useRef(true)
  /** Follows a way into the attempt; what fails on it is shown by whoever asked, or else in place of the test. */
  const follow = useCallback(async (way: Promise<Opening>) => {
    const next = await way
    if (wanted.current) setState(next)
  }, [])
  const open = useCallback(
    (takeBack: boolean) => follow(openPatiently(() => openAttempt({ userId, attemptId }, { takeBack }))),
    [follow, userId, attemptId],
  )
  const begin = useCallback(() => {
    setState(OPENING)
    open(false).catch((error: unknown) => wanted.current && setState({ kind: 'failed', error }))
  }, [open])
  useEffect(() => {
    wanted.current = true
    begin()
    return () => {
      wanted.current = false
    }
  }, [begin])
  const complete = useCallback(
    (submitted: Submitted) =>
      setState((now) => (now.kind === 'ready' ? { kind: 'completed', attempt: now.session.attempt, submitted } : now)),
    [],
  )
  const reopen = useCallback(
    (takeBack: boolean) =>
      open(takeBack).catch((error: unknown) => {
        if (takeBack) throw error
        setState({ kind: 'failed', error })
      }),
    [open],
  )

  switch (state.kind) {
    case 'opening':
      return <LoadingTest />
    case 'failed':
      return <OpeningFailed error={state.error} onRetry={begin} />
    case 'ready':
      return <RunningTest session={state.session} onCompleted={complete} onReopen={reopen} />
    case 'away':
      return <Away away={state.away} wasPaused={state.wasPaused} onGoOn={(time) => follow(state.goOn(time))} />
    case 'elsewhere':
      return <Elsewhere onTakeBack={() => follow(state.takeOver())} />
    case 'paused':
      return <Paused onResume={() => follow(state.resume())} />
    case 'closing':
      return <Closing onFinish={() => follow(state.finish())} onCheck={() => open(false)} />
    case 'too-often':
      return <TooOften onFinish={() => follow(state.finish())} />
    case 'completed':
      return 'receipt' in state.submitted ? (
        <ReceiptPage title={state.attempt.title} receipt={state.submitted.receipt} />
      ) : (
        <Results title={state.attempt.title} testId={testId} attempt={state.attempt} result={state.submitted} />
      )
  }
}

const PATIENCE_MILLIS = 10_000

/** A call that is lost on the way in does not turn away who has just ended a test, or is about to begin one. */
function openPatiently(open: () => Promise<Opening>): Promise<Opening> {
  const until = Date.now() + PATIENCE_MILLIS
  return persistently(open, (error) => mayPass(reasonOf(error)) && navigator.onLine && Date.now() < until)
}

function LoadingTest() {
  const texts = useTexts()
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner label={texts.instructions.loadingTest} />
    </main>
  )
}

function OpeningFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts()
  const reason = reasonOf(error)
  useExpiredSession(reason)
  const missing = reason instanceof ApiError && reason.status === 404
  const text = isUnauthorized(reason)
    ? texts.instructions.expired
    : missing
      ? texts.opening.noSuchAttempt
      : error instanceof PaperError
        ? detailOf(reason, texts.opening.paperFailed)
        : texts.opening.existingFailed
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center gap-4 py-10">
      <ErrorNotice text={text} {...(missing || isUnauthorized(reason) ? {} : { onRetry })}>
        <ButtonLink look="quiet" to="/previousattempts">
          {texts.opening.previousAttempts}
        </ButtonLink>
      </ErrorNotice>
    </main>
  )
}
