import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { afterFrame } from '../../shared/lib/after-frame.ts'
import type { Store } from '../../shared/lib/store/store.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import type { Shown } from '../../shared/questions/preferences.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly shown: Store<Shown>; readonly children: ReactNode }

/**
 * The palette over the question, on a narrow screen. It traps the focus by itself: the browser's modal dialog recalculates
 * the styles of the whole page when it opens or closes, which delays the question after a tap. For the same reason a
 * closed drawer stays laid out off screen, and `inert` and focus change only after the frame was painted.
 */
export function PaletteDrawer({ shown, children }: Props) {
  const texts = useTexts()
  const open = useValue(shown) === 'shown'
  const close = () => shown.set('hidden')
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (open) opener.current = document.activeElement
    let changedAgain = false
    void afterFrame().then(() => {
      const panel = ref.current
      if (!panel || changedAgain) return
      const at = document.activeElement
      if (open) panel.inert = false
      const next = open ? panel : panel.contains(at) || at === document.body ? opener.current : null
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
      if (!open) panel.inert = true
    })
    return () => {
      changedAgain = true
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') keepFocus(event)
  }
  return (
    <>
      {open && <div className="fixed inset-0 z-40 bg-[rgb(12_14_20/55%)]" onClick={close} aria-hidden="true" />}
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-label={texts.palette.label}
        data-open={open || undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="fixed inset-y-0 right-0 z-40 w-76 max-w-[calc(100vw-3rem)] translate-x-full bg-surface outline-none [contain:strict] data-open:translate-x-0"
      >
        {children}
      </div>
    </>
  )
}

/** From the last button on to the first, and back. */
function keepFocus(event: KeyboardEvent) {
  const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')
  const first = buttons[0]
  const last = buttons[buttons.length - 1]
  const at = document.activeElement
  const next = event.shiftKey ? (at === first || at === event.currentTarget) && last : at === last && first
  if (!next) return
  event.preventDefault()
  next.focus()
}
