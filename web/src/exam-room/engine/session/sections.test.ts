import type { Paper } from '@pariksha/contract/exams/tests'
import { describe, expect, test } from 'vitest'
import { Sections } from './sections.ts'

/** Two questions in each section; times in minutes. */
function sectionsOf(times: readonly (readonly [opens: number, closes: number])[]) {
  const question = { kind: 'single-choice' as const, question: { en: '' }, question_image: null, passage: null }
  const paper: Pick<Paper, 'sections' | 'questions'> = {
    sections: times.map((_, index) => ({ name: `S${index}`, first_question: index * 2 + 1, question_count: 2 })),
    questions: times.flatMap((_, section) =>
      [1, 2].map((place) => ({ ...question, options: [], question_number: section * 2 + place, section })),
    ),
  }
  return new Sections(
    paper,
    times.map(([opens, closes]) => ({ opens: opens * 60, closes: closes * 60 })),
  )
}

const MINUTE = 60_000
const TOGETHER = sectionsOf([
  [0, 30],
  [0, 30],
  [0, 30],
])
const IN_TURN = sectionsOf([
  [0, 10],
  [10, 20],
  [20, 30],
])
/** The last two share their time. */
const LAST_TWO = sectionsOf([
  [0, 10],
  [10, 30],
  [10, 30],
])
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7]

describe('which section is open, and when it closes', () => {
  test.each<[string, Sections, number, number | null, number | null]>([
    ['sections without clocks', TOGETHER, 5, null, null],
    ['the first of three', IN_TURN, 0, 0, 10],
    ['the moment at which the second opens', IN_TURN, 10, 1, 20],
    ['the last', IN_TURN, 29, 2, 30],
    ['after the end', IN_TURN, 31, 2, 30],
    ['two that share their time', LAST_TWO, 15, 1, 30],
  ])('%s', (_name, sections, minutes, open, closes) => {
    expect(sections.openAt(minutes * MINUTE)).toBe(open)
    expect(sections.closingOf(open)).toBe(closes === null ? null : closes * MINUTE)
  })
})

describe('which questions can be opened and changed', () => {
  test.each<[string, Sections, number | null, readonly number[], readonly number[]]>([
    ['without clocks, all', TOGETHER, null, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
    ['in the first section, its own', IN_TURN, 0, [1, 2], [1, 2]],
    ['in the second, the first can be read', IN_TURN, 1, [1, 2, 3, 4], [3, 4]],
    ['in the last, all can be read', IN_TURN, 2, [1, 2, 3, 4, 5, 6], [5, 6]],
    ['before two that share their time', LAST_TWO, 0, [1, 2], [1, 2]],
    ['in two that share their time', LAST_TWO, 1, [1, 2, 3, 4, 5, 6], [3, 4, 5, 6]],
  ])('%s', (_name, sections, open, opened, changed) => {
    expect(NUMBERS.filter((number) => sections.canOpen(number, open))).toEqual(opened)
    expect(NUMBERS.slice(1, 7).filter((number) => sections.canChange(number, open))).toEqual(changed)
  })
})

describe('what comes before, after and at the same time', () => {
  test.each<[string, Sections, number, number | null, number | null, string[]]>([
    ['without clocks', TOGETHER, 1, null, null, ['S0', 'S1', 'S2']],
    ['the first', IN_TURN, 0, null, 1, ['S0']],
    ['the second', IN_TURN, 1, 0, 2, ['S1']],
    ['the last', IN_TURN, 2, 1, null, ['S2']],
    ['the one before two', LAST_TWO, 0, null, 1, ['S0']],
    ['the first of two', LAST_TWO, 1, 0, null, ['S1', 'S2']],
    ['the second of two', LAST_TWO, 2, 0, null, ['S1', 'S2']],
  ])('%s', (_name, sections, section, before, after, beside) => {
    expect(sections.before(section)).toBe(before)
    expect(sections.after(section)).toBe(after)
    expect(sections.beside(section)).toEqual(beside)
  })

  test('each section knows its first question, and each question its section', () => {
    expect([0, 1, 2, 3].map((section) => IN_TURN.firstQuestion(section))).toEqual([1, 3, 5, undefined])
    expect([1, 2, 3, 6].map((number) => IN_TURN.of(number))).toEqual([0, 0, 1, 2])
  })
})
