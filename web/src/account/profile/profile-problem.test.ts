import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api/api-errors.ts'
import type { Texts } from '../texts.ts'
import { saveProblem } from './profile-problem.ts'

const texts = {
  noConnection: 'No answer from the server.',
  profile: {
    saveFailed: 'Not saved.',
    unauthorized: 'Please login again.',
    otherStatus: (status: number) => `${status}`,
  },
} as Texts

test.each([
  ['no answer', new NetworkError('offline'), 'Not saved. No answer from the server.'],
  ['an ended session', new ApiError(401, {}, null), 'Please login again.'],
  ['a refusal', new ApiError(400, { detail: 'Too long.' }, null), 'Too long.'],
  ['an answer of a proxy', new ApiError(502, {}, null), '502'],
])('what a profile that is not saved says after %s', (_, error, said) => {
  expect(saveProblem(texts, error)).toBe(said)
})
