import { expect, test } from 'vitest'
import { evaluate, solve } from './evaluate.ts'

test.each([
  ['2 + 3 × 4', 14],
  ['48 ÷ 4 of 3', 4],
  ['48 ÷ 4 × 3', 36],
  ['18% of 450 + $\\sqrt{1296}$ − 12', 105],
  ['$2\\frac{1}{2}$ × $\\frac{4}{5}$', 2],
  ['[20 − {8 − (5 − 2)}]²', 225],
  ['$\\sqrt[3]{729}$ + $2^{5}$', 41],
])('%s is %d', (printed, value) => {
  expect(evaluate(printed)).toBeCloseTo(value, 9)
})

test('a printed equation is solved by trying', () => {
  expect(solve('?% of 80 + 4 = 20', Array(100).keys())).toBe(20)
})

test('what cannot be read is refused', () => {
  expect(() => evaluate('2 + * 3')).toThrow('a number expected')
})
