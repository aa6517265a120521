import { type RefObject, useEffect, useRef } from 'react'

/**
 * What had the focus went with what was there before: whoever goes on with the keyboard, or listens, begins at this
 * element. A focus that somebody has is left to them. With `page`, at each other page and not at the first.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, page?: string): void {
  const before = useRef(page)
  useEffect(() => {
    if (page !== undefined && page === before.current) return
    before.current = page
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, page])
}
