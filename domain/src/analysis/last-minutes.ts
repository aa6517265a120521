import type { MarkUnits, Outcome } from '../marking/marking.ts'
import type { Millis } from '../timing/timing.ts'

/** How long the end of an attempt is. */
export const LAST_MINUTES: Millis = 600_000

type Answer = {
  /** When its last answer was given, on the attempt's clock; null where none was. */
  readonly lastAt: Millis | null
  readonly verdict: Outcome
  readonly marks: MarkUnits
}

export type Ending = { readonly right: number; readonly wrong: number; readonly units: MarkUnits }

/** What the final answers of the last ten minutes came to; null for an attempt that is not at least twice as long. */
export function lastMinutes(answers: readonly Answer[], until: Millis): Ending | null {
  if (until < 2 * LAST_MINUTES) return null
  const late = answers.filter(({ lastAt }) => lastAt !== null && lastAt >= until - LAST_MINUTES)
  const [right, wrong] = (['right', 'wrong'] as const).map((verdict) => late.filter((one) => one.verdict === verdict))
  const units = [...(right ?? []), ...(wrong ?? [])].reduce((sum, { marks }) => sum + marks, 0)
  return { right: right?.length ?? 0, wrong: wrong?.length ?? 0, units }
}
