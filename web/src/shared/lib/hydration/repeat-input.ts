/** Repeats the input event of a field that was changed before hydration; React compares with the value it last set. */
export function repeatInput(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    if (field.type === 'radio' && !field.checked) return
    field.checked = !field.checked
    field.click()
    return
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
