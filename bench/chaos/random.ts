/** Random that can be had again: the same seed, the same numbers (mulberry32). */
export type Random = {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  oneOf<T>(list: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    oneOf: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
  }
}
