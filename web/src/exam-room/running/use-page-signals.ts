import { useEffect } from 'react'
import { beforeLogout } from '../../student/account/sign-out/logout.ts'
import { onOpenedInOtherTab } from '../engine/open-attempt.ts'
import type { ExamSession } from '../engine/session/exam-session.ts'
import { useTexts } from '../texts.ts'

/** Forwards the browser's events about network, visibility and unloading to the session. */
export function usePageSignals(session: ExamSession) {
  const texts = useTexts()
  useEffect(() => {
    const online = () => session.sync.foundNetwork()
    const offline = () => session.sync.lostNetwork()
    const seen = () => {
      if (document.visibilityState === 'hidden') return session.sync.flushOnUnload()
      session.tick()
      session.sync.retryNow()
    }
    const leaving = () => session.sync.flushOnUnload()
    const warn = (event: BeforeUnloadEvent) => {
      if (!session.isSafeToLeave) event.preventDefault()
    }
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    window.addEventListener('pagehide', leaving)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', seen)
    const stops = [
      onOpenedInOtherTab(session.owner, () => session.sync.retryNow()),
      beforeLogout(async () => {
        await session.sync.flush()
        const { waiting } = session.sync.connection.read()
        return waiting === 0 ? null : texts.messages.unsentLogout(waiting)
      }),
    ]
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      window.removeEventListener('pagehide', leaving)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', seen)
      for (const stop of stops) stop()
    }
  }, [session, texts])
}
