import { makeStore } from '../store/store.ts'
import { useValue } from '../store/use-store.ts'

const inBrowser = makeStore(true)

/**
 * False while a part of the document is being hydrated, then true. Parts are hydrated one after the other: data fetched by
 * one must not change the first render of the next.
 */
export const useHydrated = (): boolean => useValue(inBrowser, () => false)
