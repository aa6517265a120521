/** When a page shows no frames, or is too busy to, nobody waits longer than this. */
const PATIENCE_MILLIS = 100

/**
 * When the next frame is on the screen: what nobody looks at does not hold up what somebody does. At once where there is
 * no frame to wait for, and when the page is being left.
 */
export function afterFrame(): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    const patience = setTimeout(done, PATIENCE_MILLIS)
    document.addEventListener('visibilitychange', done)
    requestAnimationFrame(() => setTimeout(done))
  })
}
