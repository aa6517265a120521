import {
  candidateCount,
  cumulative,
  isCompared,
  type MarksDistribution,
  marksAt,
  type Point,
} from './marks-distribution.ts'
import { PERCENTILE_DECIMALS, percentileSteps } from './ranking.ts'

/**
 * Marks on the scale of one shift, by which the Railway Recruitment Boards check minimum qualifying marks; the merit goes by the
 * percentile score. "Normalization methodology for CBT exams for all CENs", notices of 4 November 2024 and 9 February 2026.
 *
 * The base shift is the one with the greatest mean among those with at least 70 % of the average number of candidates. A percentile
 * score that somebody got there has those marks; one between two of them lies on the line between. Below the lowest one its lowest
 * marks count: the rule of the boards there is in no text that we could read, and this one is that of `equipercentileScores`.
 */
export type BaseShift = {
  /** Its place among the shifts. */
  readonly place: number
  /** Undefined for a shift that is not compared. */
  readonly marksOf: (shift: number, marks: number) => number | undefined
}

/** Of the average number of candidates in a shift. */
const LEAST_SHARE = 0.7

/** Undefined where no shift is compared. Of equal means it is the earlier shift. */
export function baseShift(shifts: readonly MarksDistribution[]): BaseShift | undefined {
  const compared = shifts.filter(isCompared)
  const average = compared.reduce((sum, shift) => sum + candidateCount(shift), 0) / compared.length
  const base = compared.reduce<MarksDistribution | undefined>(
    (best, shift) =>
      candidateCount(shift) >= LEAST_SHARE * average && (!best || meanOf(shift) > meanOf(best)) ? shift : best,
    undefined,
  )
  if (!base) return undefined
  const scale = pointsOf(base)
  const each = shifts.map((shift) =>
    isCompared(shift) ? new Map(pointsOf(shift).map((one) => [one.marks, one])) : undefined,
  )
  return {
    place: shifts.indexOf(base),
    marksOf(shift, marks) {
      const percentile = each[shift]?.get(marks)?.percentile
      return percentile === undefined ? undefined : marksOn(scale, percentile)
    },
  }
}

const meanOf = (shift: MarksDistribution): number =>
  shift.reduce((sum, { marks, count }) => sum + marks * count, 0) / candidateCount(shift)

/** Percentile scores in steps of the last of five decimals, rising with the marks. */
function pointsOf(shift: MarksDistribution): readonly Point[] {
  const all = candidateCount(shift)
  return cumulative(shift).map(({ marks, withAtMost }) => ({
    marks,
    percentile: percentileSteps(withAtMost, all, PERCENTILE_DECIMALS),
  }))
}

function marksOn(scale: readonly Point[], percentile: number): number | undefined {
  const above = scale.findIndex((point) => point.percentile >= percentile)
  const higher = scale[above]
  return higher && marksAt(percentile, scale[above - 1], higher)
}
