import { makeStore, type Store } from '../store/store.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

/** A text in the browser's storage as a store; null where there is none. */
export function makeStoredValue(key: string, kind: 'localStorage' | 'sessionStorage'): Store<string | null> {
  const writes = makeStore(0)
  return {
    subscribe: writes.subscribe,
    read: () => readStored(key, kind),
    set(next) {
      if (next === null) removeStored(key, kind)
      else writeStored(key, next, kind)
      writes.set(writes.read() + 1)
    },
  }
}
