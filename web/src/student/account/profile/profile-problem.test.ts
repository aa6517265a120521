import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../shared/lib/api/api-errors.ts'
import type { Texts } from '../texts.ts'
import { profileProblem, saveProblem } from './profile-problem.ts'

const texts = {
  noConnection: 'No answer from the server.',
  profile: {
    saveFailed: 'Not saved.',
    unauthorized: 'Please login again.',
  },
} as Texts

test.each([
  ['no answer', new NetworkError('offline'), 'Not saved. No answer from the server.'],
  ['an ended session', new ApiError(401, {}, null), 'Please login again.'],
  ['a refusal', new ApiError(400, { detail: 'Too long.' }, null), 'Too long.'],
  ['an answer of a proxy', new ApiError(502, {}, null), 'Not saved.'],
])('what a profile that is not saved says after %s', (_, error, said) => {
  expect(saveProblem(texts, error)).toBe(said)
})

test.each([
  ['no answer', new NetworkError('offline'), 'Not loaded.'],
  ['an ended session', new ApiError(401, {}, null), 'Please login again.'],
  ['too many calls', new ApiError(429, { detail: 'Too many tries.' }, 5), 'Too many tries.'],
  ['an answer of a proxy', new ApiError(502, {}, null), 'Not loaded.'],
])('what a profile that is not loaded says after %s', (_, error, said) => {
  expect(profileProblem(texts, error, 'Not loaded.')).toBe(said)
})
