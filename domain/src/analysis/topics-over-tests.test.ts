import { expect, test } from 'vitest'
import type { TopicAnswer } from './topic-strength.ts'
import { topicsOverTests } from './topics-over-tests.ts'

const answers = (topic: string, right: number, wrong: number): TopicAnswer<string>[] => [
  ...Array.from({ length: right }, () => ({ topic, verdict: 'right' as const, opened: true, maximum: 1 })),
  ...Array.from({ length: wrong }, () => ({ topic, verdict: 'wrong' as const, opened: true, maximum: 1 })),
]

test('each topic has its score in each test in which it was seen, and one verdict over all of them', () => {
  const topics = topicsOverTests([
    [...answers('ages', 9, 0), ...answers('clocks', 0, 6)],
    [...answers('ages', 1, 0), ...answers('clocks', 1, 5), ...answers('series', 2, 2)],
    answers('series', 2, 2),
  ])
  expect(topics.map(({ topic, right, seen, strength, tests }) => [topic, right, seen, strength, tests])).toEqual([
    [
      'ages',
      10,
      10,
      'strong',
      [
        { place: 0, seen: 9, right: 9 },
        { place: 1, seen: 1, right: 1 },
      ],
    ],
    [
      'series',
      4,
      8,
      'middle',
      [
        { place: 1, seen: 4, right: 2 },
        { place: 2, seen: 4, right: 2 },
      ],
    ],
    [
      'clocks',
      1,
      12,
      'weak',
      [
        { place: 0, seen: 6, right: 0 },
        { place: 1, seen: 6, right: 1 },
      ],
    ],
  ])
  for (const { interval, right, seen } of topics) {
    expect(interval.low).toBeLessThanOrEqual(right / seen)
    expect(interval.high).toBeGreaterThanOrEqual(right / seen)
  }
})

test('a topic with fewer than five questions over all tests is left out, whatever was right', () => {
  expect(topicsOverTests([answers('ages', 2, 0), answers('ages', 2, 0)])).toEqual([])
  expect(topicsOverTests([answers('ages', 2, 0), answers('ages', 3, 0)])).toHaveLength(1)
  expect(topicsOverTests([])).toEqual([])
})

test('what was not opened or was dropped counts in no test', () => {
  const unseen = { topic: 'ages', verdict: 'blank', opened: false, maximum: 1 } as const
  const dropped = { topic: 'ages', verdict: 'dropped', opened: true, maximum: 1 } as const
  expect(
    topicsOverTests([
      [unseen, dropped, ...answers('ages', 5, 0)],
      [unseen, dropped],
    ]),
  ).toMatchObject([{ seen: 5, right: 5, tests: [{ place: 0, seen: 5, right: 5 }] }])
})
