/** Of measurements that were made several times; the higher one in the middle where their number is even. */
export const upperMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
