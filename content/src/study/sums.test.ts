import { expect, test } from 'vitest'
import { numberIn, workOut } from './sums.ts'

test.each([
  ['2 + 3 \\times 4', 14],
  ['\\frac{3}{8} \\times 100\\%', 0.375],
  ['16\\tfrac{2}{3}\\%', 1 / 6],
  ['\\left(1 + \\frac{10}{100}\\right)^2', 1.21],
  ['\\frac12 + \\sqrt{49} - 2^{3}', -0.5],
  ['5! \\div (3 - 1)', 60],
  ['1{,}250'.replaceAll('{,}', ''), 1250],
  ['60 \\times \\frac{5}{18}\\ \\text{m/s}', 16 + 2 / 3],
  ['2(3 + 4)', 14],
  ['\\sqrt[3]{64}', 4],
  ['x + 2', undefined],
  ['a', undefined],
])('%s is %s', (tex, value) => {
  const found = numberIn(tex)
  if (value === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(value, 10)
})

test('a wrong sum in a text is found, a right one and a rounded one pass', () => {
  expect(workOut('So $x = 3 + 4 = 7$ and $10 \\div 3 \\approx 3.33$, $1{,}000 + 1 = 1{,}001$.')).toEqual({
    checked: 3,
    wrong: [],
  })
  expect(workOut('$$3 \\times 4 = 13$$').wrong).toHaveLength(1)
  expect(workOut('$10 \\div 3 \\approx 3.34$').wrong).toHaveLength(1)
  expect(workOut('$10 \\div 3 = 3.33$').wrong).toHaveLength(1)
})
