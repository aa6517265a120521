import { type RefObject, useEffect } from 'react'

/** Where an element stood, from itself outwards. */
type DomPosition = { readonly parent: Element; readonly index: number }

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** Whoever removed the element may know better where the focus belongs. */
const WAIT_MILLIS = 100

/**
 * Where the focused element of a page is removed, as with a row that was decided on, the focus goes to what stands in its place, else
 * to the heading: who uses the keyboard or a screen reader would begin at the top of the document.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = page.current
    if (!frame) return
    let focused: Element | null = null
    let places: readonly DomPosition[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = ({ target }: FocusEvent) => {
      focused = target as Element
      places = placesOf(focused, frame)
    }
    const isLost = () => focused?.isConnected === false && document.activeElement === document.body
    const observer = new MutationObserver(() => {
      if (timer !== undefined || !isLost()) return
      timer = setTimeout(() => {
        timer = undefined
        if (isLost()) (successorOf(places) ?? heading.current)?.focus({ preventScroll: true })
      }, WAIT_MILLIS)
    })
    frame.addEventListener('focusin', note)
    observer.observe(frame, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      frame.removeEventListener('focusin', note)
    }
  }, [page, heading])
}

function placesOf(element: Element, frame: Element): readonly DomPosition[] {
  const places: DomPosition[] = []
  for (let one = element; one.parentElement && one.parentElement !== frame; one = one.parentElement)
    places.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) })
  return places
}

/** The first in what followed it, else the last in what came before. */
function successorOf(places: readonly DomPosition[]): HTMLElement | undefined {
  const place = places.find(({ parent }) => parent.isConnected)
  if (!place) return undefined
  const { children } = place.parent
  return focusableIn(children[place.index])[0] ?? focusableIn(children[place.index - 1]).at(-1)
}

const focusableIn = (element: Element | undefined): HTMLElement[] =>
  element
    ? [element, ...element.querySelectorAll(FOCUSABLE)].filter(
        (one): one is HTMLElement =>
          one instanceof HTMLElement && one.matches(FOCUSABLE) && !one.matches(':disabled') && one.checkVisibility(),
      )
    : []
