import { makeStore } from '../../lib/store.ts'

export type Toast = {
  readonly id: number
  /** bad: role alert, interrupts a screen reader; the others: role status. */
  readonly tone: 'good' | 'bad' | 'plain'
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

const SHOWN_MILLIS = 7000

export const toasts = makeStore<readonly Toast[]>([])
let nextId = 1

/** Shows a message for a while. The same text does not stack up. */
export function showToast(toast: Omit<Toast, 'id'>, millis = SHOWN_MILLIS): number {
  const id = nextId++
  toasts.set([...toasts.read().filter((other) => other.text !== toast.text), { ...toast, id }].slice(-3))
  setTimeout(() => dismissToast(id), millis)
  return id
}

export function dismissToast(id: number) {
  toasts.set(toasts.read().filter((toast) => toast.id !== id))
}
