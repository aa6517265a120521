import { expect, test } from 'vitest'
import type { AnswerKey, AnswerShape, Letter, QuestionKey } from '../question.ts'
import { acceptedAnswers, correctionKind, correctKey, isKeyOf, isSameKey, type KeyChange } from './key-correction.ts'

const letter = (correct: Letter): AnswerKey => ({ kind: 'single-choice', correct })
const range = (low: string, high = low): AnswerKey => ({ kind: 'numeric', low, high })
const accept = (...answers: AnswerKey[]): KeyChange => ({ kind: 'accept', answers })

const KEY: QuestionKey = { answer: letter('a') }

test.each<[what: string, KeyChange, kind: string, QuestionKey]>([
  ['another answer', accept(letter('b')), 'key-changed', { answer: letter('b') }],
  ['two answers', accept(letter('a'), letter('b')), 'several-accepted', { answer: letter('a'), also: [letter('b')] }],
  ['dropped', { kind: 'drop', drop: 'marks-to-all' }, 'marks-to-all', { answer: letter('a'), dropped: 'marks-to-all' }],
])('%s', (_, change, kind, key) => {
  expect(correctionKind(change)).toBe(kind)
  expect(correctKey(KEY, change)).toEqual(key)
})

test('a question that was dropped is taken back into the count, or dropped in another way', () => {
  const dropped = correctKey({ answer: letter('a'), also: [letter('c')] }, { kind: 'drop', drop: 'maximum-lowered' })
  expect(acceptedAnswers(dropped)).toEqual([])
  expect(correctKey(dropped, { kind: 'drop', drop: 'marks-to-all' })).toEqual({ ...dropped, dropped: 'marks-to-all' })
  expect(acceptedAnswers(correctKey(dropped, accept(letter('a'))))).toEqual([letter('a')])
  expect(() => correctKey(KEY, accept())).toThrow(RangeError)
})

test.each<[QuestionKey, QuestionKey, boolean]>([
  [{ answer: letter('a') }, { answer: letter('a') }, true],
  [{ answer: letter('a') }, { answer: letter('b') }, false],
  [{ answer: letter('a'), also: [letter('b')] }, { answer: letter('b'), also: [letter('a')] }, true],
  [{ answer: letter('a'), also: [letter('a')] }, { answer: letter('a') }, true],
  [{ answer: letter('a') }, { answer: letter('a'), dropped: 'marks-to-all' }, false],
  [{ answer: letter('a'), dropped: 'marks-to-all' }, { answer: letter('b'), dropped: 'marks-to-all' }, true],
  [{ answer: range('1.50') }, { answer: range('1.5') }, true],
  [{ answer: range('1', '2') }, { answer: range('1', '3') }, false],
])('%j and %j are the same: %s', (a, b, same) => expect(isSameKey(a, b)).toBe(same))

const single: AnswerShape = { kind: 'single-choice', optionCount: 4 }
const several: AnswerShape = { kind: 'multiple-choice', optionCount: 4 }
const numeric: AnswerShape = { kind: 'numeric', optionCount: 0 }
test.each<[AnswerShape, AnswerKey, boolean]>([
  [single, letter('d'), true],
  [single, letter('e'), false],
  [single, range('1'), false],
  [several, { kind: 'multiple-choice', correct: 'ad' }, true],
  [several, { kind: 'multiple-choice', correct: 'da' }, false],
  [several, { kind: 'multiple-choice', correct: '' }, false],
  [numeric, range('-1.5', '2'), true],
  [numeric, range('3', '2'), false],
  [numeric, range('x'), false],
])('%j can have the key %j: %s', (shape, key, can) => expect(isKeyOf(shape, key)).toBe(can))
