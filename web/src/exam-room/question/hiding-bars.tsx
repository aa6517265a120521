import { type ReactNode, useRef } from 'react'
import type { Store } from '../../lib/store.ts'
import { useValue } from '../../lib/use-store.ts'
import type { Shown } from '../../questions/preferences.ts'

type Props = { readonly shown: Store<Shown>; readonly rows: number; readonly children: ReactNode }

/**
 * Bars over the upper edge of the question that slide away while one reads on. They lie over the question, which keeps
 * a place for them at its beginning: nothing is laid out anew when they come and go.
 */
export function HidingBars({ shown, rows, children }: Props) {
  const isAway = useValue(shown) === 'hidden'
  return (
    <div className="hiding-bars" data-rows={rows} data-away={isAway || undefined}>
      {children}
    </div>
  )
}

/** Less is a finger that trembles; and over the bars' own place there is nothing to give way to. */
const STEP = 8
const FIRST = 48

/** To be told how far the question is scrolled. */
export function useHidingBars(bars: Store<Shown>): (at: number) => void {
  const before = useRef(0)
  return (at) => {
    if (at > 0 && Math.abs(at - before.current) < STEP) return
    bars.set(at > before.current && at > FIRST ? 'hidden' : 'shown')
    before.current = at
  }
}
