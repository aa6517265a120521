import { expect, test } from 'vitest'
import { BLANK_PATTERN, draftOf, formatMark, nextSection, type PatternDraft } from './pattern-draft.ts'
import { readPattern } from './read-pattern.ts'

const typed = (changes: Partial<PatternDraft['sections'][number]>): PatternDraft => ({
  ...BLANK_PATTERN,
  minutes: '60',
  sections: BLANK_PATTERN.sections.map((section) => ({ ...section, name: 'Reasoning', count: '50', ...changes })),
})

test('a pattern that is shown and left as it is stays the same', () => {
  const typedMarking = { right: '2', wrong: '0', blank: '0' }
  const { pattern } = readPattern(typed({ wrong: '−1/3', minutes: '60', typed_marking: typedMarking }))
  expect(pattern?.sections[0]).toMatchObject({ minutes: 60, marking: { right: '1', wrong: '-1/3', blank: '0' } })
  expect(pattern && readPattern(draftOf(pattern)).pattern).toEqual(pattern)
})

test('errors are reported with their place', () => {
  const places = (draft: PatternDraft) => [...(readPattern(draft).problems?.keys() ?? [])]
  expect(places(typed({ count: '' }))).toEqual(['sections.0.count'])
  expect(places(typed({ wrong: '1/3' }))).toEqual(['sections.0.marking.wrong'])
  expect(places({ ...typed({}), languages: [] })).toEqual(['languages'])
})

test('a new section is marked as the one before', () => {
  expect(nextSection(typed({ right: '2', wrong: '-0.66' }))).toMatchObject({ name: '', right: '2', wrong: '-0.66' })
})

test.each([
  ['1', '+1'],
  ['-1/3', '−1/3'],
  ['0', '0'],
])('the mark %s is printed %s', (mark, text) => {
  expect(formatMark(mark)).toBe(text)
})
