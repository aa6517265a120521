import type { PaperSource } from '@pariksha/content/papers/paper'
import { LANGUAGES } from '@pariksha/contract/languages'
import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import { QUESTION_KINDS, type QuestionKind } from '@pariksha/domain/question'
import { expect, test } from 'vitest'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { cellsOf, notesOf, printedInstructions } from './printed-instructions.ts'

/** Nobody has these on paper. */
const OF_THE_SCREEN =
  /saved|network|device|submitted|review|typed|palette|click|సేవ్|నెట్‌వర్క్|పరికరం|సమర్పి|టైప్|రివ్యూ|सेव|नेटवर्क|डिवाइस|जमा हो|टाइप|समीक्षा/i

const instructionsOf = (pattern: PaperPattern, kinds: readonly QuestionKind[], cells: number | null = 6) =>
  printedInstructions(pattern, { count: 40, marks: 100, kinds: new Set(kinds), cells, rough: false })
const [only] = aPattern().sections
const sectionsOf = (...minutes: (number | null)[]) =>
  minutes.flatMap((one) => (only ? [{ ...only, minutes: one }] : []))

test('the instructions are for paper, in each language, with the figures of the pattern', () => {
  const pattern = aPattern({ minutes: 45, sections: sectionsOf(20, 25) })
  for (const language of LANGUAGES) {
    const text = instructionsOf(pattern, QUESTION_KINDS)
      .map((line) => line[language])
      .join('\n')
    expect(text).not.toMatch(OF_THE_SCREEN)
    for (const figure of ['40', '100', '45', '20', '25', '−1/3'])
      expect([language, text]).toEqual([language, expect.stringContaining(figure)])
  }
})

test('only the kinds that the paper has are explained', () => {
  const lines = (kinds: readonly QuestionKind[], cells?: number | null) =>
    instructionsOf(aPattern(), kinds, cells)
      .map(({ en }) => en)
      .join('\n')
  expect(lines(['single-choice'])).toContain('one right option')
  expect(lines(['single-choice'])).not.toMatch(/several right options|a number/)
  expect(lines(['multiple-choice'])).not.toContain('one right option')
  expect(lines(['numeric'])).toContain('one sign in each')
  expect(lines(['numeric'], null)).toContain('write it in the box.')
})

test('marks of numbers are stated only where one is asked for', () => {
  const pattern = aPattern({
    sections: sectionsOf(null).map((section) => ({
      ...section,
      typed_marking: { right: '2', wrong: '0', blank: '0' },
    })),
  })
  const lines = (kinds: readonly QuestionKind[]) =>
    instructionsOf(pattern, kinds)
      .map(({ en }) => en)
      .join('\n')
  expect(lines(['single-choice', 'numeric'])).toContain('Numbers to write: right answer 2')
  expect(lines(['single-choice'])).not.toContain('Numbers to write')
})

test('sections that share a clock are stated together, and one clock for all is not stated', () => {
  const clocks = (...minutes: (number | null)[]) =>
    instructionsOf(aPattern({ sections: sectionsOf(...minutes) }), []).flatMap(({ en }) =>
      en.startsWith('Sections have') ? [en] : [],
    )
  expect(clocks(null, null)).toEqual([])
  expect(clocks(20, null, 30)).toEqual([
    'Sections have times of their own (section 1, 2: 20 minutes; section 3: 30 minutes). Work on a section only in its time.',
  ])
})

test('a question says that several options may be right or a number is wanted, and marks of its own', () => {
  const en = (...of: Parameters<typeof notesOf>) => notesOf(...of).map((note) => note.en)
  expect(en({ kind: 'single-choice' })).toEqual([])
  expect(en({ kind: 'multiple-choice' })).toEqual(['More than one option may be right.'])
  expect(en({ kind: 'numeric', marking: { right: '2', wrong: '-1/2' } })).toEqual([
    'Write the number on the answer sheet.',
    'Right 2, wrong −1/2.',
  ])
})

test.each([
  [[], 6],
  [[['5', '7']], 6],
  [
    [
      ['5', '7'],
      ['-12.125', '3'],
    ],
    7,
  ],
  [
    [
      ['5', '7'],
      ['123456.75', '123456.75'],
    ],
    null,
  ],
])('all numbers of a paper have as many signs as its longest, up to what has room: %j', (answers, cells) => {
  const questions = answers.map(([low, high]) => ({ answer: { kind: 'numeric', low, high } }))
  expect(cellsOf({ sections: [{ questions }] } as unknown as PaperSource)).toBe(cells)
})
