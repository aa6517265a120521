/** An observable value. Components read it with `useValue`. */
export type Readable<T> = {
  readonly read: () => T
  readonly subscribe: (listener: () => void) => () => void
}
export type Store<T> = Readable<T> & { readonly set: (next: T) => void }

export function makeStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
