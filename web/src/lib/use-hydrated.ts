import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a part of the server's document comes to life, true from then on. Parts do so one after the other: what
 * one of them has fetched meanwhile is not what the server drew for the next.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
