import type { TestInProgress } from '@pariksha/contract/results/progress'

export const FIGURES = ['percent', 'percentile', 'minutes'] as const
export type Figure = (typeof FIGURES)[number]

/** What the chart shows of a test; null where there is no such figure. */
function figureOf(test: TestInProgress, figure: Figure): number | null {
  switch (figure) {
    case 'percent':
      return test.percent
    case 'percentile':
      return test.percentile
    case 'minutes':
      return Math.round(test.seconds / 60)
  }
}

/** Width and height of what the line is drawn in, without its labels. */
export const CHART = { width: 600, height: 200 } as const

export type Point = { readonly x: number; readonly y: number; readonly value: number; readonly place: number }
export type Scale = { readonly min: number; readonly max: number }

/** Percentages from 0 (or below, where marks are) to 100; minutes up to the longest. */
function scaleOf(values: readonly number[], figure: Figure): Scale {
  const min = Math.min(0, ...values)
  if (figure !== 'minutes') return { min: Math.floor(min / 10) * 10, max: 100 }
  return { min: 0, max: Math.max(10, Math.ceil(Math.max(...values) / 10) * 10) }
}

export function pointsOf(
  tests: readonly TestInProgress[],
  figure: Figure,
): { readonly points: Point[]; readonly scale: Scale } {
  const values = tests.map((test) => figureOf(test, figure))
  const scale = scaleOf(
    values.filter((value) => value !== null),
    figure,
  )
  const points = values.flatMap((value, place) =>
    value === null ? [] : [{ x: xOf(place, tests.length), y: yOf(value, scale), value, place }],
  )
  return { points, scale }
}

/** One test alone stands in the middle. */
const xOf = (place: number, count: number) => (count === 1 ? 0.5 : place / (count - 1)) * CHART.width
export const yOf = (value: number, { min, max }: Scale) => (1 - (value - min) / (max - min)) * CHART.height
