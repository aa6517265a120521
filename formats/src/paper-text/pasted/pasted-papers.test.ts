import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { problemCodes, summaries } from '../testing.ts'

const READ = ['1. Smallest prime? [1 | 2 | 3] = b', '2. Even prime? [2 | 4 | 6] = a']

/** Papers as they are copied out of messages, web pages and PDF files. */
test.for([
  [
    'bullets before the letters',
    '1. Smallest prime?\n➢ a) 1\n➢ b) 2 ✔\n➢ c) 3\n2. Even prime?\n👉 a) 2 ✔\n👉 b) 4\n👉 c) 6',
  ],
  [
    'letters on lines of their own',
    'Question 1\nSmallest prime?\nA\n1\nB\n2\nC\n3\nAns: B\nQuestion 2\nEven prime?\n\nA\n2\n\nB\n4\n\nC\n6\nAns: A',
  ],
  [
    'letters and numbers as emojis',
    'Q1️⃣ Smallest prime?\n🅰️ 1\n🅱️ 2\n🅲 3\n✅ Ans: B\nQ2️⃣ Even prime?\n🅰️ 2\n🅱️ 4\n🅲 6\n✅ Ans: A',
  ],
  [
    'bold of messages',
    '*1.* Smallest prime?\n*a)* 1\n*b)* 2\n*c)* 3\n*Answer: B*\n*2. Even prime?*\na) 2\nb) 4\nc) 6\n*Answer: A*',
  ],
  ['options in bold of messages', '1. Smallest prime?\na) 1\n*b) 2*\nc) 3\n2. Even prime?\n*a) 2*\nb) 4\nc) 6'],
] as const)('%s', ([, text]) => {
  const reading = readPaperLines(text)
  expect([summaries(reading), problemCodes(reading)]).toEqual([READ, []])
})

test.for([['[12/03, 9:14 pm] Ravi Sir: '], ['12/03/26, 21:14 - Ravi: ']])('messages of a chat: %s', ([sender]) => {
  const reading = readPaperLines(
    `${sender}1. Smallest prime?\n(a) 1 (b) 2 (c) 3\nAns: b\n${sender}2. Even prime?\n(a) 2 (b) 4 (c) 6\nAns: a`,
  )
  expect([summaries(reading), problemCodes(reading)]).toEqual([READ, ['message-senders@1']])
})

test('page numbers and running heads in the middle of questions', () => {
  const reading = readPaperLines(
    'SAI ACADEMY   Series A\n1. Smallest prime?\n(a) 1\nPage 1 of 3\nSAI ACADEMY  Series A\n(b) 2\n(c) 3\n- Page 2 -\n2. Even prime?\n(a) 2 (b) 4 (c) 6\n3 | Page\nKey: 1-b, 2-a',
  )
  expect(summaries(reading)).toEqual(READ)
  expect(problemCodes(reading)).toEqual(['text-before-questions@1', 'page-lines@4'])
})

test('letters alone that are answers stay answers', () => {
  const reading = readPaperLines(
    '1. Smallest prime?\n(a) 1 (b) 2 (c) 3\nAns:\nB\n2. Even prime?\n(a) 2 (b) 4 (c) 6\nAns:\nA\n3. Odd?\n(a) 2 (b) 1 (c) 4\nAns:\nB\n4. Sum of 1, 2?\n(a) 1 (b) 2 (c) 3\nAns:\nC',
  )
  expect(summaries(reading)).toEqual([...READ, '3. Odd? [2 | 1 | 4] = b', '4. Sum of 1, 2? [1 | 2 | 3] = c'])
  const key = readPaperLines(
    '1. Smallest prime?\n(a) 1 (b) 2 (c) 3\n2. Even prime?\n(a) 2 (b) 4 (c) 6\n3. Odd?\n(a) 2 (b) 4 (c) 1\nAnswer Key\n1\nB\n2\nA\n3\nC',
  )
  expect(summaries(key)).toEqual([...READ, '3. Odd? [2 | 4 | 1] = c'])
})

const WRAPPED = [
  'Directions (Q. 1-2): Read the passage.',
  'The Green Revolution of the 1960s raised the output of wheat in the',
  'north of the country. It used high yielding seeds, fertilisers and',
  'irrigation.',
  '1. According to the passage, which of the crops below was raised in',
  'output by the Green Revolution?',
  '(a) Wheat, which was grown with high yielding seeds and much water in',
  'the north',
  '(b) Cotton',
  'Ans: a',
  '2. Which was not used?',
  '(a) Seeds',
  '(b) Robots',
  'Ans: b',
]

test('lines that a PDF file breaks at the width of its page are one again', () => {
  const reading = readPaperLines(WRAPPED.join('\n'))
  expect(summaries(reading)).toEqual([
    '1. According to the passage, which of the crops below was raised in output by the Green Revolution? [Wheat, which was grown with high yielding seeds and much water in the north | Cotton] = a',
    '2. Which was not used? [Seeds | Robots] = b',
  ])
  expect(reading.set?.passages[0]?.text.en).toBe(
    'Read the passage.\n\nThe Green Revolution of the 1960s raised the output of wheat in the north of the country. It used high yielding seeds, fertilisers and irrigation.',
  )
  expect(problemCodes(reading)).toEqual(['lines-joined@3'])
})

test('lines that end before the width of the page stay apart', () => {
  const list = WRAPPED.map((line) => line.replace('the north', 'northern plains')).concat('x'.repeat(131))
  expect(problemCodes(readPaperLines(list.join('\n')))).not.toContain('lines-joined')
  expect(
    problemCodes(readPaperLines('1. Which is true?\nwheat is a crop\ncotton is a metal\n(a) p\n(b) q\nAns: a')),
  ).toEqual([])
})
