/** A page that is reloaded may ask before the browser has released the locks of the page that it replaces. */
const TIMEOUT_MILLIS = 700

/**
 * Holds a lock until it is released or its tab is closed, and answers how to release it; undefined while another tab holds it.
 * Without Web Locks (plain http on a local network) nobody holds any.
 */
export function holdLock(name: string): Promise<(() => void) | undefined> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    const untilReleased = () => new Promise<void>((release) => resolve(release))
    locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MILLIS) }, untilReleased).catch(() => resolve(undefined))
  })
}
