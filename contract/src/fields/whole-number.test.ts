import { expect, test } from 'vitest'
import { checkInput } from '../problems/check-input.ts'
import { whole } from './whole-number.ts'

test.each([0, -5, 12.5, 99_999_999_999, Number.NaN, null, 'abc'])(
  '%s is no price: the problem says what is one',
  (typed) => {
    expect(checkInput(whole(1, 1_000_000), typed)).toMatchObject({
      ok: false,
      problems: [{ message: 'Please enter a whole number from 1 to 1,000,000.' }],
    })
  },
)
