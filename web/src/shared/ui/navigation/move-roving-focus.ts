import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves the focus through a row of buttons by arrow keys, Home and End (roving focus). Returns the focused button. */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return undefined
  const step = STEPS[event.key]
  const target =
    event.key === 'Home'
      ? buttons[0]
      : event.key === 'End'
        ? buttons.at(-1)
        : step === undefined
          ? undefined
          : buttons[(at + step + buttons.length) % buttons.length]
  if (!target) return undefined
  event.preventDefault()
  target.focus()
  return target
}
