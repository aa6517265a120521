import { candidateCount, cumulative, type MarksDistribution, marksAt, type Point } from './marks-distribution.ts'

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
 * Throws a RangeError for a shift without a candidate. Takes n log n for n numbers of marks, and n for each shift.
 */
export function equipercentileScores(shifts: readonly MarksDistribution[]): readonly ReadonlyMap<number, number>[] {
  const each = shifts.map(pointsOf)
  const percentiles = [...new Set(each.flatMap((points) => points.map(({ percentile }) => percentile)))].sort(
    (one, other) => one - other,
  )
  const sums = percentiles.map(() => 0)
  for (const points of each) {
    let next = 0
    percentiles.forEach((percentile, index) => {
      while (pointAt(points, next).percentile < percentile) next++
      sums[index] = (sums[index] ?? 0) + marksAt(percentile, points[next - 1], pointAt(points, next))
    })
  }
  const scores = new Map(percentiles.map((percentile, index) => [percentile, (sums[index] ?? 0) / shifts.length]))
  return each.map((points) => new Map(points.map(({ marks, percentile }) => [marks, scores.get(percentile) ?? 0])))
}

/** The best of a shift have the greatest percentile there is, so there always is one. */
function pointAt(points: readonly Point[], index: number): Point {
  const point = points[index]
  if (!point) throw new RangeError('a shift has no candidate')
  return point
}

/**
 * Percentiles as shares, from 0 to 1. Equal ones of shifts of different sizes are equal numbers, as a quotient is rounded
 * correctly: 1/2 and 500/1000.
 */
function pointsOf(shift: MarksDistribution): readonly Point[] {
  const all = candidateCount(shift)
  return cumulative(shift).map(({ marks, withAtMost }) => ({ marks, percentile: withAtMost / all }))
}
