import type { Submitted } from '@pariksha/contract/attempts/results'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { isTransient } from '../../shared/lib/api/api-errors.ts'
import { useOnDemand } from '../../shared/lib/hydration/use-on-demand.ts'
import { OPEN_ATTEMPT } from '../../shared/lib/rendered/open-attempt.ts'
import { retry } from '../../shared/lib/retry.ts'
import { removeStored, writeStored } from '../../shared/lib/storage/stored.ts'
import { Spinner } from '../../shared/ui/status/spinner.tsx'
import { useResumes } from '../../student/attempts/use-resumes.ts'
import { forgetTaken } from '../../student/attempts/use-taken.ts'
import { type Answered, type Opening, openAttempt } from '../engine/open-attempt.ts'
import { reasonOf } from '../engine/paper/load-paper.ts'
import { thisPage } from '../engine/this-page.ts'
import { BackAfterAbsence, Closing, Paused, TakenOver, TooManyTakeovers } from '../interruptions/interruptions.tsx'
import { useTexts } from '../texts.ts'
import { loadOutcome } from './on-demand.ts'
import { OpeningFailed } from './opening-failed.tsx'
import { RunningTest } from './running-test.tsx'
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
  const isOpen = state.kind === 'ready'
  useEffect(() => {
    if (isOpen) writeStored(OPEN_ATTEMPT, `${attemptId}`, 'sessionStorage')
    if (isOver) removeStored(OPEN_ATTEMPT, 'sessionStorage')
  }, [isOpen, isOver, attemptId])
  const [resume] = useState(useResumes())
  const wanted = useRef(true)
  /** Follows a way into the attempt; what fails on it is shown by whoever asked, or else in place of the test. */
  const follow = useCallback(async (way: Promise<Opening>) => {
    const next = await way
    // rendered in pieces, between which the phone takes taps
    startTransition(() => {
      if (wanted.current) setState(next)
    })
  }, [])
  const open = useCallback(
    (answered: Answered) => follow(openWithRetry(() => openAttempt(thisPage, { userId, attemptId }, answered))),
    [follow, userId, attemptId],
  )
  const begin = useCallback(() => {
    setState(OPENING)
    open({ resume }).catch((error: unknown) => wanted.current && setState({ kind: 'failed', error }))
  }, [open, resume])
  useEffect(() => {
    wanted.current = true
    begin()
    return () => {
      wanted.current = false
    }
  }, [begin])
  const complete = useCallback(
    (submitted: Submitted) =>
      startTransition(() =>
        setState((now) =>
          now.kind === 'ready' ? { kind: 'completed', attempt: now.session.attempt, submitted } : now,
        ),
      ),
    [],
  )
  const reopen = useCallback(
    (takeBack: boolean) =>
      open({ takeBack }).catch((error: unknown) => {
        if (takeBack) throw error
        setState({ kind: 'failed', error })
      }),
    [open],
  )
  const outcomeFailed = useCallback(
    () => setState({ kind: 'failed', error: new Error('no JavaScript of the result') }),
    [],
  )
  const Outcome = useOnDemand(loadOutcome, isOver ? 'now' : isOpen ? 'soon' : 'no', outcomeFailed)

  switch (state.kind) {
    case 'opening':
      return <LoadingTest />
    case 'failed':
      return <OpeningFailed error={state.error} onRetry={begin} />
    case 'ready':
      return <RunningTest session={state.session} onCompleted={complete} onReopen={reopen} />
    case 'away':
      return (
        <BackAfterAbsence
          away={state.away}
          wasPaused={state.wasPaused}
          onContinue={(time) => follow(state.continueTest(time))}
        />
      )
    case 'taken-over':
      return <TakenOver onTakeBack={() => follow(state.takeOver())} />
    case 'paused':
      return <Paused onResume={() => follow(state.resume())} />
    case 'closing':
      return <Closing onFinish={() => follow(state.finish())} onCheck={() => open({})} />
    case 'too-many-takeovers':
      return <TooManyTakeovers onFinish={() => follow(state.finish())} />
    case 'completed':
      if (!Outcome) return <LoadingTest />
      return <Outcome attempt={state.attempt} testId={testId} submitted={state.submitted} />
  }
}

const OPEN_TIMEOUT_MILLIS = 10_000

/** One lost call must not fail the opening of an attempt, at its start or just after its submission. */
function openWithRetry(open: () => Promise<Opening>): Promise<Opening> {
  const until = Date.now() + OPEN_TIMEOUT_MILLIS
  return retry(open, (error) => isTransient(reasonOf(error)) && navigator.onLine && Date.now() < until)
}

function LoadingTest() {
  const texts = useTexts()
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner label={texts.instructions.loadingTest} />
    </main>
  )
}
