import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MarksDistribution } from './marks-distribution.ts'
import {
  COMPARISONS,
  compareShifts,
  comparisonOf,
  NORMALISATIONS,
  normalisationOf,
  normalise,
  SCORE_DECIMALS,
} from './normalisation.ts'

/** A shift in which each of these marks was got once for each time it stands here. */
const shiftOf = (...marks: number[]): MarksDistribution =>
  [...new Set(marks)].map((value) => ({ marks: value, count: marks.filter((one) => one === value).length }))

const scoresOf = (by: (typeof NORMALISATIONS)[number], ...shifts: MarksDistribution[]) =>
  normalise(by, shifts)?.map((scores) =>
    Object.fromEntries([...scores].map(([marks, score]) => [marks, score / 10 ** SCORE_DECIMALS[by]])),
  )

const HARD = shiftOf(10, 20, 20, 30)
const EASY = shiftOf(40, 50, 60)

test('RRB: the percentile within the shift to five decimals, and the best of each shift has 100', () => {
  expect(scoresOf('rrb', HARD, EASY)).toEqual([
    { 10: 25, 20: 75, 30: 100 },
    { 40: 33.33333, 50: 66.66666, 60: 100 },
  ])
})

test('NTA: the same with seven', () => {
  expect(scoresOf('nta', EASY)).toEqual([{ 40: 33.3333333, 50: 66.6666666, 60: 100 }])
})

describe('SSC, notice of 7 February 2019', () => {
  // by hand. Shift 1: mean 30, deviation 20, best 70; shift 2: 60, 40, 140; all: 45, 35, 140. The greatest mean is 60.
  // 20 in shift 1: (140 − 80) / (70 − 50) × (20 − 50) + 60 + 35 = 5; 40 in shift 2: 60 / 40 × (40 − 100) + 95 = 5
  test('marks of an easy shift and of a hard one come on one scale', () => {
    const [hard, easy] = [shiftOf(20, 20, 20, 20, 70), shiftOf(40, 40, 40, 40, 140)]
    expect(scoresOf('ssc-2019', hard, easy)).toEqual([
      { 20: 5, 70: 155 },
      { 40: 5, 140: 155 },
    ])
  })

  test('the best 0.1 % are one of a thousand, and two of 1,001', () => {
    const zeros = (count: number): MarksDistribution => [{ marks: 0, count }]
    const one = [...zeros(999), { marks: 100, count: 1 }]
    const two = [...zeros(999), { marks: 100, count: 1 }, { marks: 50, count: 1 }]
    // of one shift the marks stay as they are, so that the best 0.1 % show only beside another shift
    expect(scoresOf('ssc-2019', one, two)).not.toEqual(scoresOf('ssc-2019', one, one))
    expect(scoresOf('ssc-2019', one, one)).toEqual([
      { 0: 0, 100: 100 },
      { 0: 0, 100: 100 },
    ])
  })

  test('where the best are not above mean and deviation there is no score', () => {
    expect(scoresOf('ssc-2019', shiftOf(20, 20), EASY)).toBeUndefined()
    expect(scoresOf('ssc-2019', shiftOf(0, 10, 10, 10, 10, 10), EASY)).toBeUndefined()
  })
})

test('a shift without candidates has no scores, by no formula', () => {
  for (const by of NORMALISATIONS) expect(normalise(by, [])).toBeUndefined()
  for (const by of NORMALISATIONS) expect(normalise(by, [EASY, []])).toBeUndefined()
})

test('each family has its formula; where it publishes none that marks suffice for, the one of the NTA', () => {
  const large = [[{ marks: 1, count: 1000 }]]
  const families = ['railway', 'ssc', 'bank', 'cat', 'other'] as const
  expect(families.map((family) => normalisationOf(comparisonOf(family), large))).toEqual([
    'rrb',
    'ssc-2025',
    'nta',
    'nta',
    'nta',
  ])
})

test('an exam has the formula that is chosen for it, or none', () => {
  const large = [[{ marks: 1, count: 1000 }]]
  expect(COMPARISONS.map((one) => normalisationOf(one, large))).toEqual([null, 'rrb', 'nta', 'ssc-2025', 'ssc-2019'])
})

