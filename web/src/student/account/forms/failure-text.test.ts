import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import type { Texts } from '../texts.ts'
import { codeFailureText } from './failure-text.ts'

const texts = {
  wrongCode: 'This code is wrong.',
  noConnection: 'No answer from the server.',
  tryAgainIn: (seconds: number) => `Again in ${seconds} s.`,
  login: { blocked: 'This account is blocked.' },
} as Texts

test.each([
  ['a wrong code', new ApiError(400, { code: 'wrong_code' }, null), 'Failed. This code is wrong.'],
  ['no answer', new NetworkError('offline'), 'Failed. No answer from the server.'],
  ['too many tries', new ApiError(429, {}, 120), 'Failed. Again in 120 s.'],
  ['a blocked account', new ApiError(403, { code: 'blocked' }, null), 'This account is blocked.'],
  [
    'an ended session',
    new ApiError(401, { code: 'unauthorized', detail: 'Please login again.' }, null),
    'Please login again.',
  ],
  ['a server error', new ApiError(500, {}, null), 'Failed.'],
])('what a form says after %s', (_, error, said) => {
  expect(codeFailureText(texts, error, 'Failed.')).toBe(said)
})
