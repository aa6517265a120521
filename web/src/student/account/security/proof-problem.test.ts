import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import type { Texts } from '../texts.ts'
import { proofProblem } from './proof-problem.ts'

const texts = { wrongCode: 'This code is wrong.', proof: { wrong: 'Incorrect password.' } } as Texts

test.each([
  ['a wrong password', new ApiError(403, { code: 'wrong_password' }, null), 'Incorrect password.'],
  ['a wrong code', new ApiError(400, { code: 'wrong_code' }, null), 'Not changed. This code is wrong.'],
  ['a server error', new ApiError(500, {}, null), 'Not changed.'],
])('what a change that needs a proof says after %s', (_, error, said) => {
  expect(proofProblem(texts, error, 'Not changed.')).toBe(said)
})
