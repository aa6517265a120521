/** The element that a check or a closed panel leads back to. */
export const slotElement = (id: number): HTMLElement | null => document.getElementById(`slot-${id}`)
