import { Check, CircleSlash, Minus, X } from 'lucide-react'
import type { SolutionState } from '../solution-state.ts'

/** Each state has a shape of its own, and then a colour. */
export const SOLUTION_STATE_STYLES: Readonly<
  Record<SolutionState, { readonly Icon: typeof Check; readonly className: string }>
> = {
  correct: { Icon: Check, className: 'bg-good-soft text-good' },
  incorrect: { Icon: X, className: 'bg-bad-soft text-bad' },
  dropped: { Icon: CircleSlash, className: 'bg-sunken text-ink-soft' },
  'not-attempted': { Icon: Minus, className: 'bg-sunken text-ink-soft' },
}
