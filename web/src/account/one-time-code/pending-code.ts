import { useCallback, useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '../../lib/stored.ts'

/** The address a code was sent to. Kept in sessionStorage: a phone may discard the tab while the student reads the mail. */
export function usePendingCode(purpose: 'signup' | 'reset'): readonly [string | null, Remember] {
  const key = `pending-${purpose}`
  const read = () => readStored(key, 'sessionStorage')
  const email = useSyncExternalStore(subscribe, read, () => null)
  const set = useCallback(
    (next: string | null) => {
      if (next === null) removeStored(key, 'sessionStorage')
      else writeStored(key, next, 'sessionStorage')
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [email, set]
}

type Remember = (email: string | null) => void

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
