import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, type QuestionKind, readChoice } from './question.ts'

test.each<[kind: QuestionKind, text: string, read: string | undefined]>([
  ['single-choice', 'B', 'b'],
  ['single-choice', 'e', undefined],
  ['single-choice', 'ab', undefined],
  ['single-choice', '', undefined],
  ['multiple-choice', 'CaA', 'ac'],
  ['multiple-choice', 'ae', undefined],
  ['numeric', ' -12.50 ', '-12.50'],
  ['numeric', '1e5', undefined],
  ['numeric', '.5', undefined],
  ['numeric', '١', undefined],
])('a %s question of four options reads "%s" as %s', (kind, text, read) =>
  expect(readChoice({ kind, optionCount: 4 }, text)).toBe(read),
)

const decimal = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places))

test('decimals compare as the numbers they are, whatever their zeros', () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      expect(Math.sign(compareDecimals(a, b))).toBe(-Math.sign(compareDecimals(b, a)) + 0)
      expect(compareDecimals(a, a.includes('.') ? `${a}0` : `${a}.0`)).toBe(0)
    }),
  )
  expect(compareDecimals('0.1', '0.10000000')).toBe(0)
  expect(compareDecimals('-0.2', '-0.1')).toBe(-1)
  expect(compareDecimals('123456789012.00000001', '123456789012')).toBe(1)
})
