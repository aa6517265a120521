import { startTransition, useEffect, useState } from 'react'

/** How many of a long list are rendered: the first ones, which fill the screen, at once, and all when the browser has time. */
export function useInitialCount(first: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    startTransition(() => setCount(Number.POSITIVE_INFINITY))
  }, [])
  return count
}
