import { useEffect } from 'react'
import { call } from '../../lib/api/api.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { PREVIEW_ID } from '../preview/preview-id.ts'

const HOLD_SECONDS = 45
/** More than the server holds a call, so that the server's answer ends it and not the phone. */
const TIMEOUT_MILLIS = 60_000
/** After a failure the heartbeat tells the time anyway. */
const RETRY_MILLIS = 30_000
/** Where a whole hall is given time, not all phones ask in the same moment. */
const SPREAD_MILLIS = 700

/**
 * Hears within two seconds that staff added time to a live test, and asks for it with a heartbeat. Without the network, or
 * behind a proxy that gives up early, the usual heartbeat tells it up to half a minute later.
 */
export function useAddedTime(session: ExamSession) {
  useEffect(() => {
    const { mode, id } = session.attempt
    if (mode !== 'live' || id === PREVIEW_ID) return
    let listening: AbortController | undefined
    const follow = () => {
      listening?.abort()
      if (document.visibilityState === 'hidden') return
      listening = new AbortController()
      void listen(session, listening.signal)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      listening?.abort()
    }
  }, [session])
}

async function listen({ owner, sync }: ExamSession, signal: AbortSignal) {
  const request = {
    params: { attemptId: owner.attemptId },
    query: { seconds: HOLD_SECONDS },
    timeoutMillis: TIMEOUT_MILLIS,
    signal,
  }
  while (!signal.aborted) {
    try {
      const { added } = await call('GET /tests/usertest/:attemptId/time-added/next/', request)
      if (!added) continue
      await pause(SPREAD_MILLIS * Math.random())
      if (!signal.aborted) sync.retryNow()
    } catch {
      await pause(RETRY_MILLIS * (1 + Math.random()))
    }
  }
}

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis))
