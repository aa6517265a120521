import { expect, test } from 'vitest'
import { underPassages } from './under-passages.ts'

const asked = (...passages: (string | null)[]) => passages.map((passage) => ({ passage }))

test.each([
  ['none', asked(null, null), ['within', 'within']],
  ['one passage above its questions', asked(null, 'p', 'p', null), ['within', 'first', 'within', 'within']],
  ['two passages', asked('p', 'q', 'q'), ['first', 'first', 'within']],
  ['one that comes again', asked('p', 'q', 'p', 'p'), ['first', 'first', 'again', 'within']],
])('a passage is shown once and named where it comes again: %s', (_, questions, expected) => {
  expect(underPassages(questions).map(({ begins }) => begins)).toEqual(expected)
})
