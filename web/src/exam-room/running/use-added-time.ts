import { useEffect } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { retryAfterMillis } from '../../shared/lib/api/api-errors.ts'
import { type Backoff, retryDelay } from '../../shared/lib/retry.ts'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useTexts } from '../../student/results/time-added/time-added-texts.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { PREVIEW_ID } from '../preview-id.ts'
import { followAddedTime } from './follow-added-time.ts'

const HOLD_SECONDS = 45
/** More than the server holds a call, so that the server's answer ends it and not the phone. */
const TIMEOUT_MILLIS = 60_000
/** Always 30 to 60 s after a failure: the heartbeat brings the time anyway. */
const BACKOFF: Backoff = { first: 60_000, last: 60_000 }
/** The devices of one live test must not all send their heartbeat at the same moment. */
const JITTER_MILLIS = 700
/** A reason has up to 300 characters. */
const SHOWN_MILLIS = 30_000

/**
 * Long polling: learns within two seconds that staff added time to a live test, fetches it with a heartbeat, and says how
 * much and why. Offline, or behind a proxy with a short timeout, the next heartbeat brings it up to half a minute later.
 */
export function useAddedTime(session: ExamSession) {
  const texts = useTexts()
  useEffect(() => {
    const { mode, id } = session.attempt
    if (mode !== 'live' || id === PREVIEW_ID) return
    const params = { attemptId: id }
    const listen = followAddedTime({
      next: (signal) =>
        call('GET /tests/usertest/:attemptId/time-added/next/', {
          params,
          query: { seconds: HOLD_SECONDS },
          timeoutMillis: TIMEOUT_MILLIS,
          signal,
        }),
      list: () => call('GET /tests/usertest/:attemptId/time-added/', { params }),
      async fetchTime() {
        await pause(JITTER_MILLIS * Math.random())
        session.sync.retryNow()
      },
      tell: ({ seconds, reason }) =>
        showToast({ tone: 'plain', text: `${texts.now(seconds)} ${texts.because(reason)}` }, SHOWN_MILLIS),
      afterFailure: (error) => pause(retryDelay(1, retryAfterMillis(error), BACKOFF)),
    })
    let listening: AbortController | undefined
    const follow = () => {
      listening?.abort()
      if (document.visibilityState === 'hidden') return
      listening = new AbortController()
      void listen(listening.signal)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('online', follow)
      listening?.abort()
    }
  }, [session, texts])
}

const pause = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis))
