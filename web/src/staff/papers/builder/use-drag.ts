import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { type PointerEvent, useRef, useState } from 'react'
import type { Target } from '../draft/moves.ts'

/** What is dragged, and where it would come. */
export type Drag = { readonly slot: PaperSlot; readonly target: Target | null }

/** Near an edge of the window the page goes along. */
const EDGE = 60
const STEP = 14

/** Dragging a question by its handle, with a mouse, a pen or a finger. */
export function useDrag(onDrop: (slot: PaperSlot, target: Target) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const now = useRef<Drag | null>(null)
  const set = (next: Drag | null) => {
    now.current = next
    setDrag(next)
  }
  const handle = (slot: PaperSlot) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      set({ slot, target: null })
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!now.current) return
      if (clientY < EDGE) window.scrollBy({ top: -STEP, behavior: 'instant' })
      if (clientY > window.innerHeight - EDGE) window.scrollBy({ top: STEP, behavior: 'instant' })
      set({ slot, target: targetAt(clientX, clientY) })
    },
    onPointerUp() {
      const target = now.current?.target
      set(null)
      if (target) onDrop(slot, target)
    },
    onPointerCancel: () => set(null),
  })
  return { drag, handle }
}

function targetAt(x: number, y: number): Target | null {
  const under = document.elementFromPoint(x, y)
  const section = Number(under?.closest<HTMLElement>('[data-section]')?.dataset.section ?? Number.NaN)
  if (Number.isNaN(section)) return null
  const row = under?.closest<HTMLElement>('[data-slot]')
  if (!row) return { section, before: null }
  const { top, height } = row.getBoundingClientRect()
  const shown = y < top + height / 2 ? row : row.nextElementSibling
  return { section, before: shown instanceof HTMLElement ? Number(shown.dataset.slot) : null }
}
