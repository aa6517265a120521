import { useEffect, useState } from 'react'

/** Whole seconds until zero, and a function that restarts it. It reads the clock, so that it is right after sleep. */
export function useCountdown(startSeconds: number): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + startSeconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [left])
  const restart = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return [left, restart]
}
