import type { Readable } from './store/store.ts'
import { useValue } from './store/use-store.ts'

/** A store for each query, so that all components share its listener. */
const known = new Map<string, Readable<boolean>>()

/** Whether the screen fits a query. */
function mediaStore(query: string): Readable<boolean> {
  const before = known.get(query)
  if (before) return before
  let list: MediaQueryList | undefined
  const listOf = () => {
    list ??= window.matchMedia(query)
    return list
  }
  const store: Readable<boolean> = {
    read: () => listOf().matches,
    subscribe(listener) {
      const media = listOf()
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
  }
  known.set(query, store)
  return store
}

/** A phone, upright or on its side. */
export const COMPACT = '(width < 48rem), (height < 30rem)'
/** Wide enough for the palette beside the question. */
export const WITH_ASIDE = '(width >= 64rem), (width >= 40rem) and (height < 30rem)'

export const useMedia = (query: string): boolean => useValue(mediaStore(query), () => false)
