import { useSyncExternalStore } from 'react'
import type { Readable } from './store.ts'

/**
 * The value of a store; the component renders again when it changes. `onServer` is what the server rendered with, where
 * that differs from what the browser knows.
 */
export const useValue = <T>({ subscribe, read }: Readable<T>, onServer: () => T = read): T =>
  useSyncExternalStore(subscribe, read, onServer)

/** What follows from the value of a store; the component renders again only when that changes. */
export const useDerivedValue = <T, D>(store: Readable<T>, derive: (value: T) => D): D =>
  useValue({ subscribe: store.subscribe, read: () => derive(store.read()) })
