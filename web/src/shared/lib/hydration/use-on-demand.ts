import { startTransition, useEffect, useState } from 'react'

/** now: needed on the screen. soon: when the browser is idle. */
export type LoadWhen = 'now' | 'soon' | 'no'

const SOON_MILLIS = 2000

/** A module that is not in the page's first JavaScript; null until it is loaded. */
export function useOnDemand<Part>(load: () => Promise<Part>, wanted: LoadWhen, onFailed: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (part !== null || wanted === 'no') return
    // in pieces, between which the phone takes taps
    const show = (loaded: Part) => startTransition(() => setPart(() => loaded))
    const bring = (failed?: () => void) => void load().then(show, failed ?? (() => undefined))
    if (wanted === 'now') return bring(onFailed)
    const timer = setTimeout(bring, SOON_MILLIS)
    return () => clearTimeout(timer)
  }, [part, wanted, load, onFailed])
  return part
}
