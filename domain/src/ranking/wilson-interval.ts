/** Between which shares the true one lies, and the estimate in its middle. */
export type Interval = { readonly low: number; readonly high: number; readonly centre: number }

/** The standard normal quantile of an interval that holds the true share in 95 of 100 cases. */
const Z = 1.96

/**
 * The Wilson score interval of a share: of `count` trials so many succeeded. Unlike the share itself it says how little few
 * trials prove: 2 of 2 may be anything from a third on. With no trials it is everything. Source: E. B. Wilson, Probable
 * inference, the law of succession, and statistical inference, JASA 22 (1927), 209–212.
 */
export function wilsonInterval(succeeded: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1, centre: 0.5 }
  const share = succeeded / count
  const scale = 1 + Z ** 2 / count
  const centre = (share + Z ** 2 / (2 * count)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))
  // at the ends rounding could step over them
  return { low: succeeded === 0 ? 0 : centre - half, high: succeeded === count ? 1 : centre + half, centre }
}
