import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EQUATIONS } from './testing/equations.ts'
import { texToPlain } from './tex-to-plain.ts'

test.each([
  ['\\frac{1}{2}', '1/2'],
  ['\\dfrac{a+b}{2}', '(a + b)/2'],
  ['\\frac12 x', '1/2 x'],
  ['4\\frac{1}{2}', '4 1/2'],
  ['x^2+5x-6=0', 'x² + 5x − 6 = 0'],
  ['x^{-1}', 'x⁻¹'],
  ['2^{n+1}', '2ⁿ⁺¹'],
  ['a^{b+c}', 'a^(b + c)'],
  ['x^y', 'x^y'],
  ['a_1 + a_{12} + a_q', 'a₁ + a₁₂ + a_q'],
  ['\\sqrt{2}', '√2'],
  ['\\sqrt[3]{x+1}', '³√(x + 1)'],
  ['90^\\circ', '90°'],
  ["f'(x)", 'f′(x)'],
  ['\\sin^2\\theta + \\cos^2\\theta', 'sin² θ + cos² θ'],
  ['3 \\times 4 \\le 12', '3 × 4 ≤ 12'],
  ['-5 < -3', '−5 < −3'],
  ['1{,}000 + 2,000', '1,000 + 2,000'],
  ['\\text{speed} = 5\\,\\text{km/h}', 'speed = 5 km/h'],
  ['\\left(\\frac{x}{y}\\right)', '(x/y)'],
  ['\\binom{n}{2}', 'C(n, 2)'],
  ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '(1 2; 3 4)'],
  ['\\sum_{i=1}^{n} i', '∑_(i = 1)ⁿi'],
  ['\\overline{AB} \\parallel \\vec{c}', 'AB ∥ c'],
  ['₹ 500 \\%', '₹500%'],
  ['\\mathbb{R}', 'R'],
  ['\\frac{1', '1/'],
  ['\\{1, 2\\}', '{1, 2}'],
  ['A \\xrightarrow{\\Delta} B', 'A →(Δ) B'],
  ['\\operatorname{cosec} A', 'cosec A'],
  ['\\int_a^b f(x)', '∫ₐ^b f(x)'],
  ['}', '…'],
])('%s reads %s', (tex, plain) => {
  expect(texToPlain(tex)).toBe(plain)
})

test('every equation of the corpus becomes text without commands', () => {
  const odd = EQUATIONS.map(([, tex]) => texToPlain(tex)).filter((plain) => plain === '' || /\\[a-zA-Z]{2}/.test(plain))
  expect(odd).toEqual([])
})

test('whatever is typed is read, in one line', () => {
  const parts = fc.constantFrom(
    '\\frac',
    '\\sqrt',
    '{',
    '}',
    '[',
    ']',
    '^',
    '_',
    '\\begin{cases}',
    '\\end{cases}',
    '&',
    '\\\\',
    'x',
    '1',
    '\\left',
    '\\text',
    ' ',
    '\n',
    '\\',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (typed) => {
      expect(texToPlain(typed.join(''))).toMatch(/^[^\n]+$/)
    }),
  )
})
