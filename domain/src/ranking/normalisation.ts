import type { Family } from '../exam-families.ts'
import { marksText } from '../marking/marks-text.ts'
import { equipercentileScores } from './equipercentile.ts'
import { candidateCount, cumulative, isCompared, type MarksDistribution } from './marks-distribution.ts'
import { PERCENTILE_DECIMALS, percentileSteps, type RankCounts } from './ranking.ts'

/**
 * Published formulae by which marks of several shifts are compared.
 *
 * - `rrb`: percentile score within the shift, five decimals, merged over all shifts as the score that decides the merit.
 *   Railway Recruitment Boards, "Normalization methodology for CBT exams for all CENs", notices of 4 November 2024 and
 *   9 February 2026.
 * - `nta`: the same with seven decimals. National Testing Agency, "Procedure to be adopted for compilation of NTA scores for
 *   multi session papers", 2019.
 * - `nta-below-1000`: `nta` for an exam whose own formula needs at least 1,000 candidates in each shift, where there are fewer.
 * - `ssc-2025`: marks on one scale, by the mean of the marks that have the same percentile in each shift. Staff Selection Commission,
 *   notice of 2 June 2025, for exams notified from then on; the edge that it leaves open: `equipercentileScores`.
 * - `ssc-2019`: marks on one scale, by the mean and standard deviation of all and of the shift and the mean of the best 0.1 %.
 *   Staff Selection Commission, notice of 7 February 2019, until that of 2025.
 */
export const NORMALISATIONS = ['rrb', 'nta', 'nta-below-1000', 'ssc-2025', 'ssc-2019'] as const
export type Normalisation = (typeof NORMALISATIONS)[number]

/** Decimals of a normalised score. */
export const SCORE_DECIMALS: Readonly<Record<Normalisation, 5 | 7>> = {
  rrb: PERCENTILE_DECIMALS,
  nta: 7,
  'nta-below-1000': 7,
  'ssc-2025': 5,
  'ssc-2019': 5,
}

/** A score with all decimals of its formula. */
export const scoreText = (by: Normalisation, score: number): string => marksText(score, SCORE_DECIMALS[by])

/**
 * The fewest candidates per shift for SSC's 2019 formula: with fewer, the best 0.1 % are one person, whose marks would decide the rank
 * of everybody.
 */
const MIN_FOR_SSC = 1000

/** What can be chosen for an exam: a formula, or that marks of different shifts are not compared. */
export const COMPARISONS = ['none', 'rrb', 'nta', 'ssc-2025', 'ssc-2019'] as const satisfies readonly (
  | Normalisation
  | 'none'
)[]
export type Comparison = (typeof COMPARISONS)[number]

/**
 * The formula of a family's board. Boards whose own method cannot be computed from marks alone (IBPS smooths its distributions by
 * models it does not publish) are compared by the percentile procedure of the National Testing Agency.
 */
export function comparisonOf(family: Family): Comparison {
  switch (family) {
    case 'railway':
      return 'rrb'
    case 'ssc':
      return 'ssc-2025'
    default:
      return 'nta'
  }
}

/** The formula that is applied to these shifts; null: they are not compared. */
export function normalisationOf(comparison: Comparison, shifts: readonly MarksDistribution[]): Normalisation | null {
  if (comparison === 'none') return null
  if (comparison !== 'ssc-2019') return comparison
  return isEnoughForSsc(shifts.filter(isCompared)) ? 'ssc-2019' : 'nta-below-1000'
}

const isEnoughForSsc = (compared: readonly MarksDistribution[]): boolean =>
  compared.length > 0 && compared.every((shift) => candidateCount(shift) >= MIN_FOR_SSC)

/** A whole number of steps of the score's last decimal, so that equal scores are equal. */
export type ScoreSteps = number

/** The scores of a shift by marks. */
type Scores = ReadonlyMap<number, ScoreSteps>

/**
 * The score of every number of marks of every shift, in the order of the shifts. Undefined where the formula cannot be
 * applied: without a shift, where one has no candidate, and for SSC's of 2019 where the best of a shift or of all are not above mean
 * plus standard deviation, as in a shift with equal marks only. Throws the RangeError of `percentileScore`.
 */
