import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equipercentileScores } from './equipercentile.ts'
import type { MarksDistribution } from './marks-distribution.ts'

/** A shift in which each of these marks was got once for each time it stands here. */
const shiftOf = (...marks: number[]): MarksDistribution =>
  [...new Set(marks)].map((value) => ({ marks: value, count: marks.filter((one) => one === value).length }))

const scoresOf = (...shifts: MarksDistribution[]) =>
  equipercentileScores(shifts).map((scores) =>
    Object.fromEntries([...scores].map(([marks, score]) => [marks, Math.round(score * 100_000) / 100_000])),
  )

describe('SSC, notice of 2 June 2025, by hand', () => {
  // Percentiles: 25 (10 marks), 75 (20), 100 (30) in the hard shift, 33.3 (40), 66.7 (50), 100 (60) in the easy one.
  test('two shifts of unequal sizes, with a tie', () => {
    // at 33.3 the hard shift has 10 + 8.3 / 50 × 10 = 11.667, at 66.7 10 + 41.7 / 50 × 10 = 18.333
    // at 75 the easy one has 50 + 8.3 / 33.3 × 10 = 52.5, and at 25, below its lowest percentile, its lowest marks: 40
    expect(scoresOf(shiftOf(10, 20, 20, 30), shiftOf(40, 50, 60))).toEqual([
      { 10: 25, 20: 36.25, 30: 45 },
      { 40: 25.83333, 50: 34.16667, 60: 45 },
    ])
  })

  test('three shifts, the last of a single candidate', () => {
    // at 50: 0 (below the lowest of the first), 10 and 7; at 66.7: 0, 10 + 16.7 / 50 × 2 = 10.667 and 7; at 100: 6, 12 and 7
    expect(scoresOf(shiftOf(0, 0, 6), shiftOf(10, 12), shiftOf(7))).toEqual([
      { 0: 5.88889, 6: 8.33333 },
      { 10: 5.66667, 12: 8.33333 },
      { 7: 8.33333 },
    ])
  })

  test('a percentile that two shifts have, whatever their sizes, has one score', () => {
    const large = [
      { marks: 5, count: 500 },
      { marks: 9, count: 500 },
    ]
    expect(scoresOf(shiftOf(1, 2), large)).toEqual([
      { 1: 3, 2: 5.5 },
      { 5: 3, 9: 5.5 },
    ])
  })

  test('a shift counts once, however many sat it', () => {
    const shift = [
      { marks: -2, count: 900 },
      { marks: 8, count: 100 },
    ]
    expect(scoresOf(shift, shiftOf(20))).toEqual([{ '-2': 9, 8: 14 }, { 20: 14 }])
  })
})

test('without a shift there are no scores, and one without candidates is no shift', () => {
  expect(equipercentileScores([])).toEqual([])
  expect(() => equipercentileScores([shiftOf(1), []])).toThrow(RangeError)
})

const shift: fc.Arbitrary<MarksDistribution> = fc
  .uniqueArray(fc.integer({ min: -300, max: 1200 }), { minLength: 1, maxLength: 30 })
  .chain((thirds) =>
    fc
      .array(fc.integer({ min: 1, max: 50 }), { minLength: thirds.length, maxLength: thirds.length })
      .map((counts) => thirds.map((value, index) => ({ marks: value / 3, count: counts[index] as number }))),
  )
const shifts = fc.array(shift, { minLength: 1, maxLength: 5 })

/** Every number of marks of every shift as (candidates with as many or fewer) / (candidates), exactly. */
const placesIn = (given: readonly MarksDistribution[]) =>
  given.flatMap((one, index) => {
    const all = one.reduce((sum, { count }) => sum + count, 0)
    const upTo = (marks: number) => one.reduce((sum, entry) => sum + (entry.marks <= marks ? entry.count : 0), 0)
    return one.map(({ marks }) => ({ index, marks, upTo: upTo(marks), all }))
  })

test('over all shifts a greater percentile has a greater score, and an equal one the equal score', () => {
  fc.assert(
    fc.property(shifts, (given) => {
      const scores = equipercentileScores(given)
      const places = placesIn(given).map((place) => ({ ...place, score: scores[place.index]?.get(place.marks) }))
      for (const one of places)
        for (const other of places) {
          const order = Math.sign(one.upTo * other.all - other.upTo * one.all)
          expect(Math.sign((one.score ?? 0) - (other.score ?? 0))).toBe(order)
        }
    }),
  )
})

test('a single shift gives its marks back', () => {
  fc.assert(
    fc.property(shift, (given) => {
      for (const [marks, score] of equipercentileScores([given])[0] ?? []) expect(score).toBe(marks)
    }),
  )
})

test('more marks for everybody in one shift move every score by its share', () => {
  fc.assert(
    fc.property(shifts, fc.nat(), fc.integer({ min: -50, max: 50 }), (given, which, more) => {
      const changed = which % given.length
      const moved = given.map((one, index) =>
        index === changed ? one.map(({ marks, count }) => ({ marks: marks + more, count })) : one,
      )
      const [before, after] = [equipercentileScores(given), equipercentileScores(moved)]
      for (const { index, marks } of placesIn(given)) {
        const now = after[index]?.get(index === changed ? marks + more : marks) ?? Number.NaN
        expect(now - (before[index]?.get(marks) ?? 0)).toBeCloseTo(more / given.length, 8)
      }
    }),
  )
})

test('ten times the candidates with the same marks change nothing', () => {
  fc.assert(
    fc.property(shifts, (given) => {
      const many = given.map((one, index) =>
        index === 0 ? one.map(({ marks, count }) => ({ marks, count: count * 10 })) : one,
      )
      expect(equipercentileScores(many)).toEqual(equipercentileScores(given))
    }),
  )
})
