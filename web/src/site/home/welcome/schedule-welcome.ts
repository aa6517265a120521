import { showModal } from '../../../shared/ui/dialogs/show-modal.ts'

const DELAY_MILLIS = 500

/**
 * Opens the greeting after a delay, once per session of the browser, and returns the timer. Documents carry it inline
 * (entry.document.ts): the greeting does not wait for the bundle.
 */
export function scheduleWelcome(): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    const greeting = document.querySelector<HTMLDialogElement>('dialog#greeting')
    if (!greeting || document.querySelector('dialog:modal')) return
    try {
      if (sessionStorage.getItem('welcomed') !== null) return
      sessionStorage.setItem('welcomed', 'yes')
    } catch {
      return // without storage every page would greet
    }
    greeting.addEventListener('close', () => document.documentElement.removeAttribute('data-modal'))
    showModal(greeting)
  }, DELAY_MILLIS)
}