export function normalise(by: Normalisation, shifts: readonly MarksDistribution[]): readonly Scores[] | undefined {
  if (shifts.length === 0 || shifts.some((shift) => candidateCount(shift) === 0)) return undefined
  switch (by) {
    case 'ssc-2019':
      return sscScores(shifts)
    case 'ssc-2025':
      return equipercentileScores(shifts).map(
        (scores) => new Map([...scores].map(([marks, score]) => [marks, Math.round(score * 10 ** SCORE_DECIMALS[by])])),
      )
    default:
      return shifts.map((shift) => percentileScores(shift, SCORE_DECIMALS[by]))
  }
}

function percentileScores(shift: MarksDistribution, decimals: number): Scores {
  const all = candidateCount(shift)
  return new Map(cumulative(shift).map(({ marks, withAtMost }) => [marks, percentileSteps(withAtMost, all, decimals)]))
}

/**
 * M̂ij = (M̄gt − Mgq) / (M̄ti − Miq) × (Mij − Miq) + Mgqm: M̄gt and M̄ti are the mean marks of the best 0.1 % (the number of
 * candidates rounded up) of all shifts and of the shift, Mgq and Miq mean plus standard deviation of all and of the shift, Mgqm
 * the mean of the shift with the greatest mean plus the standard deviation of all. The notice does not say which standard
 * deviation is meant; it is that of the whole group (divided by N).
 */
function sscScores(shifts: readonly MarksDistribution[]): readonly Scores[] | undefined {
  const all = spread(shifts.flat())
  const each = shifts.map(spread)
  if ([all, ...each].some(({ top, mean, deviation }) => top - mean - deviation < MIN_DIFFERENCE)) return undefined
  const base = Math.max(...each.map(({ mean }) => mean)) + all.deviation
  return shifts.map((shift, index) => {
    const { top, mean, deviation } = each[index] as Spread
    const slope = (all.top - all.mean - all.deviation) / (top - mean - deviation)
    const score = (marks: number) => slope * (marks - mean - deviation) + base
    return new Map(shift.map(({ marks }) => [marks, Math.round(score(marks) * 10 ** SCORE_DECIMALS['ssc-2019'])]))
  })
}

/** In marks. A smaller difference counts as zero: it is floating-point error. */
const MIN_DIFFERENCE = 1e-6

type Spread = { readonly top: number; readonly mean: number; readonly deviation: number }

function spread(shift: MarksDistribution): Spread {
  const all = candidateCount(shift)
  const mean = shift.reduce((sum, { marks, count }) => sum + marks * count, 0) / all
  const variance = shift.reduce((sum, { marks, count }) => sum + count * (marks - mean) ** 2, 0) / all
  return { top: meanOfBest(shift, Math.ceil(all / 1000)), mean, deviation: Math.sqrt(variance) }
}

function meanOfBest(shift: MarksDistribution, many: number): number {
  let left = many
  let sum = 0
  for (const { marks, count } of [...shift].sort((one, other) => other.marks - one.marks)) {
    const taken = Math.min(left, count)
    sum += taken * marks
    left -= taken
  }
  return sum / many
}

/** Where a result stands among those of all shifts that are compared. */
export type AcrossShifts = RankCounts & { readonly score: ScoreSteps }

/**
 * Compares shifts by their normalised scores; those with fewer than 30 candidates are left out. Undefined where the formula
 * cannot be applied (`normalise`). What it returns takes a shift, by its place in the list, and marks that were got in it;
 * undefined for a shift that was left out.
 */
export function compareShifts(
  by: Normalisation,
  shifts: readonly MarksDistribution[],
): ((shift: number, marks: number) => AcrossShifts | undefined) | undefined {
  const large = shifts.filter(isCompared)
  if (large.length === 0) return () => undefined
  const scores = normalise(by, large)
  if (!scores) return undefined
  const counts = new Map<ScoreSteps, number>()
  large.forEach((shift, index) => {
    for (const { marks, count } of shift) {
      const score = scores[index]?.get(marks) ?? 0
      counts.set(score, (counts.get(score) ?? 0) + count)
    }
  })
  const all = large.reduce((sum, shift) => sum + candidateCount(shift), 0)
  const better = new Map<ScoreSteps, number>()
  let before = 0
  for (const [score, count] of [...counts].sort(([one], [other]) => other - one)) {
    better.set(score, before)
    before += count
  }
  return (shift, marks) => {
    const score = scores[large.indexOf(shifts[shift] as MarksDistribution)]?.get(marks)
    return score === undefined ? undefined : { score, better: better.get(score) ?? 0, all }
  }
}
