import { numberOf, type Shift } from './shift.ts'

/**
 * Scores by the equipercentile method, in marks and not rounded: for each shift the score of every number of marks.
 *
 * 1. Within a shift, marks m have the percentile P = (candidates with m or fewer) / (candidates).
 * 2. The percentiles of all shifts become one list. For each the marks in every shift are found: those that have it, else those on
 *    the line between the nearest lower and the nearest higher percentile of the shift.
 * 3. The score at a percentile is the mean of these marks over the shifts, each counted once, whatever its size.
 *
 * Sources: Staff Selection Commission, notice of 2 June 2025 (steps 1 and 2); National Testing Agency, information bulletin of
 * CUET (UG) 2023 (the same, with step 3 as a formula), which names Bhatt, Das and Karandikar, "Normalization of marks in
 * multi-session examinations", Current Science 118 (1), 10 January 2020.
 *
 * Below the lowest percentile of a shift no text that we could read has a rule. There its lowest marks count, which is the
 * quantile: the fewest marks that at least this share of the candidates do not exceed. Nothing is missing at the upper end, where
 * the best of each shift have 100 %.
 *
 * Each shift must have a candidate. Takes n log n for n numbers of marks, and n for each shift.
 */
export function equipercentileScores(shifts: readonly Shift[]): readonly ReadonlyMap<number, number>[] {
  const each = shifts.map(pointsOf)
  const shares = [...new Set(each.flatMap((points) => points.map(({ share }) => share)))].sort(
    (one, other) => one - other,
  )
  const sums = shares.map(() => 0)
  for (const points of each) {
    let next = 0
    shares.forEach((share, index) => {
      while ((points[next]?.share ?? 1) < share) next++
      sums[index] = (sums[index] ?? 0) + marksAt(share, points[next - 1], points[next])
    })
  }
  const scores = new Map(shares.map((share, index) => [share, (sums[index] ?? 0) / shifts.length]))
  return each.map((points) => new Map(points.map(({ marks, share }) => [marks, scores.get(share) ?? 0])))
}

/**
 * Marks, and the share of the candidates who have as many or fewer. Equal shares of shifts of different sizes are equal numbers,
 * as a quotient is rounded correctly: 1/2 and 500/1000.
 */
type Point = { readonly marks: number; readonly share: number }

function pointsOf(shift: Shift): readonly Point[] {
  const all = numberOf(shift)
  let asGoodOrLess = 0
  return [...shift]
    .sort((one, other) => one.marks - other.marks)
    .map(({ marks, count }) => {
      asGoodOrLess += count
      return { marks, share: asGoodOrLess / all }
    })
}

/** `higher` is the first point with this share or a greater one, `lower` the one before it; the lowest point has none. */
function marksAt(share: number, lower: Point | undefined, higher: Point | undefined): number {
  if (!higher) throw new RangeError('a shift has no candidate')
  if (!lower || higher.share === share) return higher.marks
  return lower.marks + ((share - lower.share) / (higher.share - lower.share)) * (higher.marks - lower.marks)
}
