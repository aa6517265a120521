import { LETTERS, type QuestionKind } from '@pariksha/domain/question'
import { expect, test } from 'vitest'
import { choose } from './choose.ts'

const asked = (kind: QuestionKind, count = 4) => ({ kind, options: LETTERS.slice(0, count) })

test.each([
  ['the first answer', asked('single-choice'), null, 'b', 'b'],
  ['another answer', asked('single-choice'), 'b', 'd', 'd'],
  ['the same answer again', asked('single-choice'), 'b', 'b', 'b'],
  ['the second of two', asked('single-choice', 2), null, 'b', 'b'],
  ['a third where there are two', asked('single-choice', 2), 'b', 'c', null],
  ['the sixth of six', asked('single-choice', 6), null, 'f', 'f'],
  ['the first of several', asked('multiple-choice'), null, 'c', 'c'],
  ['one more, before it', asked('multiple-choice'), 'c', 'a', 'ac'],
  ['one of several off', asked('multiple-choice'), 'acd', 'c', 'ad'],
  ['the last of several off', asked('multiple-choice'), 'c', 'c', null],
  ['the sixth beside others', asked('multiple-choice', 6), 'be', 'f', 'bef'],
])('choosing %s', (_name, question, before, letter, after) => {
  expect(choose(question, before, letter)).toBe(after)
})
