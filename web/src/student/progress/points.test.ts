import type { TestInProgress } from '@pariksha/contract/results/progress'
import { expect, test } from 'vitest'
import { CHART, pointsOf } from './points.ts'

const taken = (percent: number, percentile: number | null, seconds = 600): TestInProgress => ({
  attempt_id: 1,
  test_id: 1,
  title: 'ICET TEST 1',
  completed_at: '2026-11-23T10:00:00Z',
  marks: percent,
  max_marks: 100,
  percent,
  rank: percentile === null ? null : 1,
  percentile,
  of: 2,
  seconds,
})

test('a line goes from the first test on the left to the last one on the right', () => {
  const { points, scale } = pointsOf([taken(0, 50), taken(50, null), taken(100, 75)], 'percent')
  expect(scale).toEqual({ min: 0, max: 100 })
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, CHART.height],
    [CHART.width / 2, CHART.height / 2],
    [CHART.width, 0],
  ])
})

test('tests without a rank are left out of the percentiles, at their place', () => {
  const { points } = pointsOf([taken(0, 50), taken(50, null), taken(100, 75)], 'percentile')
  expect(points.map(({ place, value }) => [place, value])).toEqual([
    [0, 50],
    [2, 75],
  ])
})

test.each([
  ['one test stands in the middle', [taken(40, null)], 'percent', { min: 0, max: 100 }],
  ['marks below zero have room', [taken(-12.5, null)], 'percent', { min: -20, max: 100 }],
  ['minutes go up to the longest', [taken(10, null, 5_000)], 'minutes', { min: 0, max: 90 }],
] as const)('%s', (_, tests, figure, scale) => {
  const found = pointsOf(tests, figure)
  expect(found.scale).toEqual(scale)
  expect(found.points[0]?.x).toBe(CHART.width / 2)
})
