import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  judge,
  type MarkedQuestion,
  markPaper,
  readMark,
  schemeInUnits,
  toMarks,
  unitsPerMark,
  type Verdict,
} from './marking.ts'
import type { AnswerKey } from './question.ts'

const single: AnswerKey = { kind: 'single-choice', correct: 'b' }
const several: AnswerKey = { kind: 'multiple-choice', correct: 'ac' }
const range: AnswerKey = { kind: 'numeric', low: '9.8', high: '9.82' }

test.each<[name: string, key: AnswerKey, choice: string | null | undefined, verdict: Verdict]>([
  ['the keyed letter is right', single, 'b', 'right'],
  ['any other letter is wrong', single, 'c', 'wrong'],
  ['no answer is blank, not wrong', single, null, 'blank'],
  ['a question nobody opened is blank', single, undefined, 'blank'],
  ['all letters and no others are right', several, 'ac', 'right'],
  ['a part of the letters is wrong', several, 'a', 'wrong'],
  ['one letter too many is wrong', several, 'acd', 'wrong'],
  ['the low edge of a range is right', range, '9.80', 'right'],
  ['the high edge too', range, '9.82', 'right'],
  ['just past it is wrong', range, '9.82000001', 'wrong'],
  ['a number written another way is the same number', { kind: 'numeric', low: '5', high: '5' }, '5.000', 'right'],
])('%s', (_name, key, choice, verdict) => expect(judge(key, choice)).toBe(verdict))

describe('schemes as examinations print them', () => {
  test.each([
    [['4', '-1'], 1],
    [['1', '-0.25'], 4],
    [['1', '-1/3'], 3],
    [['6/7', '-1/4', '1/3'], 84],
    [['2', '-0.50'], 2],
    [['1', '0'], 1],
  ])('%j is whole in 1/%i of a mark', (marks, units) => expect(unitsPerMark(marks)).toBe(units))

  test('a scheme in units is exact', () => {
    expect(schemeInUnits({ right: '1', wrong: '-1/3' }, 12)).toEqual({ right: 12, wrong: -4, blank: 0 })
    expect(schemeInUnits({ right: '1', wrong: '-0.25' }, 12)).toEqual({ right: 12, wrong: -3, blank: 0 })
  })

  test.each(['', 'one', '1/0', '1.', '--1', '1/3/4'])('"%s" is no mark', (text) =>
    expect(() => readMark(text)).toThrow(),
  )
  test('a unit that does not fit is refused', () =>
    expect(() => schemeInUnits({ right: '1', wrong: '-1/3' }, 4)).toThrow())
})

test.each([
  [85, 3, 28.33],
  [-1, 8, -0.13],
  [1, 8, 0.13],
  [-1, 3, -0.33],
  [-1, 4, -0.25],
  [1, 400, 0],
  [-1, 400, 0],
  [2, 400, 0.01],
  [0, 7, 0],
])('%i units of 1/%i of a mark are shown as %f', (units, perMark, shown) => expect(toMarks(units, perMark)).toBe(shown))

const letters = fc.constantFrom('a', 'b', 'c', 'd') as fc.Arbitrary<'a' | 'b' | 'c' | 'd'>
const paper = fc.array(
  fc.record({ section: fc.integer({ min: 0, max: 3 }), correct: letters, choice: fc.option(letters, { nil: null }) }),
  { minLength: 1, maxLength: 60 },
)

test('whatever is answered, the total is the sum of sections and of questions, and never above the maximum', () => {
  fc.assert(
    fc.property(paper, fc.integer({ min: -12, max: 0 }), (answers, wrong) => {
      const questions = answers.map(
        ({ section, correct }, index): MarkedQuestion => ({
          number: index + 1,
          section,
          scheme: { right: 12, wrong, blank: 0 },
          key: { kind: 'single-choice', correct },
        }),
      )
      const { whole, sections, questions: marked } = markPaper(questions, (number) => answers[number - 1]?.choice)
      const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
      expect(sum(sections.map(({ marks }) => marks))).toBe(whole.marks)
      expect(sum(marked.map(({ marks }) => marks))).toBe(whole.marks)
      expect(whole.marks).toBeLessThanOrEqual(whole.maximum)
      expect(whole.correct + whole.incorrect + whole.unattempted).toBe(whole.total)
      expect(whole.attempted).toBe(whole.correct + whole.incorrect)
      expect(whole.correct).toBe(answers.filter(({ correct, choice }) => choice === correct).length)
    }),
  )
})

test('accuracy is correct of attempted in whole per cent, and 0 when nothing was attempted', () => {
  const questions = [1, 2, 3].map(
    (number): MarkedQuestion => ({ number, section: 0, scheme: { right: 1, wrong: 0, blank: 0 }, key: single }),
  )
  expect(markPaper(questions, (number) => (['b', 'b', 'c'] as const)[number - 1]).whole.accuracy).toBe(67)
  expect(markPaper(questions, () => null).whole.accuracy).toBe(0)
})
