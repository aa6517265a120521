import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseShift } from './base-shift.ts'
import type { MarksDistribution } from './marks-distribution.ts'

const shiftOf = (...counts: readonly (readonly [marks: number, count: number])[]): MarksDistribution =>
  counts.map(([marks, count]) => ({ marks, count }))

describe('RRB, notices of 4 November 2024 and 9 February 2026', () => {
  // Mean 50 against 25; percentile scores 25, 50, 75, 100 there and 20, 60, 100 here.
  const base = shiftOf([20, 10], [40, 10], [60, 10], [80, 10])
  const hard = shiftOf([10, 8], [25, 16], [40, 16])

  test.each([
    ['the best of each shift have the same marks', 1, 40, 80],
    // 60 lies between 50 (40 marks) and 75 (60 marks): 40 + 10 / 25 × 20
    ['a percentile score between two of the base shift lies on the line between', 1, 25, 48],
    ['below the lowest of the base shift its lowest marks count', 1, 10, 20],
    ['marks of the base shift stay as they are', 0, 40, 40],
    ['marks that nobody got', 1, 11, undefined],
  ] as const)('%s', (_, shift, marks, expected) => {
    const found = baseShift([base, hard])
    expect(found?.place).toBe(0)
    expect(found?.marksOf(shift, marks)).toEqual(expected)
  })

  test('a percentile score that is also there has the marks of it', () => {
    expect(baseShift([base, shiftOf([1, 20], [2, 20])])?.marksOf(1, 1)).toBe(40)
  })
})

test.each([
  ['the one with the greatest mean', [shiftOf([10, 40]), shiftOf([30, 40]), shiftOf([20, 40])], 1],
  // 70 % of (100 + 100 + 60) / 3 are 60.7
  ['not one with fewer than 70 % of the average', [shiftOf([10, 100]), shiftOf([20, 100]), shiftOf([90, 60])], 1],
  ['one with just as many', [shiftOf([10, 100]), shiftOf([20, 70]), shiftOf([15, 130])], 1],
  ['the earlier of equal ones', [shiftOf([10, 40]), shiftOf([10, 40])], 0],
  ['not one with fewer than 30 candidates', [shiftOf([90, 29]), shiftOf([10, 40])], 1],
] as const)('the base shift is %s', (_, shifts, place) => {
  expect(baseShift(shifts)?.place).toBe(place)
})

test('without a shift that is compared there is none', () => {
  expect([baseShift([]), baseShift([shiftOf([10, 29])])]).toEqual([undefined, undefined])
})

const shift = fc
  .uniqueArray(fc.integer({ min: -30, max: 120 }), { minLength: 1, maxLength: 20 })
  .chain((marks) =>
    fc
      .array(fc.integer({ min: 30, max: 60 }), { minLength: marks.length, maxLength: marks.length })
      .map((counts) => marks.map((value, index) => ({ marks: value, count: counts[index] ?? 30 }))),
  )

test('more marks in a shift never mean fewer on the scale, and nobody leaves the marks of the base shift', () => {
  fc.assert(
    fc.property(fc.array(shift, { minLength: 1, maxLength: 4 }), (shifts) => {
      const found = baseShift(shifts)
      if (!found) throw new Error('one of them has enough candidates')
      const scale = shifts[found.place]?.map(({ marks }) => marks) ?? []
      shifts.forEach((one, index) => {
        const rising = one
          .map(({ marks }) => marks)
          .sort((a, b) => a - b)
          .flatMap((marks) => found.marksOf(index, marks) ?? [])
        expect(rising).toEqual([...rising].sort((a, b) => a - b))
        for (const marks of rising) expect(marks >= Math.min(...scale) && marks <= Math.max(...scale)).toBe(true)
      })
    }),
  )
})