test('SSC, 2019: its formula from 1,000 candidates in every shift that is compared; below, percentiles', () => {
  const of = (...counts: number[]) =>
    normalisationOf(
      'ssc-2019',
      counts.map((count) => [{ marks: 1, count }]),
    )
  expect([of(1000, 5000), of(1000, 29), of(999, 5000), of(30, 30), of(29), of(0), of()]).toEqual([
    'ssc-2019',
    'ssc-2019',
    ...Array<string>(5).fill('nta-below-1000'),
  ])
})

test('in small shifts by the formula of SSC of 2019 the marks of the best one decide about nobody else', () => {
  const others = Array.from({ length: 29 }, (_, index) => 40 + index)
  const second = shiftOf(...others, 70)
  const placeOf = (best: number) => {
    const shifts = [shiftOf(...others, best), second]
    const across = compareShifts(normalisationOf('ssc-2019', shifts) ?? 'nta', shifts)
    return others.map((marks) => across?.(0, marks))
  }
  expect(placeOf(100)).toEqual(placeOf(70))
})

test('shifts are compared by score; one with fewer than 30 candidates is left out', () => {
  const times = (shift: MarksDistribution, by: number) =>
    shift.map(({ marks, count }) => ({ marks, count: count * by }))
  const hard = times(HARD, 10) // 10, 20, 20, 30: percentiles 25, 75, 100
  const easy = times(EASY, 10) // 40, 50, 60: 33.3, 66.6, 100
  const across = compareShifts('rrb', [hard, EASY, easy])
  expect(across?.(0, 30)).toEqual({ score: 10_000_000, better: 0, all: 70 })
  const better = ([shift, marks]: readonly [number, number]) => across?.(shift, marks)?.better
  const asked = [
    [0, 30],
    [2, 60],
    [0, 20],
    [2, 50],
    [2, 40],
    [0, 10],
  ] as const
  expect(asked.map(better)).toEqual([0, 0, 20, 40, 50, 60])
  expect([across?.(1, 60), across?.(0, 11)]).toEqual([undefined, undefined])
  expect(compareShifts('rrb', [HARD, EASY])?.(0, 30)).toBeUndefined()
  expect(compareShifts('ssc-2019', [times(shiftOf(20), 30), easy])).toBeUndefined()
})

const shift: fc.Arbitrary<MarksDistribution> = fc
  .uniqueArray(fc.integer({ min: -300, max: 1200 }), { minLength: 1, maxLength: 30 })
  .chain((thirds) =>
    fc
      .array(fc.integer({ min: 1, max: 50 }), { minLength: thirds.length, maxLength: thirds.length })
      .map((counts) => thirds.map((value, index) => ({ marks: value / 3, count: counts[index] as number }))),
  )
const shifts = fc.array(shift, { minLength: 1, maxLength: 4 })

test.each(NORMALISATIONS)('%s: within a shift more marks never mean a smaller score', (by) => {
  fc.assert(
    fc.property(shifts, (given) => {
      const scores = normalise(by, given) ?? []
      for (const of of scores) {
        const rising = [...of].sort(([one], [other]) => one - other).map(([, score]) => score)
        expect(rising).toEqual([...rising].sort((one, other) => one - other))
      }
    }),
  )
})

test.each(NORMALISATIONS)('%s: the order in which candidates are counted changes nothing', (by) => {
  fc.assert(
    fc.property(shift, (given) => {
      const [one] = normalise(by, [given]) ?? []
      const [other] = normalise(by, [[...given].reverse()]) ?? []
      expect(other && new Map([...other].sort())).toEqual(one && new Map([...one].sort()))
    }),
  )
})

test('with one shift SSC leaves marks as they are, and a percentile score is what the shift alone says', () => {
  fc.assert(
    fc.property(shift, shifts, (given, others) => {
      for (const by of ['ssc-2019', 'ssc-2025'] as const) {
        const [kept] = normalise(by, [given]) ?? []
        for (const [marks, score] of kept ?? []) expect(score).toBe(Math.round(marks * 100_000))
      }
      expect(normalise('rrb', [given, ...others])?.[0]).toEqual(normalise('rrb', [given])?.[0])
    }),
  )
})
