import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerShape, compareDecimals, LETTERS, readChoice } from './question.ts'

const ONE_OF_FOUR: AnswerShape = { kind: 'single-choice', optionCount: 4 }
const ONE_OF_FIVE: AnswerShape = { kind: 'single-choice', optionCount: 5 }
const ONE_OF_SIX: AnswerShape = { kind: 'single-choice', optionCount: 6 }
const SOME_OF_FOUR: AnswerShape = { kind: 'multiple-choice', optionCount: 4 }
const SOME_OF_SIX: AnswerShape = { kind: 'multiple-choice', optionCount: 6 }
const TYPED: AnswerShape = { kind: 'numeric', optionCount: 0 }

describe('what a student may answer', () => {
  test.each<[name: string, shape: AnswerShape, text: string, choice: string | undefined]>([
    ['an offered letter', ONE_OF_FOUR, 'd', 'd'],
    ['a capital letter', ONE_OF_FOUR, 'B', 'b'],
    ['the fifth letter where there are five options', ONE_OF_FIVE, 'e', 'e'],
    ['the fifth letter where there are four', ONE_OF_FOUR, 'e', undefined],
    ['the sixth letter where there are six options', ONE_OF_SIX, 'F', 'f'],
    ['the sixth letter where there are five', ONE_OF_FIVE, 'f', undefined],
    ['a seventh letter', ONE_OF_SIX, 'g', undefined],
    ['two letters where one is asked for', ONE_OF_FOUR, 'ab', undefined],
    ['no letter', ONE_OF_FOUR, '', undefined],
    ['a number where a letter is asked for', ONE_OF_FOUR, '1', undefined],
    ['several letters, in any order', SOME_OF_FOUR, 'ca', 'ac'],
    ['several letters, large and small, one twice', SOME_OF_FOUR, 'DaAd', 'ad'],
    ['all letters', SOME_OF_FOUR, 'abcd', 'abcd'],
    ['all of six letters', SOME_OF_SIX, 'fedcba', 'abcdef'],
    ['one letter where several may be', SOME_OF_FOUR, 'b', 'b'],
    ['several letters, one of them not offered', SOME_OF_FOUR, 'abe', undefined],
    ['several letters with commas', SOME_OF_FOUR, 'a,b', undefined],
    ['none of several letters', SOME_OF_FOUR, '', undefined],
    ['a whole number', TYPED, '42', '42'],
    ['a negative decimal', TYPED, '-12.5', '-12.5'],
    ['a number with space around', TYPED, ' 7 ', '7'],
    ['twelve digits and eight decimals', TYPED, '123456789012.12345678', '123456789012.12345678'],
    ['thirteen digits', TYPED, '1234567890123', undefined],
    ['nine decimals', TYPED, '0.123456789', undefined],
    ['a point without decimals', TYPED, '12.', undefined],
    ['decimals without a whole part', TYPED, '.5', undefined],
    ['a number with its exponent', TYPED, '1e3', undefined],
    ['a number with Indian grouping', TYPED, '1,00,000', undefined],
    ['a fraction', TYPED, '1/2', undefined],
    ['Telugu digits', TYPED, '౧౨', undefined],
    ['a minus alone', TYPED, '-', undefined],
    ['two lines', TYPED, '1\n2', undefined],
    ['a letter where a number is asked for', TYPED, 'a', undefined],
  ])('%s', (_name, shape, text, choice) => expect(readChoice(shape, text)).toBe(choice))

  test('parsing a parsed choice changes nothing', () => {
    const shapes = fc.constantFrom(ONE_OF_FOUR, ONE_OF_FIVE, ONE_OF_SIX, SOME_OF_FOUR, SOME_OF_SIX, TYPED)
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[a-gA-G]{0,7}$/), fc.stringMatching(/^ ?-?\d{1,3}(\.\d)?$/))
    fc.assert(
      fc.property(shapes, texts, (shape, text) => {
        const choice = readChoice(shape, text)
        if (choice !== undefined) expect(readChoice(shape, choice)).toBe(choice)
      }),
    )
  })

  test('any set of offered letters can be chosen, clicked in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...LETTERS], { minLength: 1 }), (clicked) => {
        expect(readChoice(SOME_OF_SIX, clicked.join(''))).toBe([...clicked].sort().join(''))
      }),
    )
  })
})

describe('decimals are compared exactly', () => {
  test.each([
    ['0.1', '0.10', 0],
    ['2', '2.000', 0],
    ['007', '7', 0],
    ['-0', '0', 0],
    ['-0.0', '0', 0],
    ['0.3', '0.30000000', 0],
    ['9.81', '9.8', 1],
    ['9.8', '9.81', -1],
    ['10', '9', 1],
    ['-10', '-9', -1],
    ['-0.5', '0.5', -1],
    ['-0.5', '-0.49', -1],
    ['-1.05', '-1.5', 1],
    ['123456789012.00000001', '123456789012.00000002', -1],
    ['999999999999', '999999999999.00000001', -1],
  ])('%s against %s', (a, b, order) => {
    expect(compareDecimals(a, b)).toBe(order)
    expect(compareDecimals(b, a)).toBe(order === 0 ? 0 : -order)
  })

  test('by value, whatever leading and trailing zeros are written', () => {
    const limit = 10n ** 20n - 1n
    const numbers = fc.bigInt({ min: -limit, max: limit })
    const zeros = fc.nat({ max: 4 })
    // in units of the eighth decimal, written out
    const written = (units: bigint, before: number) => {
      const digits = (units < 0n ? -units : units).toString().padStart(9, '0')
      return `${units < 0n ? '-' : ''}${'0'.repeat(before)}${digits.slice(0, -8)}.${digits.slice(-8)}`
    }
    fc.assert(
      fc.property(numbers, numbers, zeros, (a, b, before) => {
        expect(compareDecimals(written(a, before), written(b, 0))).toBe(a < b ? -1 : a > b ? 1 : 0)
        expect(compareDecimals(written(a, 0).replace(/\.?0+$/, ''), written(a, before))).toBe(0)
      }),
    )
  })
})
