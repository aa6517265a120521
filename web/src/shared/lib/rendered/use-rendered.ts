import { startTransition, useEffect, useState } from 'react'

/** How many of a long list are rendered: the first ones, which fill the screen, at once, and all when the browser has time. */
export function useRendered(first: number): number {
  const [rendered, setRendered] = useState(first)
  useEffect(() => {
    startTransition(() => setRendered(Number.POSITIVE_INFINITY))
  }, [])
  return rendered
}
