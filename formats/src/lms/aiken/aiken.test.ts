import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileQuestion, QuestionSet } from '../../question-set.ts'
import { makeAiken } from './make-aiken.ts'
import { readAiken } from './read-aiken.ts'

const read = (text: string) => readAiken(new TextEncoder().encode(text))
const sample = readAiken(readFileSync(new URL('../../../fixtures/sample.aiken.txt', import.meta.url)))

test('the sample is read', () => {
  expect(sample.places).toEqual([{ line: 1 }, { line: 7 }, { line: 13 }, { line: 18 }, { line: 22 }])
  expect(sample.set?.questions).toMatchObject([
    {
      stem: { en: 'What is the capital of Telangana?' },
      answer: { correct: 'b' },
      options: [{}, {}, { en: 'Karimnagar' }],
    },
    {
      stem: { en: 'A. P. J. Abdul Kalam is known as\\\nthe “Missile Man” of which country?' },
      answer: { correct: 'a' },
    },
    { stem: { en: 'If $x^2 = 4$ and x > 0, what is x?' }, options: [{ en: '2' }, { en: '\\$4' }] },
    { stem: { en: 'Nobody answered this one' }, answer: null },
    { stem: { te: 'కింది వాటిలో ప్రధాన సంఖ్య ఏది?' }, options: [{ te: '4' }, { te: '7' }], answer: null },
  ])
  expect(sample.problems).toMatchObject([
    { code: 'no-answer', at: { line: 18 }, question: 3 },
    { code: 'no-answer', at: { line: 22 }, question: 4 },
  ])
})

const question: FileQuestion = {
  number: null,
  kind: 'single-choice',
  stem: { en: 'Is $\\frac{1}{2}$ **more** than \\$1?' },
  options: [{ en: 'yes' }, { en: 'no' }],
  answer: { kind: 'single-choice', correct: 'b' },
  explanation: null,
  passage: null,
  section: null,
  topic: null,
  level: null,
  source: null,
  year: null,
  tags: [],
}
const setOf = (change: Partial<FileQuestion>): QuestionSet => ({
  passages: [{ id: 'p1', text: { en: 'Read.' } }],
  questions: [{ ...question, ...change }],
  pictures: [],
})

test('what is made is read again', () => {
  const { bytes, problems } = makeAiken(setOf({ passage: 'p1', level: 'easy' }))
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe(
    'Read. Is \\(\\frac{1}{2}\\) more than $1?\nA. yes\nB. no\nANSWER: B\n',
  )
  expect(problems.map(({ code }) => code)).toEqual(['passage-repeated', 'labels-left-out'])
  expect(readAiken(bytes ?? new Uint8Array()).set?.questions[0]).toMatchObject({
    answer: question.answer,
    options: question.options,
  })
})

test.for([
  ['an explanation', { explanation: { en: 'Half.' } }, /Question 1: Aiken holds no explanations/],
  [
    'a typed number',
    { kind: 'numeric', options: [], answer: { kind: 'numeric', low: '1', high: '1' } },
    /no typed numbers/,
  ],
  ['several answers', { kind: 'multiple-choice', answer: { kind: 'multiple-choice', correct: 'ab' } }, /not several/],
  ['no answer', { answer: null }, /needs a right answer/],
  ['a picture', { options: [{ en: '![x](picture:x)' }, { en: 'b' }] }, /no pictures/],
  ['two languages', { stem: { en: 'a', te: 'అ' } }, /one language/],
  ['a table', { stem: { en: '| a |\n| - |\n| b |' } }, /no tables/],
  ['a text like an option', { stem: { en: 'A. P. J. Abdul Kalam?' } }, /begins like an option/],
] satisfies [string, Partial<FileQuestion>, RegExp][])('%s is refused by name', ([, change, reason]) => {
  const { bytes, problems } = makeAiken(setOf(change))
  expect(bytes).toBeNull()
  expect(problems.map(({ what }) => what).join()).toMatch(reason)
})

test('whatever is read, it is a question or a problem', () => {
  const line = fc.constantFrom(
    'A. x',
    'B) y',
    'C. z',
    'ANSWER: A',
    'ANSWER: Z',
    'ANSWER:',
    'words',
    '',
    'a) b',
    '$x$ <b>',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { set, problems } = read(lines.join('\n'))
      if (lines.some((one) => one !== '')) expect((set?.questions.length ?? 0) + problems.length).toBeGreaterThan(0)
    }),
    { numRuns: 2000 },
  )
})

test('two options on one line, and an option without those before it, are reported', () => {
  const { problems } = read('One?\nA. x B. y\n\nTwo?\nA. x\nB. y\nANSWER: A')
  expect(problems).toMatchObject([{ code: 'option-in-text', at: { line: 2 } }])
})
