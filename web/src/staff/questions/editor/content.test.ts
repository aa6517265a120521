import { expect, test } from 'vitest'
import { arrangeOptions, EMPTY, markRight, takenAway, withAnswerOf, withKind, withText } from './content.ts'

const asked = markRight({ ...EMPTY, options: [{ en: '1' }, { en: '2' }, { en: '3' }] }, 'b')

test('the right option stays right when options are moved or taken away', () => {
  expect(arrangeOptions(asked, [1, 0, 2])).toMatchObject({
    options: [{ en: '2' }, { en: '1' }, { en: '3' }],
    answer: { correct: 'a' },
  })
  expect(arrangeOptions(asked, [0, 2]).answer).toBeNull()
  expect(arrangeOptions(asked, [0, 1, 2, 3]).options).toHaveLength(4)
})

test('of several right options each is marked and unmarked by itself', () => {
  const several = withKind(asked, 'multiple-choice')
  expect(several.answer).toEqual({ kind: 'multiple-choice', correct: 'b' })
  const both = markRight(several, 'a')
  expect(both.answer).toEqual({ kind: 'multiple-choice', correct: 'ab' })
  expect(markRight(markRight(both, 'a'), 'b').answer).toBeNull()
})

test('a typed number has no options, and choosing options again starts with four', () => {
  const typed = withKind(asked, 'numeric')
  expect(typed).toMatchObject({ options: [], answer: null })
  expect(withKind(typed, 'single-choice').options).toHaveLength(4)
})

test('an emptied text is missing in its language, not empty', () => {
  expect(withText({ en: 'One', te: 'ఒకటి' }, 'te', '')).toEqual({ en: 'One' })
})

test('what another kind or a removed option takes away is known, and comes back without what was typed meanwhile being lost', () => {
  const typed = withKind(asked, 'numeric')
  expect(takenAway(asked, typed)).toBe('options')
  expect(withAnswerOf({ ...typed, stem: { en: 'How many?' } }, asked)).toEqual({ ...asked, stem: { en: 'How many?' } })
  expect(takenAway(asked, arrangeOptions(asked, [0, 1]))).toBe('options')
  const both = markRight(withKind(asked, 'multiple-choice'), 'a')
  expect(takenAway(both, withKind(both, 'single-choice'))).toBe('answer')
  const number = { ...typed, answer: { kind: 'numeric', low: '1', high: '1' } } as const
  expect(takenAway(number, withKind(number, 'single-choice'))).toBe('answer')
})

test('nothing is taken away by an edit, a move, or a kind that keeps everything', () => {
  expect(takenAway(asked, markRight(asked, 'c'))).toBeUndefined()
  expect(takenAway(asked, arrangeOptions(asked, [1, 0, 2]))).toBeUndefined()
  expect(takenAway(asked, withKind(asked, 'multiple-choice'))).toBeUndefined()
  expect(takenAway(EMPTY, withKind(EMPTY, 'numeric'))).toBeUndefined()
  expect(takenAway(asked, { ...asked, options: [{}, { en: '2' }, { en: '3' }] })).toBeUndefined()
  const emptied = { ...asked, options: [{ en: '1' }, {}, { en: '3' }] }
  expect(takenAway(emptied, arrangeOptions(emptied, [0, 2]))).toBeUndefined()
})
