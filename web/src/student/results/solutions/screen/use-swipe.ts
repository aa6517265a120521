import { type TouchEvent, useRef } from 'react'

/** Minimum width of a swipe in CSS pixels. */
const MIN_SWIPE = 56
/** From the edges of the screen the system's own gestures begin. */
const EDGE = 24

type Swipes = { readonly onLeft: (() => void) | undefined; readonly onRight: (() => void) | undefined }

/** One finger across, not along and not on what scrolls sideways itself. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart({ touches, target, currentTarget }: TouchEvent<HTMLElement>) {
      const touch = touches[0]
      const isOwn = touch && touches.length === 1 && touch.clientX > EDGE && touch.clientX < window.innerWidth - EDGE
      start.current = isOwn && !scrollsSideways(target, currentTarget) ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent<HTMLElement>) {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const across = touch.clientX - start.current.x
      const along = Math.abs(touch.clientY - start.current.y)
      start.current = null
      if (Math.abs(across) < MIN_SWIPE || Math.abs(across) < 2 * along) return
      if (across < 0) onLeft?.()
      else onRight?.()
    },
  }
}

function scrollsSideways(target: EventTarget, within: HTMLElement): boolean {
  for (let at = target as Element | null; at && at !== within; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== 'visible') return true
  return false
}
