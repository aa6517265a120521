import { expect, test } from 'vitest'
import { previewSections } from './preview-sections.ts'

const MARKING = { right: 1, wrong: 0, blank: 0 }
const windows = (minutes: number, ...durations: readonly (number | null)[]) =>
  previewSections(
    durations.map((_, index) => ({ name: `${index}`, first_question: index + 1, question_count: 1 })),
    durations.map((duration, index) => ({ name: `${index}`, question_count: 1, duration, marking: MARKING })),
    minutes,
  ).map(({ opens, closes }) => [opens, closes])

test('sections without times of their own share the time of the paper', () => {
  expect(windows(30, null, null)).toEqual([
    [0, 1800],
    [0, 1800],
  ])
})

test('sections with times of their own follow one another; one without shares that of the one before', () => {
  expect(windows(30, 10, null, 20)).toEqual([
    [0, 600],
    [0, 600],
    [600, 1800],
  ])
})
