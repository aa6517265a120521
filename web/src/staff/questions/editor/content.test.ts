import { expect, test } from 'vitest'
import { arrangeOptions, EMPTY, markRight, withKind, withText } from './content.ts'

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
