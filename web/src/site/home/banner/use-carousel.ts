import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../shared/lib/hydration/use-hydrated.ts'

type Millis = number

/** Minimum delay before the first move after hydration. */
const MIN_DELAY_MILLIS = 500

/**
 * A row of items with native scroll snapping: swipes, wheel and keys need no script. This adds the current
 * item, moving to an item, and moving on by itself unless it is hovered, focused or stopped.
 */
export function useCarousel(everyMillis?: Millis) {
  const whole = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(everyMillis === undefined)
  // a server-rendered row was visible before hydration
  const seenSince = useRef(useHydrated() ? undefined : 0)

  const go = useCallback((wanted: number) => {
    const row = track.current
    if (!row) return
    const last = lastOf(row)
    const index = wanted > last ? 0 : wanted < 0 ? last : wanted
    row.scrollTo({ left: index * stepOf(row), behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])

  useEffect(() => {
    if (prefersReducedMotion()) setStopped(true) // with reduced motion it starts only on request
    // a server-rendered row may be focused or hovered before its listeners exist
    setFocused(whole.current?.querySelector(':focus-visible') != null)
    setPointed(whole.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches)
  }, [])

  useEffect(() => {
    if (everyMillis === undefined || pointed || focused || stopped) return
    const next = () => {
      const row = track.current
      if (row && !document.hidden) go(Math.round(row.scrollLeft / stepOf(row)) + 1)
      timer = setTimeout(next, everyMillis)
    }
    const seen = performance.now() - (seenSince.current ?? performance.now())
    let timer = setTimeout(next, Math.max(MIN_DELAY_MILLIS, everyMillis - seen))
    return () => {
      clearTimeout(timer)
      seenSince.current = undefined
    }
  }, [everyMillis, pointed, focused, stopped, go])

  return {
    current,
    go,
    stopped,
    setStopped,
    /** Props of the element that contains the row and its buttons. */
    holder: {
      ref: whole,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // a clicked button keeps the focus after the pointer left: only keyboard focus pauses
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    row: {
      ref: track,
      onScroll: () => {
        const row = track.current
        if (row) setCurrent(Math.round(row.scrollLeft / stepOf(row)))
      },
    },
  }
}

/** The distance between the starts of two items. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return row.clientWidth || 1
  return second.offsetLeft - first.offsetLeft || 1
}

const lastOf = (row: HTMLElement): number => Math.max(0, Math.round((row.scrollWidth - row.clientWidth) / stepOf(row)))

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
