import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORMATS, type Format } from '../formats.ts'
import type { FileQuestion, QuestionSet, Texts } from '../question-set.ts'
import { shownQuestions } from './testing/shown-questions.ts'

/** Words that mean something in one format or another. */
const WORD = fc.constantFrom(
  ...[
    'x',
    'one two',

    '12',
    '1.',
    '(a)',
    'A.',
    'A) y',
    'ANSWER: B',
    'Ans: b',
    'Sol.',
    '//',
    '{',
    '}',
    '=',
    '~',
  ],
  ...[
    '#',
    '::',
    '->',
    '%50%',
    '\\',
    '\\\\',
    '$x^2$',
    '\\$5',
    '<b>',
    '&lt;',
    '&',
    '"',
    "'",
    ',',
    ';',
    '\t',
    '\n\n',
    '- a',
    '> q',
  ],
  ...[
    '| a |',
    '*',
    '\\*',
    '`c`',
    '[a](b)',
    '$CATEGORY:',
    '[html]',
    ']]>',
    '<!--',
    '=1+1',
    "'=",
    '_x000D_',
    '½',
    'T',
    '{=a}',
  ],
)
const text = fc.array(WORD, { minLength: 1, maxLength: 4 }).map((words) => `w${words.join(' ')}w`)
const texts: fc.Arbitrary<Texts> = text.map((en) => ({ en }))

const question: fc.Arbitrary<FileQuestion> = fc
  .tuple(texts, fc.array(texts, { minLength: 2, maxLength: 5 }), fc.option(texts), fc.nat({ max: 4 }), fc.boolean())
  .map(([stem, options, explanation, right, several]) => {
    const letter = 'abcde'[right % options.length] as 'a'
    const answer = several
      ? ({ kind: 'multiple-choice', correct: letter === 'a' ? 'ab' : `a${letter}` } as const)
      : ({ kind: 'single-choice', correct: letter } as const)
    const labels = {
      number: null,
      passage: null,
      section: null,
      topic: null,
      level: null,
      source: null,
      year: null,
      tags: [],
    }
    return { ...labels, kind: answer.kind, stem, options, answer, explanation }
  })
const set: fc.Arbitrary<QuestionSet> = fc
  .array(question, { minLength: 1, maxLength: 4 })
  .map((questions) => ({ passages: [], pictures: [], questions }))

/** HTML has no tabs, and one blank where several are. */
const withoutBlanks = (of: QuestionSet): unknown =>
  JSON.parse(JSON.stringify(shownQuestions(of)), (_, value) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
  )

const HOLDING = FORMATS.filter(({ name, make, read }) => make && read && !['Word', 'Aiken'].includes(name))

/** Whatever the texts are: the same questions with the same texts come back, or a word why not. */
test.for(HOLDING.map((format) => [format.name, format] as const))(
  'any questions come back from %s',
  async ([, { make, read }]: readonly [string, Format]) => {
    await fc.assert(
      fc.asyncProperty(set, async (before) => {
        const made = await make?.(before)
        if (!made?.bytes) return expect(made?.problems).not.toEqual([])
        const after = await read?.(made.bytes)
        expect(after?.set && withoutBlanks(after.set)).toEqual(withoutBlanks(before))
      }),
      { numRuns: 30, seed: 1 },
    )
  },
)
