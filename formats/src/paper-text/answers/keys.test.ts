import { expect, test } from 'vitest'
import { readDocx } from '../../docx/read-docx.ts'
import { makeWord, para, table } from '../../docx/testing.ts'
import { readPaperLines } from '../read-paper-file.ts'
import { problemCodes, summaries } from '../testing.ts'

const question = (number: number) => `${number}. Which?\n(a) p\n(b) q\n(c) r\n(d) s`
const THREE = [1, 2, 3].map(question).join('\n')
const inWord = (text: string) =>
  text
    .split('\n')
    .map((line) => para(line))
    .join('')

const answers = (lines: readonly string[]) => lines.map((line) => line.replace('Which? [p | q | r | s] = ', ''))

const TABLES: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    'Q over A',
    [
      ['Q', '1', '2', '3'],
      ['A', 'a', 'b', 'c'],
    ],
  ],
  [
    'Que. beside Ans.',
    [
      ['Que.', 'Ans.', 'Que.', 'Ans.'],
      ['1.', '(1)', '3.', '(3)'],
      ['2.', '(2)', '', ''],
    ],
  ],
  [
    'a title row',
    [
      ['Reasoning', '', '', '', '', ''],
      ['1', 'a', '2', 'b', '3', 'c'],
    ],
  ],
  [
    'a title row over heads',
    [
      ['Reasoning', ''],
      ['Q.No.', 'Key'],
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
    ],
  ],
  [
    'pairs in cells',
    [
      ['1-a', '2-b'],
      ['3-c', ''],
    ],
  ],
  [
    'several heads',
    [
      ['Q.No.', '1', '2'],
      ['Ans', 'a', 'b'],
      ['Q.No.', '3', ''],
      ['Ans', 'c', ''],
    ],
  ],
  [
    'Telugu heads',
    [
      ['ప్రశ్న', 'జవాబు'],
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
    ],
  ],
]

test.for(TABLES)('a table at the end with %s', async ([, rows]) => {
  const reading = await readDocx(
    makeWord({ body: inWord(`${THREE}\nANSWER KEY`) + table(rows.map((row) => [...row])) }),
  )
  expect(answers(summaries(reading))).toEqual(['1. a', '2. b', '3. c'])
  expect(reading.problems).toEqual([])
})

test.for(['Bonus', '-', '*', 'Deleted', 'X', '1 or 3', '(1)/(3)', 'Both 1 and 3'])(
  'one cell of the key is “%s”',
  async (cell) => {
    const rows = [['1', 'a', '2', cell, '3', 'c']]
    const reading = await readDocx(makeWord({ body: inWord(`${THREE}\nKEY`) + table(rows) }))
    expect(answers(summaries(reading))).toEqual(['1. a', '2. ?', '3. c'])
    expect(problemCodes(reading)).toEqual(['answer-not-understood@17'])
  },
)

test('an empty cell shifts no answer', async () => {
  const rows = [
    ['1', '2', '3'],
    ['a', '', 'c'],
  ]
  const reading = await readDocx(makeWord({ body: inWord(`${THREE}\nKEY`) + table(rows) }))
  expect(answers(summaries(reading))).toEqual(['1. a', '2. ?', '3. c'])
})

test('a key with explanations is no question', async () => {
  const rows = [
    ['Q.No.', 'Key', 'Explanation'],
    ['1', 'a', 'Because p'],
    ['2', 'b', ''],
    ['3', 'c', 'So r'],
  ]
  const reading = await readDocx(makeWord({ body: inWord(`${THREE}\nANSWER KEY & SOLUTIONS`) + table(rows) }))
  expect(answers(summaries(reading))).toEqual(['1. a // Because p', '2. b', '3. c // So r'])
  expect(reading.problems).toEqual([])
})

test('a table under the heading of a key that is none is reported, and is no option', async () => {
  const rows = [
    ['Ravi', 'Sita'],
    ['Mohan', 'Asha'],
  ]
  const reading = await readDocx(makeWord({ body: inWord(`${THREE}\nANSWER KEY`) + table(rows) }))
  expect(answers(summaries(reading))).toEqual(['1. ?', '2. ?', '3. ?'])
  expect(problemCodes(reading)).toContain('key-not-read@17')
})

