import type { Millis } from './timing.ts'

/** A practice test with answers that arrived later after its end is not ranked. */
export const RANKED_LATE: Millis = 300_000

/** Rank and percentile of a result among those of the same test. */
export type Standing = {
  /** Equal marks share a rank, and the next one counts all before it: 1, 2, 2, 4. */
  readonly rank: number
  readonly of: number
  /** As the National Testing Agency defines it: how many of a hundred got as many marks or fewer. Truncated to two decimals. */
  readonly percentile: number
}

/** `better`: how many got more marks; `all`: how many there are, this one among them. */
export function standing({ better, all }: { readonly better: number; readonly all: number }): Standing {
  if (all < 1 || better < 0 || better >= all) throw new RangeError(`${better} of ${all} cannot be better`)
  // truncated, so that only the first has 100
  return { rank: better + 1, of: all, percentile: Math.floor(((all - better) * 10_000) / all) / 100 }
}
