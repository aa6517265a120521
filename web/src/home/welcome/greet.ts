/**
 * Greets a visitor in a moment, once per session of the browser; the answer is the timer. It names nothing outside of
 * itself: documents carry it as it is (document-script.ts), so that the greeting needs no bundle.
 */
export function greet(showModal: (dialog: HTMLDialogElement) => void): ReturnType<typeof setTimeout> {
  const AFTER_MILLIS = 500
  return setTimeout(() => {
    const greeting = document.querySelector<HTMLDialogElement>('dialog#greeting')
    if (!greeting || document.querySelector('dialog:modal')) return
    try {
      if (sessionStorage.getItem('welcomed') !== null) return
      sessionStorage.setItem('welcomed', 'yes')
    } catch {
      return // a browser that keeps nothing would greet at every page
    }
    greeting.addEventListener('close', () => document.documentElement.removeAttribute('data-modal'))
    showModal(greeting)
  }, AFTER_MILLIS)
}
