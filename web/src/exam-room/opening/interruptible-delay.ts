import type { Millis } from '@pariksha/domain/timing/timing'

/** Waits, but ends early when the network or the visibility of the page changes, or on abort. */
export const interruptibleDelay = (millis: Millis, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const places = [
      [window, 'online'],
      [document, 'visibilitychange'],
      [signal, 'abort'],
    ] as const
    const done = () => {
      clearTimeout(timer)
      for (const [place, event] of places) place.removeEventListener(event, done)
      resolve()
    }
    const timer = setTimeout(done, millis)
    for (const [place, event] of places) place.addEventListener(event, done)
    if (signal.aborted) done()
  })
