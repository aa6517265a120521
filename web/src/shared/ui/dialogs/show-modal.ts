/**
 * Opens a modal dialog. The page behind it loses its scrollbar (app.css) and must not shift. An attribute marks the open
 * dialog, because `html:has(dialog:modal)` would be matched again at every change of the page; it is set before opening,
 * for a single style recalculation. Documents carry it inline (entry.document.ts).
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  if (!document.querySelector('dialog:modal')) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  }
  root.toggleAttribute('data-modal', true)
  dialog.showModal()
}
