import { expect, test } from 'vitest'
import { type PatternSection, topicMarks } from './pattern-marks.ts'

const PATTERN: readonly PatternSection[] = [
  {
    name: 'Reasoning',
    marks: 50,
    topics: [
      { topic: 'series', marks: 30 },
      { topic: 'clocks', marks: 20 },
    ],
  },
  { name: 'English', marks: 25, topics: [{ topic: 'synonyms', marks: 25 }] },
  { name: 'Empty', marks: 25, topics: [] },
]
const section = (name: string, topics: Readonly<Record<string, number>>) => ({
  name,
  topics: new Map(Object.entries(topics)),
  maximum: Object.values(topics).reduce((sum, one) => sum + one, 0),
})
const marksOf = (...sections: readonly ReturnType<typeof section>[]) => {
  const { marks, byPattern } = topicMarks(sections, PATTERN)
  return [Object.fromEntries(marks), byPattern]
}

test.each([
  [
    'a paper that asks a topic more often than the pattern',
    [section('Reasoning', { series: 20, clocks: 80 })],
    { series: 60, clocks: 40 },
    true,
  ],
  ['a topic that this paper does not ask', [section('Reasoning', { series: 100 })], { series: 60, clocks: 40 }, true],
  [
    'a topic that the pattern does not have',
    [section('Reasoning', { series: 90, own: 10 })],
    { series: 60, clocks: 40, own: 10 },
    true,
  ],
  [
    'a section that the pattern does not have',
    [section('Law', { acts: 30, series: 10 })],
    { acts: 30, series: 10 },
    false,
  ],
  ['a section whose topics nobody knows', [section('Empty', { acts: 30 })], { acts: 30 }, false],
  [
    'a topic of two sections',
    [section('English', { synonyms: 50 }), section('Law', { acts: 5, synonyms: 5 })],
    { synonyms: 55, acts: 5 },
    true,
  ],
] as const)('%s', (_, sections, marks, byPattern) => {
  expect(marksOf(...sections)).toEqual([marks, byPattern])
})
