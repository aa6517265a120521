import { expect, test } from 'vitest'
import { BLANK_PATTERN, draftOf, markText, nextSection, type PatternDraft, readPattern } from './pattern-draft.ts'

const typed = (changes: Partial<PatternDraft['sections'][number]>): PatternDraft => ({
  ...BLANK_PATTERN,
  sections: BLANK_PATTERN.sections.map((section) => ({ ...section, ...changes })),
})

test('a pattern that is shown and left as it is stays the same', () => {
  const { pattern } = readPattern(typed({ wrong: '−1/3', minutes: '60' }))
  expect(pattern?.sections[0]).toMatchObject({ minutes: 60, marking: { right: '1', wrong: '-1/3', blank: '0' } })
  expect(pattern && readPattern(draftOf(pattern)).pattern).toEqual(pattern)
})

test('what is wrong is told by its place', () => {
  const places = (draft: PatternDraft) => [...(readPattern(draft).problems?.keys() ?? [])]
  expect(places(typed({ count: '' }))).toEqual(['sections.0.count'])
  expect(places(typed({ wrong: '1/3' }))).toEqual(['sections.0.marking.wrong'])
  expect(places({ ...BLANK_PATTERN, languages: [] })).toEqual(['languages'])
})

test('a new section is marked as the one before', () => {
  expect(nextSection(typed({ right: '2', wrong: '-0.66' }))).toMatchObject({ name: '', right: '2', wrong: '-0.66' })
})

test.each([
  ['1', '+1'],
  ['-1/3', '−1/3'],
  ['0', '0'],
])('the mark %s is printed %s', (mark, text) => {
  expect(markText(mark)).toBe(text)
})
