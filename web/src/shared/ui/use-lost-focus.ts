import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to this element when the focused element was removed, for keyboard and screen reader users. Does nothing
 * while another element has the focus. With `page`, on each change of the page but not at the first.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, page?: string): void {
  const before = useRef(page)
  useEffect(() => {
    if (page !== undefined && page === before.current) return
    before.current = page
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, page])
}
