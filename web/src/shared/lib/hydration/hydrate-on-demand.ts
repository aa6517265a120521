import { documentBundle } from './document-bundle.ts'
import { queueEvents } from './event-queue.ts'

type Millis = number

const PRELOAD_DELAY: Millis = 700
const START_DELAY: Millis = 4000
const NEEDS_HYDRATION = '[aria-busy=true], form[method=post], [type=radio], [type=checkbox]'
const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/**
 * Delays hydration: the document is complete without its JavaScript bundle, which takes a cheap phone a second to run. The
 * bundle starts at the first interaction, when something visible needs it (`aria-busy`, a form), when the visitor is signed
 * in, or else after some seconds. Clicks, keys and input before hydration are queued and replayed after it. It never
 * starts before it is known whether the document shows the page of this student; then that is complete, too.
 */
export function hydrateOnDemand(onLoaded: () => void, studentsPage: Promise<boolean>): void {
  const beforeHydration = new AbortController()
  const { signal } = beforeHydration
  const bundle = documentBundle(signal)
  const start = () => void studentsPage.then(bundle.start)
  const queue = queueEvents(signal, start)

  const onInteraction = (event: Event) => {
    const { target, type, movementX, movementY } = event as PointerEvent
    // a page that opens below a pointer gets an event of it, which has not moved
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    // the browser itself scrolls containers and moves the focus into a dialog that opens
    if (type === 'scroll' && target !== document) return
    if (type === 'focusin' && (target as Element).closest('dialog')) return
    start()
  }

  const startIfNeeded = async () => {
    const isComplete = (await studentsPage) || document.documentElement.dataset.session !== 'in'
    // something was pressed while the document was loading, or the fragment may refer to a closed part
    if (!isComplete || !queue.isEmpty() || location.hash !== '') return bundle.start()
    const observer = new IntersectionObserver((parts) => {
      if (!parts.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      bundle.start()
    })
    for (const part of document.querySelectorAll(NEEDS_HYDRATION)) observer.observe(part)
  }

  const onLoad = () => {
    onLoaded()
    setTimeout(bundle.preload, PRELOAD_DELAY, 3) // few at a time: low priority
    setTimeout(start, START_DELAY)
  }

  const onHydrated = () => {
    beforeHydration.abort()
    queue.replay()
  }

  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { signal, capture: true, passive: true })
  addEventListener('DOMContentLoaded', startIfNeeded)
  addEventListener('load', onLoad)
  addEventListener('hydrated', onHydrated, { once: true })
}
