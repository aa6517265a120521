import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydration/use-hydrated.ts'

type Millis = number

/** Nothing moves in the moment in which the page begins to answer. */
const SOONEST_MILLIS = 500

/**
 * A row that scrolls, item by item, as the browser does it: swipes, wheels and keys need no help. This adds where it
 * stands, going there, and going on by itself while nobody is looking at it closely.
 */
export function useCarousel(everyMillis?: Millis) {
  const whole = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(everyMillis === undefined)
  // a row of the document is seen from the beginning, though it answers later
  const seenSince = useRef(useHydrated() ? undefined : 0)

  const go = useCallback((wanted: number) => {
    const row = track.current
    if (!row) return
    const last = lastOf(row)
    const index = wanted > last ? 0 : wanted < 0 ? last : wanted
    row.scrollTo({ left: index * stepOf(row), behavior: calm() ? 'auto' : 'smooth' })
  }, [])

  useEffect(() => {
    if (calm()) setStopped(true) // who asked the system for calm starts it by hand
    // a row of the document may have the keyboard or the mouse in it before it hears of them
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
    let timer = setTimeout(next, Math.max(SOONEST_MILLIS, everyMillis - seen))
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
    /** For what holds the row and its buttons. */
    holder: {
      ref: whole,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // a button that was clicked keeps the focus after the pointer is gone: only that of the keyboard counts
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

/** From the beginning of an item to that of the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return row.clientWidth || 1
  return second.offsetLeft - first.offsetLeft || 1
}

const lastOf = (row: HTMLElement): number => Math.max(0, Math.round((row.scrollWidth - row.clientWidth) / stepOf(row)))

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
