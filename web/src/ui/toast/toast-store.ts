export type Toast = {
  readonly id: number
  /** bad: role alert, interrupts a screen reader; the others: role status. */
  readonly tone: 'good' | 'bad' | 'plain'
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

const SHOWN_MILLIS = 7000
const NONE: readonly Toast[] = []

let toasts: readonly Toast[] = NONE
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for a while. The same text does not stack up. */
export function showToast(toast: Omit<Toast, 'id'>, millis = SHOWN_MILLIS): number {
  const id = nextId++
  set([...toasts.filter((other) => other.text !== toast.text), { ...toast, id }].slice(-3))
  setTimeout(() => dismissToast(id), millis)
  return id
}

export function dismissToast(id: number) {
  set(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
  readOnServer: () => NONE,
}
