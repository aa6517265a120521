import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { ANSWERED, problemCodes, summaries, TWO } from '../testing.ts'

const SUFFICIENCY = `SECTION – A : ANALYTICAL ABILITY (75 Marks)
1. Data Sufficiency (20 Questions)
Note : In questions numbered 1 to 2, a question is followed by data in the form of two statements labelled as I and II. Make a choice from (1) to (4) by the following guidelines:
(1) if statement I alone is sufficient
(2) if statement II alone is sufficient
(3) if both together are sufficient
(4) if both together are not sufficient
1. What is the value of x ?
I. x + y = 10
II. x – y = 4
2. Is n even ?
I. n + 3 is odd
II. n² is even
2. Problem Solving [10 Questions, 10 Marks]
3. 9 × 9 = ?
(1) 72  (2) 80  (3) 81  (4) 90
(ii) Sequences and Series (25 Questions)
4. 2, 6, 12, 20, ?
(1) 28  (2) 30  (3) 32  (4) 36
KEY
1) 3 2) 1 3) 3 4) 2`

test('data sufficiency of ICET: one list of options, statements, and headings with numbers of their own', () => {
  const reading = readPaperLines(SUFFICIENCY)
  const options =
    'if statement I alone is sufficient | if statement II alone is sufficient | if both together are sufficient | if both together are not sufficient'
  expect(summaries(reading)).toEqual([
    `1. What is the value of x ?\n\nI. x + y = 10\n\nII. x – y = 4 [${options}] = c`,
    `2. Is n even ?\n\nI. n + 3 is odd\n\nII. n² is even [${options}] = a`,
    '3. 9 × 9 = ? [72 | 80 | 81 | 90] = c',
    '4. 2, 6, 12, 20, ? [28 | 30 | 32 | 36] = b',
  ])
  expect(problemCodes(reading)).toEqual([])
  expect(reading.set?.questions.map(({ section }) => section)).toEqual([
    'Data Sufficiency',
    'Data Sufficiency',
    'Problem Solving',
    'Sequences and Series',
  ])
})

test.each([
  ['with a number in brackets', '1. How many prime numbers are there (of 20 questions?)\n(a) 1\n(b) 2\nAns: a', 1],
  ['about questions', '1. A test (20 questions) takes how long?\n(a) 1\n(b) 2\nAns: a', 1],
])('a question %s is no heading', (_what, text, count) => {
  expect(readPaperLines(text).set?.questions).toHaveLength(count)
})

const [ONE = '', OTHER = ''] = TWO
test.each([
  ['* in front', `${ONE.replace('(b)', '*(b)')}\n${OTHER.replace('(c)', '*(c)')}`],
  ['✓ in front', `${ONE.replace('(b)', '✓ (b)')}\n${OTHER.replace('(c)', '✓ (c)')}`],
  [
    '* in front, on one line',
    `${ONE.replace('(b)', '*(b)').replaceAll('\n(', '  (').replace('\n*', '  *')}\n${OTHER.replace('(c)', '*(c)').replaceAll('\n(', '  (').replace('\n*', '  *')}`,
  ],
  ['(Ans) behind', `${ONE.replace('25', '25 (Ans)')}\n${OTHER.replace('81', '81 (Ans)')}`],
  ['a key to the questions', `${TWO.join('\n')}\nKey to questions\n1.(b)  2.(c)\nHints & Solutions`],
  ['answers to the above questions', `${TWO.join('\n')}\nAnswers to the above questions:\n1. b\n2. c`],
])('answers: %s', (_what, text) => {
  const reading = readPaperLines(text)
  expect([summaries(reading), problemCodes(reading)]).toEqual([ANSWERED, []])
})

test('options with a point and a bracket, and a length in two languages', () => {
  const reading = readPaperLines(
    '1. Odd one?\na.) Apple b.) Mango c.) Potato d.) Banana\nAns: c\n2. రైలు పొడవు ఎంత?\nWhat is the length of the train?\n(ఎ) 120 మీ. / 120 m (బి) 150 మీ. / 150 m (సి) 180 మీ. / 180 m (డి) 324 మీ. / 324 m\nజవాబు: (బి)',
  )
  expect(summaries(reading)).toEqual([
    '1. Odd one? [Apple | Mango | Potato | Banana] = c',
    '2. What is the length of the train? ‖ రైలు పొడవు ఎంత? [120 m ‖ 120 మీ. | 150 m ‖ 150 మీ. | 180 m ‖ 180 మీ. | 324 m ‖ 324 మీ.] = b',
  ])
})

test('where a question was asked may stand behind its last option', () => {
  const { set } = readPaperLines(
    '1. How many days?\na) 9 b) 10 c) 8 d) 12\t\t(RRB NTPC 2019)\nAns: a\n2. Battle of Plassey?\na) 1757 b) 1764 c) 1857 d) 1947 (Independence, 1947)\nAns: a',
  )
  expect(set?.questions.map(({ source, year, options }) => [source, year, options.at(-1)?.en])).toEqual([
    ['RRB NTPC 2019', 2019, '12'],
    [null, null, '1947 (Independence, 1947)'],
  ])
})

test('a part with its name, and brackets for the letter of the answer', () => {
  const { set } = readPaperLines(
    'Part-1 Vocabulary\n1. Which is prime? ( )\n(a) 4\n(b) 5\nPart-4 Reading Comprehension\n2. Which is even?   [  ]\n(a) 2\n(b) 3\nKey: 1. b 2. a',
  )
  expect(set?.questions.map(({ stem, section, options }) => [stem.en, section, options.at(-1)?.en])).toEqual([
    ['Which is prime?', 'Part-1 Vocabulary', '5'],
    ['Which is even?', 'Part-4 Reading Comprehension', '3'],
  ])
})
