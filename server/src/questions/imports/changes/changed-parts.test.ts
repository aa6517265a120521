import { isSameText } from '@pariksha/formats/same-text'
import { expect, test } from 'vitest'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { changedParts } from './changed-parts.ts'

const answer = (correct: 'a' | 'd') => ({ kind: 'single-choice', correct }) as const
const options = (...words: readonly string[]) => words.map((en) => ({ en }))

const base = aQuestion({ stem: { en: 'Which?' }, options: options('one', 'two', 'three', 'four'), topic: 'averages' })

test('what only one of two changed is kept', () => {
  const edited = { ...base, stem: { en: 'Which?', te: 'ఏది?' }, tags: ['new'] }
  const onto = { ...base, stem: { en: 'Which one?' }, answer: answer('d'), topic: 'ages' }
  expect(changedParts({ base, edited, onto })).toEqual({
    ...onto,
    stem: { en: 'Which one?', te: 'ఏది?' },
    tags: ['new'],
  })
})

test('translated options leave a corrected answer as it is', () => {
  const edited = { ...base, options: base.options.map((option) => ({ ...option, te: `తె ${option.en}` })) }
  const onto = { ...base, answer: answer('d') }
  expect(changedParts({ base, edited, onto })).toEqual({ ...edited, answer: answer('d') })
})

test('an answer stays with the options that it is a letter of', () => {
  const edited = { ...base, options: options('four', 'two', 'three', 'one'), answer: answer('d') }
  const onto = { ...base, options: options('one', 'two', 'three', 'five') }
  expect(changedParts({ base, edited, onto })).toEqual(edited)
  const corrected = { ...base, answer: answer('d') }
  expect(changedParts({ base, edited: { ...edited, answer: base.answer }, onto: corrected }).answer).toEqual(
    base.answer,
  )
})

test('what a format writes in another way is no change, in the words of the bank', () => {
  const written = { ...base, stem: { en: '__Is__ $\\frac12$\n\n\nless?' }, tags: ['b', 'a'] }
  const read = { ...base, stem: { en: '**Is** $\\frac{1}{2}$\n\nless?' }, tags: ['a', 'b'] }
  expect(changedParts({ base: written, edited: read, onto: written }, isSameText)).toEqual(written)
  const other = { ...read, stem: { en: '**Is** $\\frac{1}{3}$\n\nless?' } }
  expect(changedParts({ base: written, edited: other, onto: written }, isSameText).stem).toEqual(other.stem)
})

test.each([
  ['$x^{12}$', '$x^12$'],
  ['a < b', 'a > b'],
  ['$ab$', '$a$b'],
  ['![a](picture:1)', '![a](picture:2)'],
  ['5 000', '5000'],
])('%s is not %s', (one, other) => {
  expect(isSameText(one, other)).toBe(false)
})
