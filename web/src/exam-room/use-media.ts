import { useCallback, useSyncExternalStore } from 'react'

const known = new Map<string, MediaQueryList>()

function listFor(query: string): MediaQueryList {
  const list = known.get(query) ?? window.matchMedia(query)
  known.set(query, list)
  return list
}

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
