import { MIN_FOR_PERCENTILE } from './ranking.ts'

/** The number of candidates of a shift for each number of marks. */
export type Shift = readonly { readonly marks: number; readonly count: number }[]

/** How many candidates. */
export const numberOf = (shift: Shift): number => shift.reduce((sum, { count }) => sum + count, 0)

/** Shifts with fewer candidates are left out. */
export const isCompared = (shift: Shift): boolean => numberOf(shift) >= MIN_FOR_PERCENTILE
