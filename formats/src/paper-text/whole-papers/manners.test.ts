import { expect, test } from 'vitest'
import { applyKey } from '../answers/apply-key.ts'
import { readPaperFile, readPaperLines } from '../read-paper-file.ts'
import { problemCodes, summaries } from '../testing.ts'

const CAPITALS = [
  '1. Capital of India? [Delhi | Mumbai | Pune | Agra] = a',
  '2. Capital of Nepal? [Lhasa | Kathmandu | Thimphu | Dhaka] = b',
]

/** Manners of writing one and the same paper of two questions. */
test.for([
  [
    '1. with (a) on lines',
    '1. Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\nAns: a\n2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nAns: b',
  ],
  [
    '1) with a) on lines',
    '1) Capital of India?\na) Delhi\nb) Mumbai\nc) Pune\nd) Agra\nAnswer: a)\n2) Capital of Nepal?\na) Lhasa\nb) Kathmandu\nc) Thimphu\nd) Dhaka\nAnswer: b)',
  ],
  [
    'Q1) with A. and a blank between',
    'Q1) Capital of India?\n\nA. Delhi\nB. Mumbai\nC. Pune\nD. Agra\n\nAns. A\n\nQ2) Capital of Nepal?\nA. Lhasa\nB. Kathmandu\nC. Thimphu\nD. Dhaka\nAns. B',
  ],
  [
    'Q.No.1 with (A)',
    'Q.No.1 Capital of India?\n(A) Delhi\n(B) Mumbai\n(C) Pune\n(D) Agra\nCorrect Answer: (A)\nQ.No.2 Capital of Nepal?\n(A) Lhasa\n(B) Kathmandu\n(C) Thimphu\n(D) Dhaka\nCorrect Answer: (B)',
  ],
  [
    'Q. 1 with 1.',
    'Q. 1 Capital of India?\n1. Delhi\n2. Mumbai\n3. Pune\n4. Agra\nAns: 1\nQ. 2 Capital of Nepal?\n1. Lhasa\n2. Kathmandu\n3. Thimphu\n4. Dhaka\nAns: 2',
  ],
  [
    '1. with (1)',
    '1. Capital of India?\n(1) Delhi\n(2) Mumbai\n(3) Pune\n(4) Agra\nAnswer: (1)\n2. Capital of Nepal?\n(1) Lhasa\n(2) Kathmandu\n(3) Thimphu\n(4) Dhaka\nAnswer: (2)',
  ],
  [
    '1. with 1)',
    '1. Capital of India?\n1) Delhi\n2) Mumbai\n3) Pune\n4) Agra\nKey: 1\n2. Capital of Nepal?\n1) Lhasa\n2) Kathmandu\n3) Thimphu\n4) Dhaka\nKey: 2',
  ],
  [
    '(1) with (a)',
    '(1) Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\nAns (a)\n(2) Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nAns (b)',
  ],
  [
    'circled numbers',
    '1. Capital of India?\n① Delhi ② Mumbai ③ Pune ④ Agra\nAns: ①\n2. Capital of Nepal?\n① Lhasa ② Kathmandu ③ Thimphu ④ Dhaka\nAns: ②',
  ],
  [
    'two options on a line with tabs',
    '1. Capital of India?\n(a) Delhi\t(b) Mumbai\n(c) Pune\t(d) Agra\nAns: a\n2. Capital of Nepal?\n(a) Lhasa\t\t(b) Kathmandu\n(c) Thimphu\t\t(d) Dhaka\nAns: b',
  ],
  [
    'columns read down',
    '1. Capital of India?\n(a) Delhi\t(c) Pune\n(b) Mumbai\t(d) Agra\nAns: a\n2. Capital of Nepal?\n(a) Lhasa\t(c) Thimphu\n(b) Kathmandu\t(d) Dhaka\nAns: b',
  ],
  [
    'all options on one line with blanks',
    '1. Capital of India?\na) Delhi b) Mumbai c) Pune d) Agra\nAns: a\n2. Capital of Nepal?\na) Lhasa b) Kathmandu c) Thimphu d) Dhaka\nAns: b',
  ],
  [
    'everything on one line',
    '1. Capital of India? (a) Delhi (b) Mumbai (c) Pune (d) Agra Ans: a\n2. Capital of Nepal? (a) Lhasa (b) Kathmandu (c) Thimphu (d) Dhaka Ans: b',
  ],
  [
    'the answer in brackets behind the last option',
    '1. Capital of India?\n(a) Delhi  (b) Mumbai  (c) Pune  (d) Agra  [Ans: a]\n2. Capital of Nepal?\n(a) Lhasa  (b) Kathmandu  (c) Thimphu  (d) Dhaka  [Ans: b]',
  ],
  [
    'the number on a line of its own',
    '1.\nCapital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\nAns: a\n2.\nCapital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nAns: b',
  ],
  [
    'the answer by its text',
    '1. Capital of India?\nA) Delhi\nB) Mumbai\nC) Pune\nD) Agra\nAnswer: Delhi\n2. Capital of Nepal?\nA) Lhasa\nB) Kathmandu\nC) Thimphu\nD) Dhaka\nAnswer: Kathmandu',
  ],
  [
    'the answer with its text',
    '1. Capital of India?\nA) Delhi\nB) Mumbai\nC) Pune\nD) Agra\nAns: (A) Delhi\n2. Capital of Nepal?\nA) Lhasa\nB) Kathmandu\nC) Thimphu\nD) Dhaka\nAns: (B) Kathmandu.',
  ],
  [
    'the answer on the next line',
    '1. Capital of India?\nA) Delhi\nB) Mumbai\nC) Pune\nD) Agra\nAnswer:\nA\n2. Capital of Nepal?\nA) Lhasa\nB) Kathmandu\nC) Thimphu\nD) Dhaka\nAnswer:\nB',
  ],
  [
    'words in Telugu',
    'ప్రశ్న 1. Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\nజవాబు: a\nప్రశ్న 2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nసమాధానం: (b)',
  ],
  [
    'words in Hindi',
    'प्रश्न 1. Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\nउत्तर: a\nप्रश्न 2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nउत्तर – (b)',
  ],
  [
    'letters of other scripts',
    '1. Capital of India?\n(अ) Delhi (ब) Mumbai (स) Pune (द) Agra\nAns: अ\n2. Capital of Nepal?\n(अ) Lhasa (ब) Kathmandu (स) Thimphu (द) Dhaka\nAns: (ब)',
  ],
  [
    'Roman numbers',
    '1. Capital of India?\n(i) Delhi (ii) Mumbai (iii) Pune (iv) Agra\nAns: (i)\n2. Capital of Nepal?\n(i) Lhasa (ii) Kathmandu (iii) Thimphu (iv) Dhaka\nAns: (ii)',
  ],
  [
    'a key at the end',
    '1. Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\n2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nANSWER KEY\n1-a 2-b',
  ],
  [
    'a key with commas',
    '1. Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\n2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nAnswers: \n1. a, 2. b',
  ],
  [
    'a key with a line each',
    '1. Capital of India?\n(a) Delhi\n(b) Mumbai\n(c) Pune\n(d) Agra\n2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu\n(c) Thimphu\n(d) Dhaka\nउत्तर कुंजी\n1. (a)\n2. (b)',
  ],
  [
    'a tick',
    '1. Capital of India?\n(a) Delhi ✓\n(b) Mumbai\n(c) Pune\n(d) Agra\n2. Capital of Nepal?\n(a) Lhasa\n(b) Kathmandu ✓\n(c) Thimphu\n(d) Dhaka',
  ],
] as const)('%s', ([, text]) => {
  const reading = readPaperLines(text)
  expect(summaries(reading)).toEqual(CAPITALS)
  expect(problemCodes(reading)).toEqual([])
})

