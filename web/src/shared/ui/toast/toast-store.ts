import { makeStore } from '../../lib/store/store.ts'

export type Toast = {
  readonly id: number
  /** bad: role alert, interrupts a screen reader; the others: role status. */
  readonly tone: 'good' | 'bad' | 'plain'
  readonly text: string
  /** What was tried: its next outcome replaces this one. */
  readonly act?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

const SHOWN_MILLIS = 7000

export const toasts = makeStore<readonly Toast[]>([])
let nextId = 1

/** Shows a message for a while, in place of one with the same text and of the last outcome of the same act. */
export function showToast(toast: Omit<Toast, 'id'>, millis = SHOWN_MILLIS): number {
  const id = nextId++
  const isReplaced = ({ text, act }: Toast) => text === toast.text || (act !== undefined && act === toast.act)
  toasts.set([...toasts.read().filter((other) => !isReplaced(other)), { ...toast, id }].slice(-3))
  setTimeout(() => dismissToast(id), millis)
  return id
}

export function dismissToast(id: number) {
  toasts.set(toasts.read().filter((toast) => toast.id !== id))
}
