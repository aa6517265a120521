import { showModal } from '../../../shared/ui/dialogs/show-modal.ts'

const DELAY_MILLIS = 500

/**
 * Opens the welcome popup after a delay, once per session of the browser, and returns the timer. Documents carry it inline
 * (entry.document.ts): the popup does not wait for the bundle.
 */
export function scheduleWelcomePopup(): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    const popup = document.querySelector<HTMLDialogElement>('dialog#welcome-popup')
    if (!popup || document.querySelector('dialog:modal')) return
    try {
      if (sessionStorage.getItem('welcomed') !== null) return
      sessionStorage.setItem('welcomed', 'yes')
    } catch {
      return // without storage every page would open it
    }
    popup.addEventListener('close', () => document.documentElement.removeAttribute('data-modal'))
    showModal(popup)
  }, DELAY_MILLIS)
}
