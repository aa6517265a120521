import { type ReactNode, useRef } from 'react'
import type { Store } from '../../shared/lib/store/store.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import type { Shown } from '../../shared/questions/preferences.ts'

type Props = { readonly shown: Store<Shown>; readonly rows: number; readonly children: ReactNode }

/**
 * Bars over the upper edge of the question that slide away while the student scrolls down. The question has padding for
 * them at its top, so showing and hiding them causes no layout.
 */
export function HidingBars({ shown, rows, children }: Props) {
  const isAway = useValue(shown) === 'hidden'
  return (
    <div className="hiding-bars" data-rows={rows} data-away={isAway || undefined}>
      {children}
    </div>
  )
}

/** Smaller scroll steps are jitter of the finger; near the top the bars cover nothing. In CSS pixels. */
const STEP = 8
const FIRST = 48

/** Returns the scroll handler of the question. */
export function useHidingBars(bars: Store<Shown>): (at: number) => void {
  const before = useRef(0)
  return (at) => {
    if (at > 0 && Math.abs(at - before.current) < STEP) return
    bars.set(at > before.current && at > FIRST ? 'hidden' : 'shown')
    before.current = at
  }
}
