import { useRef } from 'react'

const DOUBLE_TAP_MILLIS = 500

/** Runs something when the same option is tapped twice in a row on a touch screen. */
export function useDoubleTap(number: number, run: (() => void) | undefined) {
  const last = useRef<{ number: number; letter: string; at: number } | null>(null)
  const pointer = useRef('')
  return {
    notePointer: (event: { pointerType: string }) => {
      pointer.current = event.pointerType
    },
    tap: (letter: string) => {
      const before = last.current
      const now = performance.now()
      const again =
        pointer.current === 'touch' &&
        before?.number === number &&
        before.letter === letter &&
        now - before.at <= DOUBLE_TAP_MILLIS
      last.current = again ? null : { number, letter, at: now }
      // After React has handled the change that this tap makes.
      if (again && run) queueMicrotask(run)
    },
  }
}
