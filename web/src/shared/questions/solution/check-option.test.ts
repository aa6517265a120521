import { expect, test } from 'vitest'
import type { AnswerCheck } from '../question.ts'
import { checkOption } from './check-option.ts'

test.each<[string, string, AnswerCheck]>([
  ['right', 'b', { correct: 'b', given: 'a' }],
  ['given, right', 'b', { correct: 'b', given: 'b' }],
  ['given, right', 'c', { correct: 'b', alsoAccepted: ['c'], given: 'c' }],
  ['given, wrong', 'a', { correct: 'b', given: 'a' }],
  ['given', 'a', { correct: '', given: 'a' }],
  ['', 'a', { correct: '', given: null }],
  ['', 'd', { correct: 'b', given: 'a' }],
])('it is %j: option %s of %o', (expected, choice, check) => {
  const { isRight, isGiven, isWrong } = checkOption(choice, check)
  expect([isGiven && 'given', isRight && 'right', isWrong && 'wrong'].filter(Boolean).join(', ')).toBe(expected)
})
