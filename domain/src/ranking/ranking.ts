import type { Millis } from '../timing/timing.ts'
import { wilsonInterval } from './wilson-interval.ts'

/** A practice test with answers that arrived later after its end is not ranked. */
export const RANKED_LATE: Millis = 300_000

/** With fewer candidates a percentile says more about who took part than about the student. */
export const MIN_FOR_PERCENTILE = 30

/** Decimals of a percentile: as many as the Railway Recruitment Boards publish. */
export const PERCENTILE_DECIMALS = 5 as const

/** A percentile with all the decimals that it is computed to: a shorter one would look rounded. */
export const percentileText = (percentile: number): string => percentile.toFixed(PERCENTILE_DECIMALS)

/** Rank and percentile of a result among those of the same test. */
export type Standing = {
  /** Equal marks share a rank, and the next one counts all before it: 1, 2, 2, 4. */
  readonly rank: number
  readonly of: number
  /** How many of a hundred got as many marks or fewer, cut after five decimals; null below 30 candidates. */
  readonly percentile: number | null
}

/** `better`: how many got more marks; `all`: how many there are, this one among them. */
export type RankCounts = { readonly better: number; readonly all: number }

/** Throws a RangeError where more are better than there are others. */
export function standing({ better, all }: RankCounts): Standing {
  if (all < 1 || better < 0 || better >= all) throw new RangeError(`${better} of ${all} cannot be better`)
  const percentile = all < MIN_FOR_PERCENTILE ? null : percentileScore(all - better, all)
  return { rank: better + 1, of: all, percentile }
}

/**
 * 100 × (candidates with as many marks or fewer) / (all candidates), from 0 to 100. It is cut after its decimals and not
 * rounded, so that only the first has 100. The division is one of integers: no result depends on how a computer rounds.
 * Throws a RangeError where integers are no longer exact, from 900 million candidates on with five decimals and 9 million with seven.
 *
 * Source: Railway Recruitment Boards, "Normalization methodology for CBT exams for all CENs", notices of 4 November 2024
 * and 9 February 2026: five decimals. National Testing Agency, "Procedure to be adopted for compilation of NTA scores for
 * multi session papers", 2019: the same with seven.
 */
export function percentileScore(withAtMost: number, all: number, decimals: number = PERCENTILE_DECIMALS): number {
  return percentileSteps(withAtMost, all, decimals) / 10 ** decimals
}

/** The same as a whole number of steps of its last decimal, for comparing. Throws the same RangeError. */
export function percentileSteps(withAtMost: number, all: number, decimals: number): number {
  const scaled = withAtMost * 100 * 10 ** decimals
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${withAtMost} candidates are too many`)
  return (scaled - (scaled % all)) / all
}

/** Between which percentiles a result lies among all who could have come. */
export type PercentileInterval = { readonly low: number; readonly high: number }

/**
 * Those who took a test are a sample of those who prepare for the exam: the Wilson score interval at 95 % of the share that
 * got as many marks or fewer, in percent to one decimal, widened where it is cut. Null below 30 candidates.
 */
export function percentileInterval({ better, all }: RankCounts): PercentileInterval | null {
  if (all < MIN_FOR_PERCENTILE) return null
  const { low, high } = wilsonInterval(all - better, all)
  return { low: Math.floor(low * 1000) / 10, high: Math.ceil(high * 1000) / 10 }
}
