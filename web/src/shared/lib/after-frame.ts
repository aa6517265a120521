/** For a page that paints no frames or is too busy to. */
const FRAME_TIMEOUT_MILLIS = 100

/**
 * Resolves after the next frame is painted, so that background work does not delay it. At once where there is
 * no frame to wait for, and when the page is being left.
 */
export function afterFrame(): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    const timeout = setTimeout(done, FRAME_TIMEOUT_MILLIS)
    document.addEventListener('visibilitychange', done)
    requestAnimationFrame(() => setTimeout(done))
  })
}
