/**
 * Opens a modal dialog. The page behind it loses its scrollbar (app.css) and must not jump. That a dialog is open is said
 * by an attribute: `html:has(dialog:modal)` would be looked for anew in the whole page whenever anything on it changes.
 * Said before it opens, it is styled together with that. It names nothing outside of itself: documents carry it as it is
 * (document-script.ts).
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  if (!document.querySelector('dialog:modal')) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  }
  root.toggleAttribute('data-modal', true)
  dialog.showModal()
}
