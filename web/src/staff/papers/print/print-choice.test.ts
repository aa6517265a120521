import { expect, test } from 'vitest'
import { fileNameOf, type PrintChoice, toPrintQuery, withLanguagesOf } from './print-choice.ts'

const choice: PrintChoice = { part: 'paper', set: 'B', language: 'te', second: 'en', columns: '2', rough: true }

test.each<[string, Partial<PrintChoice>, object]>([
  ['questions', {}, { part: 'paper', set: 'B', language: 'te', second: 'en', columns: '2', rough: 'yes' }],
  ['without rough work', { rough: false }, { part: 'paper', set: 'B', language: 'te', second: 'en', columns: '2' }],
  ['solutions', { part: 'solutions' }, { part: 'solutions', set: 'B', language: 'te', second: 'en', columns: '2' }],
  ['one language', { part: 'solutions', second: '' }, { part: 'solutions', set: 'B', language: 'te', columns: '2' }],
  [
    'the same twice',
    { part: 'solutions', second: 'te' },
    { part: 'solutions', set: 'B', language: 'te', columns: '2' },
  ],
  ['the key', { part: 'key' }, { part: 'key', set: 'B' }],
  ['the answer sheet', { part: 'answer_sheet' }, { part: 'answer_sheet', set: 'B' }],
])('%s: only what makes a difference is asked for', (_, change, asked) => {
  expect(toPrintQuery({ ...choice, ...change })).toEqual(asked)
})

test.each([
  [['te', 'en'], 'te', 'en'],
  [['en'], 'en', ''],
  [['te'], 'te', ''],
  [['hi', 'en'], 'hi', 'en'],
] as const)('of a paper in %j what is printed is %s, then %j', (languages, language, second) => {
  expect(withLanguagesOf(choice, languages)).toEqual({ ...choice, language, second })
})

test.each([
  ['Weekly test 1', 'Weekly test 1, set B, questions.pdf'],
  ['Maths: 1/2 “A”?', 'Maths 1 2 “A”, set B, questions.pdf'],
  ['వారపు పరీక్ష', 'వారపు పరీక్ష, set B, questions.pdf'],
])('the file of %s is called %s', (title, name) => {
  expect(fileNameOf(title, choice)).toBe(name)
})

test('an abbreviation in the name of a file stays in capitals', () => {
  expect(fileNameOf('Weekly test 1', { ...choice, part: 'answer_sheet' })).toBe(
    'Weekly test 1, set B, answer sheet (OMR).pdf',
  )
})
