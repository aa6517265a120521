let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Registers an open modal dialog; returns the function that unregisters it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  set([...open.filter((other) => other !== dialog), dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The topmost modal dialog: everything outside it is inert and below it. */
export const topModal = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => open.at(-1) ?? null,
  readOnServer: () => null,
}
