import { MIN_FOR_PERCENTILE } from './ranking.ts'

/** The number of candidates of a shift for each number of marks. */
export type MarksDistribution = readonly { readonly marks: number; readonly count: number }[]

export const candidateCount = (distribution: MarksDistribution): number =>
  distribution.reduce((sum, { count }) => sum + count, 0)

/** Marks from the fewest to the most, each with the number of candidates who have as many or fewer. */
export function cumulative(
  distribution: MarksDistribution,
): readonly { readonly marks: number; readonly withAtMost: number }[] {
  let withAtMost = 0
  return [...distribution]
    .sort((one, other) => one.marks - other.marks)
    .map(({ marks, count }) => {
      withAtMost += count
      return { marks, withAtMost }
    })
}

/** Marks, and their percentile in a shift, on a scale of the caller's. */
export type Point = { readonly marks: number; readonly percentile: number }

/**
 * The marks at a percentile: on the line between the two points around it. `higher` is the first point of a shift that has this
 * percentile or a greater one, `lower` the one before it. Below the lowest point, which has no other one, its marks count.
 */
export function marksAt(percentile: number, lower: Point | undefined, higher: Point): number {
  if (!lower || higher.percentile === percentile) return higher.marks
  const share = (percentile - lower.percentile) / (higher.percentile - lower.percentile)
  return lower.marks + share * (higher.marks - lower.marks)
}

/** Distributions with fewer than `MIN_FOR_PERCENTILE` (30) candidates are not compared. */
export const isCompared = (distribution: MarksDistribution): boolean =>
  candidateCount(distribution) >= MIN_FOR_PERCENTILE
