/** Whether a key is for the page: nothing is typed, and no dialog is open. */
export function isForPage({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  if (document.querySelector('dialog[open], [role=dialog][data-open]')) return false
  if (!(target instanceof HTMLElement)) return true
  if (target instanceof HTMLInputElement) return target.type === 'radio' || target.type === 'checkbox'
  return !(target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable)
}
