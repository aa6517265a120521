import { expect, test } from 'vitest'
import { fetchesIn } from './prefetch-sealed-paper.ts'

const MINUTE = 60_000
const earliestAndLatest = (opensIn: number) => [0, 1].map((random) => fetchesIn(opensIn, () => random))

test('papers are fetched one after the other: within five minutes, or before a shorter wait is over', () => {
  expect(earliestAndLatest(60 * MINUTE)).toEqual([30 * MINUTE, 35 * MINUTE])
  expect(earliestAndLatest(20 * MINUTE)).toEqual([0, 5 * MINUTE])
  expect(earliestAndLatest(20_000)).toEqual([0, 16_000])
})

test('nothing is fetched once the test is open, or when it is days away', () => {
  expect(fetchesIn(0)).toBeUndefined()
  expect(fetchesIn(30 * 24 * 60 * MINUTE)).toBeUndefined()
})
