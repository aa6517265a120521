import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Difference, wordDifference } from './word-difference.ts'

const textOf = (parts: readonly Difference[], kinds: readonly string[]) =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

test('removed and added words are marked', () => {
  expect(wordDifference('A train covers 120 km.', 'A bus covers 120 km.')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'removed', text: 'train' },
    { kind: 'added', text: 'bus' },
    { kind: 'same', text: ' covers 120 km.' },
  ])
  expect(wordDifference('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
  expect(wordDifference('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  expect(wordDifference('', '')).toEqual([])
})

test('both texts can be read from the difference, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'రైలు', '$x^2$', '\n'), { maxLength: 30 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after)
      expect(textOf(parts, ['same', 'removed'])).toBe(before)
      expect(textOf(parts, ['same', 'added'])).toBe(after)
    }),
  )
})

test('texts too long to compare by words are compared as a whole', () => {
  const long = 'word '.repeat(3_000)
  expect(wordDifference(long, `${long}more`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(wordDifference(long, long)).toEqual([{ kind: 'same', text: long }])
})