test('four numbers in a table at the end are options', async () => {
  const body = inWord(`${question(1)}\nAns: a\n2. Which is odd?`) + table([['4', '6', '7', '9']]) + para('Ans: c')
  expect(summaries(await readDocx(makeWord({ body })))[1]).toBe('2. Which is odd? [4 | 6 | 7 | 9] = c')
})

test.for([
  ['a name over it', `${THREE}\nMathematics Key\n1) a 2) b 3) c`],
  ['a name behind it', `${THREE}\nKey – Set B\n1) a 2) b 3) c`],
  ['no heading', `${THREE}\n1-a 2-b 3-c`],
  ['numbers for letters', `${THREE}\nKEY\n1) 1 2) 2 3) 3`],
  ['letters beside numbers', `${THREE}\nKey\n1A 2B 3C`],
  ['a range', `${THREE}\nKey\n1-3: a b c`],
  ['its place before the questions', `Answer key\n1-a 2-b 3-c\n${THREE}`],
  ['its place before the questions, on lines', `Key\n1. a\n2. b\n3. c\nREASONING\n${THREE}`],
  ['a name for each part', `${THREE}\nReasoning Key\n1-a 2-b\nEnglish Key\n3-c`],
] as const)('a key with %s', ([, text]) => {
  const reading = readPaperLines(text)
  expect(answers(summaries(reading))).toEqual(['1. a', '2. b', '3. c'])
  expect(reading.problems.filter(({ severity }) => severity === 'fault')).toEqual([])
})

test('a table of answers before the questions', async () => {
  const body = para('Key') + table([['1', 'a', '2', 'b', '3', 'c']]) + inWord(THREE)
  const reading = await readDocx(makeWord({ body }))
  expect(answers(summaries(reading))).toEqual(['1. a', '2. b', '3. c'])
})

test('a line below many answers explains none of them', () => {
  const reading = readPaperLines(`${THREE}\nKey\n1-a 2-b\n3-?? or so`)
  expect(answers(summaries(reading))).toEqual(['1. a', '2. b', '3. ?'])
  expect(problemCodes(reading)).toContain('key-not-read@18')
})

test('numbered options of the last question are no key', () => {
  const lines = (number: number) => `${number}. Value?\n1) ${number} 2) 6 3) 7 4) 8`
  expect(summaries(readPaperLines([1, 2, 3].map(lines).join('\n')))[2]).toBe('3. Value? [3 | 6 | 7 | 8] = ?')
})

test('the heading “Sol.” alone stands over the solutions of all questions', () => {
  const reading = readPaperLines(`${THREE}\nSol.\n1. Ans. (a)\nIt is p.\n2. Ans. (b)\nIt is q.\n3. Ans. (c)`)
  expect(answers(summaries(reading))).toEqual(['1. a // It is p.', '2. b // It is q.', '3. c'])
  expect(reading.problems).toEqual([])
})

test('“Sol.” over the steps of one question is its own', () => {
  const reading = readPaperLines(`${question(1)}\nAns: a\nSol.\n1. It is p.\n${question(2)}\nAns: b`)
  expect(reading.set?.questions.map(({ answer }) => answer)).toMatchObject([{ correct: 'a' }, { correct: 'b' }])
})

test('a table with heads of a key before the questions needs no heading', async () => {
  const rows = [
    ['Q.No.', '1', '2', '3'],
    ['Key', '1', '2', '3'],
  ]
  const body = para('SET – A') + table(rows) + inWord(THREE)
  expect(answers(summaries(await readDocx(makeWord({ body }))))).toEqual(['1. a', '2. b', '3. c'])
})

test('numbers in one line of the key, and their answers in the next', () => {
  expect(answers(summaries(readPaperLines(`${THREE}\nKEY\n1\t2\t3\na\tb\tc`)))).toEqual(['1. a', '2. b', '3. c'])
})
