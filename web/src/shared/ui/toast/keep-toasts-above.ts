/** How far each bar reaches above the end of the window, in pixels. */
const reaches = new Map<Element, number>()

/** Between a bar and the end of the window there is room for a message. */
const ROOM = 96

/** The `ref` of a bar: while it stands at the end of the window, messages are shown above it (`toasts` in app.css). */
export function keepToastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const place = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    const isAtEnd = top < window.innerHeight && bottom > window.innerHeight - ROOM
    reaches.set(bar, isAtEnd ? window.innerHeight - top : 0)
    raiseToasts()
  }
  // the page's own size, too: it moves a bar that sticks
  const sizes = new ResizeObserver(place)
  sizes.observe(bar)
  sizes.observe(document.body)
  window.addEventListener('scroll', place, { passive: true })
  window.addEventListener('resize', place)
  return () => {
    sizes.disconnect()
    window.removeEventListener('scroll', place)
    window.removeEventListener('resize', place)
    reaches.delete(bar)
    raiseToasts()
  }
}

function raiseToasts() {
  document.documentElement.style.setProperty('--toasts-above', `${Math.max(0, ...reaches.values())}px`)
}
