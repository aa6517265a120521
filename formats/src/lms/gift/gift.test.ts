import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGift } from './read-gift.ts'

const read = (text: string) => readGift(new TextEncoder().encode(text))
const { set, problems, places } = readGift(readFileSync(new URL('../../../fixtures/sample.gift.txt', import.meta.url)))
const questions = set?.questions ?? []

test.for([
  [
    { line: 3 },
    {
      number: 'Q1',
      stem: { en: 'Which colour lies between **orange** and green?' },
      options: [{ en: 'yellow' }, { en: 'red' }, { en: 'blue' }],
      answer: { kind: 'single-choice', correct: 'a' },
      section: 'Science',
      topic: 'Light',
      explanation: {
        en: 'The order is: red, orange, yellow, green.\n\n(A) It does.\n\n(B) *No*, it lies outside.',
      },
    },
  ],
  [
    { line: 11 },
    {
      kind: 'multiple-choice',
      answer: { kind: 'multiple-choice', correct: 'ab' },
      options: [{}, {}, {}, { en: '~9' }],
    },
  ],
  [
    { line: 18 },
    { kind: 'numeric', stem: { en: 'What is $\\frac{1}{2}$ of **10**?' }, answer: { low: '4.5', high: '5.5' } },
  ],
  [{ line: 20 }, { stem: { en: 'A number from 1 to 5 _____ please.' }, answer: { low: '1', high: '5' }, number: null }],
  [
    { line: 22 },
    {
      options: [{ en: 'True' }, { en: 'False' }],
      answer: { kind: 'single-choice', correct: 'b' },
      explanation: { en: 'It shines by reflected light.\n\n(B) Right: it is a satellite.\n\n(A) It is not.' },
    },
  ],
  [{ line: 33 }, { stem: { en: '{a, b} has 2^2 subsets; how many elements has it?' }, answer: { correct: 'b' } }],
  [
    { line: 43 },
    {
      kind: 'numeric',
      answer: { low: '2', high: '2' },
      passage: 'text1',
      level: 'easy',
      year: 2024,
      tags: ['family'],
      section: null,
    },
  ],
  [{ line: 46 }, { stem: { te: 'తెలంగాణ రాజధాని ఏది?' }, options: [{ te: 'హైదరాబాద్' }, { te: 'ISRO' }, { te: '12' }] }],
] as const)('a question of the sample, %o', ([at, expected]) => {
  const place = places.findIndex((one) => 'line' in one && one.line === at.line)
  expect(questions[place]).toMatchObject(expected)
})

test('what is not supported is reported with its line, and nothing else is', () => {
  expect(questions).toHaveLength(8)
  expect(problems.filter(({ severity }) => severity === 'fault').map(({ code, at }) => [code, at])).toEqual([
    ['kind-not-supported', { line: 24 }],
    ['kind-not-supported', { line: 26 }],
    ['kind-not-supported', { line: 31 }],
    ['brace-missing', { line: 48 }],
    ['option-count', { line: 50 }],
  ])
})

test.for([
  ['no answer', 'a {~b ~c}', 'no-answer'],
  ['two right answers', 'a {=b =c ~d}', 'several-answers'],
  ['seven options', 'a {=1~2~3~4~5~6~7}', 'option-count'],
  ['no text', '{=a ~b}', 'no-stem'],
  ['two answers in braces', 'a {=1 ~2} and {=1 ~2}', 'two-answers'],
  ['two numbers', 'a {#=1 =2}', 'several-answers'],
] as const)('%s is a problem', ([, text, code]) => {
  expect(read(text).problems.map((problem) => problem.code)).toContain(code)
})

test('a title begins a question where the blank line was forgotten', () => {
  expect(read('::1::a {=b ~c}\n::2::d {=e ~f}').set?.questions).toHaveLength(2)
})

test('text in an old encoding is read with a note, UTF-16 without a mark without one', () => {
  const old = readGift(Buffer.from('caf\u00e9 {=a ~b}', 'latin1'))
  expect(old.set?.questions).toMatchObject([{ stem: { en: 'café' } }])
  expect(old.problems).toMatchObject([{ code: 'windows-1252', severity: 'note' }])
  const wide = readGift(Buffer.from('Capital? {=Delhi ~ముంబై}', 'utf16le'))
  expect(wide).toMatchObject({ set: { questions: [{ options: [{ en: 'Delhi' }, { en: 'ముంబై' }] }] }, problems: [] })
})

test('bytes that are no text are refused with one sentence', () => {
  const { set: nothing, problems: reported } = readGift(Buffer.from('caf\0 {=a ~b} \0\0\0 x', 'latin1'))
  expect(nothing).toBeNull()
  expect(reported).toMatchObject([{ code: 'wrong-encoding', severity: 'fault' }])
})

test('whatever is read, it is a question or a problem', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '=',
    '~',
    '#',
    '####',
    '%50%',
    '%',
    '->',
    '::',
    '[html]',
    '[markdown]',
    '//',
    '// [tag:a]',
    '$CATEGORY: ',
    '\\',
    '\n',
    '\n\n',
    '1',
    '1..2',
    ':',
    'T',
    'word',
    '<b>',
    '$',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      const reading = read(text)
      const answers = text.split('\n').filter((line) => !line.trim().startsWith('//') && line.includes('{')).length
      if (answers > 0 && !/\\|\$CATEGORY/.test(text))
        expect((reading.set?.questions.length ?? 0) + reading.problems.length).toBeGreaterThan(0)
      expect(reading.places).toHaveLength(reading.set?.questions.length ?? 0)
    }),
    { numRuns: 3000 },
  )
})

test.for([
  ['titles', '::a\n'.repeat(60_000)],
  ['blanks', `${'_'.repeat(90_000)} {=a ~b}`],
  ['answers', `a {=b${'~c#d'.repeat(50_000)}}`],
] as const)('so many %s are read in seconds', { timeout: 10_000 }, ([, text]) => {
  expect(read(text).problems).not.toEqual([])
})
