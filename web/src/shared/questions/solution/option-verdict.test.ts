import { expect, test } from 'vitest'
import type { Verdict } from '../question.ts'
import { optionVerdict } from './option-verdict.ts'

test.each<[string, string, Verdict]>([
  ['right', 'b', { correct: 'b', own: 'a' }],
  ['own, right', 'b', { correct: 'b', own: 'b' }],
  ['own, right', 'c', { correct: 'b', also: ['c'], own: 'c' }],
  ['own, wrong', 'a', { correct: 'b', own: 'a' }],
  ['own', 'a', { correct: '', own: 'a' }],
  ['', 'a', { correct: '', own: null }],
  ['', 'd', { correct: 'b', own: 'a' }],
])('it is %j: option %s of %o', (expected, choice, verdict) => {
  const { isRight, isOwn, isWrong } = optionVerdict(choice, verdict)
  expect([isOwn && 'own', isRight && 'right', isWrong && 'wrong'].filter(Boolean).join(', ')).toBe(expected)
})
