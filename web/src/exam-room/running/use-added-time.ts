import { useEffect } from 'react'
import { call } from '../../lib/api/api.ts'
import { retryAfterMillis } from '../../lib/api/api-errors.ts'
import { type Backoff, retryDelay } from '../../lib/retry.ts'
import { useTexts } from '../../results/time-added/time-added-texts.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { PREVIEW_ID } from '../preview-id.ts'

const HOLD_SECONDS = 45
/** More than the server holds a call, so that the server's answer ends it and not the phone. */
const TIMEOUT_MILLIS = 60_000
/** Always 30 to 60 s after a failure: the heartbeat brings the time anyway. */
const BACKOFF: Backoff = { first: 60_000, last: 60_000 }
/** The devices of one live test must not all send their heartbeat at the same moment. */
const JITTER_MILLIS = 700
/** A reason has up to 300 letters. */
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
    let listening: AbortController | undefined
    let known: number | undefined
    const notify = async () => {
      const added = await call('GET /tests/usertest/:attemptId/time-added/', { params: { attemptId: id } })
      // at first the last one: what was added before stands with the result
      for (const { seconds, reason } of added.slice(known ?? -1))
        showToast({ tone: 'plain', text: `${texts.now(seconds)} ${texts.because(reason)}` }, SHOWN_MILLIS)
      known = added.length
    }
    const follow = () => {
      listening?.abort()
      if (document.visibilityState === 'hidden') return
      listening = new AbortController()
      void listen(session, listening.signal, notify)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      listening?.abort()
    }
  }, [session, texts])
}

async function listen({ owner, sync }: ExamSession, signal: AbortSignal, notify: () => Promise<void>) {
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
      await pause(JITTER_MILLIS * Math.random())
      if (signal.aborted) return
      sync.retryNow()
      await notify()
    } catch (error) {
      await pause(retryDelay(1, retryAfterMillis(error), BACKOFF))
    }
  }
}

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis))
