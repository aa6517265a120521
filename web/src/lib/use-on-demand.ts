import { useEffect, useState } from 'react'

/** now: somebody waits for it. soon: when the browser has nothing else to do. */
export type Wanted = 'now' | 'soon' | 'no'

const SOON_MILLIS = 2000

/** A part of the page that is not in its first JavaScript; null until it is here. */
export function useOnDemand<Part>(load: () => Promise<Part>, wanted: Wanted, onFailed: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (part !== null || wanted === 'no') return
    const bring = (failed?: () => void) =>
      void load().then((loaded) => setPart(() => loaded), failed ?? (() => undefined))
    if (wanted === 'now') return bring(onFailed)
    const timer = setTimeout(bring, SOON_MILLIS)
    return () => clearTimeout(timer)
  }, [part, wanted, load, onFailed])
  return part
}
