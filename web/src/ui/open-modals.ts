let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Told by who opens a modal dialog; the answer takes it back. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  set([...open.filter((other) => other !== dialog), dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The dialog on top: the browser lets nothing outside of it be seen above it, or be clicked. */
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
