/** With all decimals that it is computed to: a shorter one would look rounded. */
export const percentileText = (percentile: number): string => percentile.toFixed(5)
