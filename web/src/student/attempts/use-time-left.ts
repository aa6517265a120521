import { useEffect, useState } from 'react'
import type { Running } from './use-taken.ts'

const SECOND = 1000

/** Whole seconds that an attempt has left; constant while it is paused. */
export function useTimeLeft({ status, remaining_seconds, readAt }: Running): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const passed = status === 'started' ? Math.max(0, now - readAt) / SECOND : 0
  return Math.max(0, Math.ceil(remaining_seconds - passed))
}
