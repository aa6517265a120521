import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerKey, Choice } from '../question.ts'
import {
  judge,
  type MarkUnits,
  readMark,
  type Scheme,
  type SchemeText,
  schemeInUnits,
  toMarks,
  unitsPerMark,
  type Verdict,
} from './marking.ts'

describe('marks as printed in examination notices', () => {
  test.each([
    ['1', 1, 1],
    ['+4', 4, 1],
    ['-1', -1, 1],
    ['0', 0, 1],
    ['-0.25', -1, 4],
    ['+0.50', 1, 2],
    ['-0.66', -33, 50],
    ['2.5', 5, 2],
    ['-1/3', -1, 3],
    ['6/7', 6, 7],
    ['2/4', 1, 2],
    ['-6/3', -2, 1],
    ['0/3', 0, 1],
  ])('%s', (text, numerator, denominator) => expect(readMark(text)).toEqual({ numerator, denominator }))

  test.each(['', 'one', '1/0', '1.', '.5', '--1', '1/-3', '1/2/3', '0.5/2', '1 mark', '1e3', ' 1', '−1'])(
    'a paper with the mark "%s" is not made',
    (text) => expect(() => readMark(text)).toThrow(RangeError),
  )
})

test.each([
  [['1', '0'], 1],
  [['4', '-1'], 1],
  [['1', '-0.25'], 4],
  [['1', '-1/3'], 3],
  [['1', '-1/3', '2', '-0.25'], 12],
  [['6/7', '-2/7'], 7],
  [['2', '-0.66'], 50],
  [['0.5', '-0.125', '1/3'], 24],
  [['6/7', '-1/4', '1/3'], 84],
  [[], 1],
])('%j are whole in 1/%i of a mark', (marks, units) => expect(unitsPerMark(marks)).toBe(units))

describe('a scheme in units of its paper', () => {
  test.each<[name: string, scheme: SchemeText, perMark: number, units: Scheme]>([
    ['ICET: no negative marks', { right: '1', wrong: '0' }, 1, { right: 1, wrong: 0, blank: 0 }],
    ['NIMCET and the like: +4, −1', { right: '4', wrong: '-1' }, 1, { right: 4, wrong: -1, blank: 0 }],
    ['bank prelims: a quarter off', { right: '1', wrong: '-0.25' }, 4, { right: 4, wrong: -1, blank: 0 }],
    ['railways: a third off', { right: '1', wrong: '-1/3' }, 3, { right: 3, wrong: -1, blank: 0 }],
    ['thirds beside quarters', { right: '1', wrong: '-1/3' }, 12, { right: 12, wrong: -4, blank: 0 }],
    ['6/7 of a mark', { right: '6/7', wrong: '-3/14' }, 14, { right: 12, wrong: -3, blank: 0 }],
    ['a blank that costs', { right: '2', wrong: '-1', blank: '-1/2' }, 2, { right: 4, wrong: -2, blank: -1 }],
  ])('%s', (_name, scheme, perMark, units) => expect(schemeInUnits(scheme, perMark)).toEqual(units))

  test('a unit in which a mark is not a whole number is refused', () => {
    expect(() => schemeInUnits({ right: '1', wrong: '-1/3' }, 4)).toThrow('-1/3 is not whole in 1/4 of a mark')
  })

  test('the unit is the largest one in which all marks are whole numbers', () => {
    const mark = fc
      .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 12 }))
      .map(([n, d]) => `${n}/${d}`)
    fc.assert(
      fc.property(fc.array(mark, { minLength: 2, maxLength: 6 }), (marks) => {
        const whole = (perMark: number) =>
          marks.every((text) => {
            const { numerator, denominator } = readMark(text)
            return Number.isInteger((numerator * perMark) / denominator)
          })
        const units = unitsPerMark(marks)
        expect(whole(units)).toBe(true)
        for (let fewer = 1; fewer < units && fewer < 200; fewer++) expect(whole(fewer)).toBe(false)
      }),
    )
  })
})

describe('right, wrong or blank', () => {
  const single: AnswerKey = { kind: 'single-choice', correct: 'b' }
  const several: AnswerKey = { kind: 'multiple-choice', correct: 'acd' }
  const exact: AnswerKey = { kind: 'numeric', low: '42', high: '42' }
  const range: AnswerKey = { kind: 'numeric', low: '9.80', high: '9.82' }
  const negative: AnswerKey = { kind: 'numeric', low: '-0.5', high: '-0.25' }

  test.each<[name: string, key: AnswerKey, choice: Choice | null | undefined, verdict: Verdict]>([
    ['the keyed letter', single, 'b', 'right'],
    ['another letter', single, 'c', 'wrong'],
    ['a cleared answer', single, null, 'blank'],
    ['a question never opened', single, undefined, 'blank'],
    ['all right letters and no others', several, 'acd', 'right'],
    ['one right letter missing', several, 'ac', 'wrong'],
    ['one letter too many', several, 'abcd', 'wrong'],
    ['several letters cleared', several, null, 'blank'],
    ['the exact number', exact, '42', 'right'],
    ['the same number with decimals', exact, '42.00', 'right'],
    ['the same number with zeros before', exact, '042', 'right'],
    ['a little more', exact, '42.00000001', 'wrong'],
    ['a little less', exact, '41.99999999', 'wrong'],
    ['the low end of a range', range, '9.8', 'right'],
    ['the high end of a range', range, '9.82', 'right'],
    ['within a range', range, '9.81', 'right'],
    ['just above a range', range, '9.8201', 'wrong'],
    ['just below a range', range, '9.7999', 'wrong'],
    ['within a negative range', negative, '-0.3', 'right'],
    ['with the sign forgotten', negative, '0.3', 'wrong'],
    ['zero is an answer, not a blank', exact, '0', 'wrong'],
    ['no number typed', range, null, 'blank'],
  ])('%s', (_name, key, choice, verdict) => expect(judge(key, choice)).toBe(verdict))
})

describe('marks as shown: two decimals, half away from zero', () => {
  test.each<[units: MarkUnits, perMark: number, shown: number]>([
    [85, 3, 28.33],
    [86, 3, 28.67],
    [-85, 3, -28.33],
    [1, 8, 0.13],
    [-1, 8, -0.13],
    [3, 8, 0.38],
    [-3, 8, -0.38],
    [201, 200, 1.01],
    [-201, 200, -1.01],
    [7, 4, 1.75],
    [-1, 4, -0.25],
    [12, 14, 0.86],
    [200, 1, 200],
    [-66, 50, -1.32],
    [1, 300, 0],
    [1, 400, 0],
    [2, 400, 0.01],
    [-1, 300, 0],
    [0, 12, 0],
  ])('%i of 1/%i: %d', (units, perMark, shown) => expect(toMarks(units, perMark)).toBe(shown))

  test('rounding error is at most half a hundredth, symmetric below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 400 }), (units, perMark) => {
        const hundredths = Math.round(toMarks(units, perMark) * 100)
        // in whole numbers: hundredths/100 − units/perMark, times 200 × perMark
        const off = hundredths * 2 * perMark - units * 200
        expect(off).toBeGreaterThan(-perMark)
        expect(off).toBeLessThanOrEqual(perMark)
        expect(toMarks(-units, perMark)).toBe(0 - toMarks(units, perMark))
      }),
    )
  })
})
