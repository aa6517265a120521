import type { Distribution } from '@pariksha/contract/results/staff-results'
import type { RankedCounts } from './standings.ts'

const MAX_BINS = 20
/** Steps that people count in, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/** How marks are distributed; null where nobody is counted. `maximum` is in marks. */
export function distributionOf(counts: RankedCounts, perMark: number, maximum: number): Distribution | null {
  const [best, worst] = [counts[0], counts.at(-1)]
  if (!best || !worst) return null
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  const units = counts.reduce((sum, one) => sum + one.units * one.count, 0)
  const rounded = (value: number) => Math.round((value / perMark) * 100) / 100
  return {
    count,
    mean: rounded(units / count),
    median: rounded((unitsAt(counts, Math.floor((count - 1) / 2)) + unitsAt(counts, Math.floor(count / 2))) / 2),
    highest: rounded(best.units),
    lowest: rounded(worst.units),
    bins: binsOf(counts, perMark, maximum),
  }
}

/** The marks of the result at this index. */
function unitsAt(counts: RankedCounts, place: number): number {
  let passed = 0
  for (const { units, count } of counts) {
    passed += count
    if (passed > place) return units
  }
  throw new RangeError(`no result at ${place} of ${passed}`)
}

/** Bins of equal width, from the lowest mark or 0 to the maximum. */
function binsOf(counts: RankedCounts, perMark: number, maximum: number): Distribution['bins'] {
  const marks = counts.map((one) => ({ mark: one.units / perMark, count: one.count }))
  const lowest = Math.min(0, ...marks.map(({ mark }) => mark))
  const highest = Math.max(maximum, ...marks.map(({ mark }) => mark))
  const step = stepFor(highest - lowest)
  const first = Math.floor(lowest / step)
  const size = Math.max(1, Math.ceil(highest / step) - first)
  const bins = Array.from({ length: size }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step,
    count: 0,
  }))
  for (const { mark, count } of marks) {
    const bin = bins[Math.min(size - 1, Math.floor(mark / step) - first)]
    if (bin) bin.count += count
  }
  return bins
}

/** The step that gives at most MAX_BINS bins, plus one where the lowest mark is not a multiple of the step. */
function stepFor(range: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((one) => one * power).find((one) => range / one <= MAX_BINS)
    if (step !== undefined) return step
  }
}
