import { expect, test } from 'vitest'
import { readPaperLines } from '../../read-paper-file.ts'
import { problemCodes, summaries } from '../../testing.ts'

const OPTIONS: readonly (readonly [string, string, (number: number) => string])[] = [
  ['1) on one line', '1) 10 2) 20 3) 30 4) 40', (n) => `${n}`],
  ['1) with tabs', '1) 10\t2) 20\t3) 30\t4) 40', (n) => `${n}`],
  ['1) on two lines', '1) 10 2) 20\n3) 30 4) 40', (n) => `${n}`],
  ['1) on lines', '1) 10\n2) 20\n3) 30\n4) 40', (n) => `${n}`],
  ['1)10 without a blank', '1)10 2)20 3)30 4)40', (n) => `${n}`],
  ['1)10 with tabs', '1)10\t2)20\t3)30\t4)40', (n) => `${n}`],
  ['1)10 on two lines', '1)10 2)20\n3)30 4)40', (n) => `${n}`],
  ['1. with tabs', '1. 10\t2. 20\t3. 30\t4. 40', (n) => `${n}`],
  ['(1)10', '(1)10 (2)20 (3)30 (4)40', (n) => `(${n})`],
  ['A)10', 'A)10 B)20 C)30 D)40', (n) => 'ABCD'[n - 1] ?? ''],
  ['(a)10(b)20', '(a)10(b)20(c)30(d)40', (n) => 'abcd'[n - 1] ?? ''],
  ['A.10', 'A.10 B.20 C.30 D.40', (n) => 'ABCD'[n - 1] ?? ''],
  ['(a)10(b)20 on two lines', '(a)10(b)20\n(c)30(d)40', (n) => 'abcd'[n - 1] ?? ''],
  ['(1)10(2)20', '(1)10(2)20(3)30(4)40', (n) => `${n}`],
]
const QUESTIONS = ['1) ', '1. ', 'Q1. ', '(1) ']

const cases = OPTIONS.flatMap(([name, options, answer]) =>
  QUESTIONS.map((label) => [label, name, options, answer] as const),
)

test.for(cases)('questions %s with options %s', ([label, , options, answer]) => {
  const numbers = [1, 2, 3, 4, 5, 6]
  const expected = numbers.map((n) => `${n}. Value ${n}? [10 | 20 | 30 | 40] = ${'abcd'[(n - 1) % 4]}`)
  const questions = numbers.map((n) => `${label.replace('1', `${n}`)}Value ${n}?\n${options}`)
  const answered = readPaperLines(
    questions.map((lines, place) => `${lines}\nAns: ${answer((place % 4) + 1)}`).join('\n'),
  )
  expect([summaries(answered), problemCodes(answered)]).toEqual([expected, []])
  const keyed = readPaperLines(
    `${questions.join('\n')}\nKey: ${numbers.map((n) => `${n}-${answer(((n - 1) % 4) + 1)}`).join(', ')}`,
  )
  expect([summaries(keyed), problemCodes(keyed)]).toEqual([expected, []])
})

test.for([
  ['(a) Only I follows (b) Only II follows (c) Both (d) Neither', 'Only I follows | Only II follows | Both | Neither'],
  ['(a) I only (b) II only (c) I and II both (d) None', 'I only | II only | I and II both | None'],
  ['(a) in (b) with (c) by (d) to', 'in | with | by | to'],
  ['(a) p (b) q (c) both (a) and (b) (d) none', 'p | q | both (a) and (b) | none'],
  ['(a) p (b) q (c) neither (a) nor (b) (d) only (b)', 'p | q | neither (a) nor (b) | only (b)'],
  ['1) both 2) and 3)\n2) only 1)\n3) none\n4) all', 'both 2) and 3) | only 1) | none | all'],
  ['1) p 2) q\n3) Both 4) None', 'p | q | Both | None'],
  ['(a) P(a)\n(b) P(b)\n(c) P(a)P(b)P(c)P(d)', 'P(a) | P(b) | P(a)P(b)P(c)P(d)'],
] as const)('words before a label: %s', ([options, read]) => {
  const numbers = [1, 2, 3, 4, 5]
  const reading = readPaperLines(numbers.map((n) => `${n}. Which?\n${options}\nAns: (c)`).join('\n'))
  expect(summaries(reading)).toEqual(numbers.map((n) => `${n}. Which? [${read}] = c`))
  expect(problemCodes(reading)).toEqual([])
})

test.for([
  ['(a) p (b) q (c) r', 'a and c', 'ac', []],
  ['(a) p (b) q (c) r', '(a) or (c)', '?', ['answer-not-understood@3']],
  ['(a) p (b) q (c) r', '(a) లేదా (c)', '?', ['answer-not-understood@3']],
  ['(a) p (b) q (c) r', '(a) or else nothing', 'a // or else nothing', []],
  ['(a) 1/2 (b) 1 (c) 2', '1/2', 'a', []],
  ['(a) 5 (b) 6 (c) 7', '1/2', '?', ['answer-not-understood@3']],
  ['(1) 5 (2) 6 (3) 7', '1, 2', 'ab', []],
  ['(1) 5 (2) 6 (3) 7', '1/2', '?', ['answer-not-understood@3']],
  ['(a) p (b) q (c) r', 'a/c', '?', ['answer-not-understood@3']],
  ['(a) p (b) q (c) r', '(b) 1/2', 'b // 1/2', []],
] as const)('options %s with the answer %s', ([options, answer, read, problems]) => {
  const reading = readPaperLines(`1. Which?\n${options}\nAns: ${answer}`)
  expect([summaries(reading)[0]?.split(' = ')[1], problemCodes(reading)]).toEqual([read, problems])
})

test.for([
  ['[24]', '24'],
  ['(-1.5)', '-1.5'],
  ['1/2', '0.5'],
  ['-3/4', '-0.75'],
  ['1,250', '1250'],
  ['25 km', '25 // km'],
  ['25%', '25 // %'],
  ['2.5 - 2.6', '2.5..2.6'],
  ['1/3', undefined],
  ['1/2.5', undefined],
  ['1/0', undefined],
  ['2 × 10', undefined],
  ['10^3', '1000'],
  ['1½', undefined],
  ['3 or 4', undefined],
  ['5, 6', undefined],
  ['2:3', undefined],
  ['3 + 4', undefined],
] as const)('the typed answer %s', ([answer, read]) => {
  const reading = readPaperLines(`1. Value?\nAns: ${answer}`)
  expect(summaries(reading)).toEqual([`1. Value? = ${read ?? '?'}`])
  if (read === undefined) expect(problemCodes(reading)).toContain('answer-not-understood@2')
  else expect(problemCodes(reading)).toEqual([])
})

test('numbers that could be decimals or options are reported', () => {
  const reading = readPaperLines('1. Value?\n1.10 2.20 3.30 4.40\nAns: 3')
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. Value?\n\n1.10 2.20 3.30 4.40 = 3'],
    ['options-in-stem@2'],
  ])
})

test('numbered instructions before numbered questions with numbered options', () => {
  const reading = readPaperLines(
    '1) Answer all.\n2) One mark each.\n1) One?\n1) p 2) q 3) r\nAns: 1\n2) Two?\n1) p 2) q 3) r\nAns: 2',
  )
  expect(summaries(reading)).toEqual(['1. One? [p | q | r] = a', '2. Two? [p | q | r] = b'])
  expect(problemCodes(reading)).toEqual(['text-before-questions@1'])
})
