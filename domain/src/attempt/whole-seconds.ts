import type { Millis, Seconds } from '../timing/timing.ts'

/**
 * Times of parts in whole seconds, whose sums over neighbours are the sums of the exact times, rounded once: five parts of
 * 400 ms are 2 s, and not five times nothing. Each is its exact time rounded up or down.
 */
export function wholeSeconds(parts: readonly Millis[]): Seconds[] {
  let sum: Millis = 0
  let before: Seconds = 0
  return parts.map((part) => {
    sum += part
    const until = Math.round(sum / 1000)
    const seconds = until - before
    before = until
    return seconds
  })
}
