import { makeStore } from '../../lib/store/store.ts'

/** The modal dialogs that are open, the topmost last: everything outside of it is inert and below it. */
export const openModals = makeStore<readonly HTMLDialogElement[]>([])

/** Registers an open modal dialog; returns the function that unregisters it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  const others = () => openModals.read().filter((other) => other !== dialog)
  openModals.set([...others(), dialog])
  return () => openModals.set(others())
}
