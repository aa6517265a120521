import { useCallback, useSyncExternalStore } from 'react'

const known = new Map<string, MediaQueryList>()

function listFor(query: string): MediaQueryList {
  const list = known.get(query) ?? window.matchMedia(query)
  known.set(query, list)
  return list
}

/** A phone, upright or on its side. */
export const COMPACT = '(width < 48rem), (height < 30rem)'
/** Wide enough for the palette beside the question. */
export const WITH_ASIDE = '(width >= 64rem), (width >= 40rem) and (height < 30rem)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listFor(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listFor(query).matches,
    () => false,
  )
}
