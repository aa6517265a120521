import { NetworkError } from './api/api-errors.ts'
import type { Readable } from './store/store.ts'
import { useValue } from './store/use-store.ts'

const EVENTS = ['online', 'offline'] as const

const online: Readable<boolean> = {
  read: () => navigator.onLine,
  subscribe(listener) {
    for (const event of EVENTS) window.addEventListener(event, listener)
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, listener)
    }
  },
}

/** Whether the device has a network; the server may be out of reach all the same. */
export const useOnline = (): boolean => useValue(online, () => true)

/** Whether a call failed for want of a network; without an answer alone, the server may be slow or down. */
export function useIsOffline(error: unknown): boolean {
  const isOnline = useOnline()
  return error instanceof NetworkError && !isOnline
}
