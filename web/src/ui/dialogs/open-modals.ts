import { makeStore } from '../../lib/store.ts'

/** One opening of a dialog: opened again it is another one. */
export type OpenModal = { readonly dialog: HTMLDialogElement }

/** The modal dialogs that are open, the topmost last: everything outside of it is inert and below it. */
export const openModals = makeStore<readonly OpenModal[]>([])

/** Registers an open modal dialog; returns the function that unregisters it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  const modal = { dialog }
  openModals.set([...openModals.read(), modal])
  return () => openModals.set(openModals.read().filter((other) => other !== modal))
}