test('control characters do not keep a question from being read', () => {
  const { set, problems } = readPaperFile(
    Buffer.from('1. One\u0001? [SSC CGL\t2019 Tier-I]\n(a) x\u009f\n(b) y\nAns: a\nTopic: Ages\u0007 of\tpeople'),
  )
  expect(problems).toEqual([])
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'One?' },
      options: [{ en: 'x' }, { en: 'y' }],
      source: 'SSC CGL 2019 Tier-I',
      topic: 'Ages of people',
    },
  ])
})

test('a key with another answer changes neither the answer nor its kind', () => {
  const { set } = readPaperLines('1. One?\n(a) x\n(b) y\nAns: a')
  const keyed = set && applyKey(set, '1-a,b')
  expect(keyed?.set.questions).toMatchObject([
    { kind: 'single-choice', answer: { kind: 'single-choice', correct: 'a' } },
  ])
  expect(keyed?.problems).toMatchObject([{ code: 'two-answers' }])
})

test.for([
  ['Sol. (b)', 'b'],
  ['Sol.: (b) because y is less', 'b // because y is less'],
  ['Explanation: (2) is correct.', 'b // (2) is correct.'],
  ['Sol. B', 'b'],
  ['Ans: b\nSol. (b) It is less.', 'b // It is less.'],
  ['Ans: b\nSol. (a) It is less.', 'b // (a) It is less.'],
  ['Sol. (a) is wrong.', '? // (a) is wrong.'],
  ['Sol. (1) and (2) give 7.', '? // (1) and (2) give 7.'],
  ['Sol. A train runs.', '? // A train runs.'],
  ['Sol. (1) × 5 gives it.', '? // (1) × 5 gives it.'],
] as const)('an answer in front of a solution: %s', ([lines, read]) => {
  expect(summaries(readPaperLines(`1. Which?\n(a) x\n(b) y\n${lines}`))).toEqual([`1. Which? [x | y] = ${read}`])
})

test.for([
  ['What is half of 80? (Set abc)\n80 లో సగం ఎంత?', { en: 'What is half of 80? (Set abc)', te: '80 లో సగం ఎంత?' }],
  [
    'Which of these is the odd one of the set?\nकौन अलग है?',
    { en: 'Which of these is the odd one of the set?', hi: 'कौन अलग है?' },
  ],
  ['What is the meaning of the word?\nअनुपम', { en: 'What is the meaning of the word?\n\nअनुपम' }],
  ['What does it mean: अनुपम?', { en: 'What does it mean: अनुपम?' }],
] as const)('a short question below a longer one is its translation, a word is not: %s', ([stem, read]) => {
  const { set } = readPaperLines(`1. ${stem}\n(a) 20\n(b) 40\nAns: b`)
  expect(set?.questions[0]?.stem).toEqual(read)
})
