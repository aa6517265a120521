import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { noteOpen } from './open-modals.ts'
import { showModal } from './show-modal.ts'

/**
 * The native modal dialog: traps the focus, closes on Escape, makes the rest of the page inert and restores the focus.
 * Unlike libraries it injects no style element, which the pages' CSP would block.
 *
 * `onDismiss`: it is asked to close, by Escape, the phone's back gesture or a press beside it; the owner decides.
 */
export function useModal(open: boolean, onClose: () => void, onDismiss = onClose) {
  const ref = useRef<HTMLDialogElement>(null)
  /** The event of a close from here comes later, when the dialog may be asked for again already. */
  const closedHere = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    if (open && !dialog.open) {
      // for as long as it is open: a press must not find another button because a message went
      dialog.toggleAttribute('data-below-messages', document.querySelector('.toast') !== null)
      showModal(dialog)
    }
    if (!open && dialog.open) {
      holdPage(isAnotherOpen(dialog))
      closedHere.current = true
      dialog.close()
    }
    if (!open) return
    const takeBack = noteOpen(dialog)
    return () => {
      takeBack()
      // the browser does not where the dialog is removed, or closes together with one that it opened
      setTimeout(
        () =>
          document.activeElement === document.body && (opener as HTMLElement | null)?.focus({ preventScroll: true }),
      )
      holdPage(isAnotherOpen(null)) // it closed by itself, or the page went with it open
    }
  }, [open])
  return {
    ref,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onDismiss()
    },
    onClose: () => {
      if (!closedHere.current) onClose()
      closedHere.current = false
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && outside(event, ref)) onDismiss()
    },
  }
}

/** Removed before the dialog closes, for a single style recalculation; see show-modal.ts. */
function holdPage(held: boolean) {
  document.documentElement.toggleAttribute('data-modal', held)
}

const isAnotherOpen = (dialog: HTMLDialogElement | null): boolean =>
  [...document.querySelectorAll('dialog:modal')].some((one) => one !== dialog)

function outside(event: MouseEvent, ref: RefObject<HTMLDialogElement | null>): boolean {
  const box = ref.current?.getBoundingClientRect()
  if (!box) return false
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
