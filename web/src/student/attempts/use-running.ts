import { useEffect, useState } from 'react'
import type { RecordedAttempt } from '../../exam-room/engine/storage/records.ts'
import { thisPage } from '../../exam-room/engine/this-page.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { type Running, useTaken } from './use-taken.ts'

const NONE: readonly Running[] = []

/** The running attempts: as stored on this device until the server has answered. */
export function useRunning(): readonly Running[] {
  const session = useSession()
  const userId = session.state === 'in' ? session.user.id : undefined
  const fromServer = useTaken().taken?.running
  const [onDevice, setOnDevice] = useState(NONE)
  const isKnown = fromServer !== undefined
  useEffect(() => {
    if (isKnown || userId === undefined) return
    let wanted = true
    void thisPage.storage.list(userId).then((found) => {
      if (wanted) setOnDevice(found.flatMap(({ attempt }) => runningOf(attempt)))
    })
    return () => {
      wanted = false
    }
  }, [isKnown, userId])
  return fromServer ?? onDevice
}

function runningOf({ attemptId, snapshot, clock, handedIn }: RecordedAttempt): Running[] {
  const { test_id, title, status } = snapshot
  if (handedIn !== null || (status !== 'started' && status !== 'paused')) return []
  const passed = status === 'started' ? Date.now() - clock.wall : 0
  const remaining_seconds = (clock.remaining - passed) / 1000
  if (remaining_seconds <= 0) return []
  return [{ attempt_id: attemptId, test_id, title, status, remaining_seconds, readAt: performance.now() }]
}
