import { expect, test } from 'vitest'
import { readDocx } from '../../docx/read-docx.ts'
import { makeWord, para, table } from '../../docx/testing.ts'
import { readPaperLines } from '../read-paper-file.ts'
import { ANSWERED, problemCodes, STEMS, summaries, TWO } from '../testing.ts'

/** Where the answers of a paper of two questions may stand, apart from them. */
test.for([
  ['behind a word', 'Ans: 1. b  2. c'],
  ['one to a line, without a heading', '1. b\n2. c'],
  ['one to a line, in brackets', '(1) B\n(2) C'],
  ['by section', 'ANSWER KEY\nSECTION-I: 1-b\nSECTION-II: 2-c'],
  ['by subject', 'Answers\nArithmetic: 1) b 2) c'],
] as const)('a key %s', ([, key]) => {
  const reading = readPaperLines(`${TWO.join('\n')}\n${key}`)
  expect([summaries(reading), problemCodes(reading)]).toEqual([ANSWERED, []])
})

test.for([
  ['behind a key', 'Answer Key\n1-b  2-c\nSolutions\n1. 12 + 13 = 25, so (b).\n2. 9 × 9 = 81, so (c).'],
  ['behind a key of lines', 'Answers\n1. b\n2. c\nExplanations\n1. 12 + 13 = 25, so (b).\n2. 9 × 9 = 81, so (c).'],
] as const)('solutions that repeat no letter, %s', ([, lines]) => {
  const reading = readPaperLines(`${TWO.join('\n')}\n${lines}`)
  expect(summaries(reading)).toEqual([
    `${ANSWERED[0]} // 12 + 13 = 25, so (b).`,
    `${ANSWERED[1]} // 9 × 9 = 81, so (c).`,
  ])
  expect(problemCodes(reading)).toEqual([])
})

test('solutions without any answer leave the questions without one', () => {
  const reading = readPaperLines(`${TWO.join('\n')}\nSolutions\n1. The sum of both.\n2. Nine nines.`)
  expect(summaries(reading)).toEqual([`${STEMS[0]} = ? // The sum of both.`, `${STEMS[1]} = ? // Nine nines.`])
  expect(problemCodes(reading)).toEqual(['no-answer', 'no-answer'].map((code, place) => `${code}@${place * 5 + 1}`))
})

test('three questions with numbered options, two to a line, and a key behind its word', () => {
  const reading = readPaperLines(
    '1) 3 + 2 = ?\n(1) 3\t(2) 5\n(3) 6\t(4) 15\n2) 8 + 7 = ?\n(1) 12\t(2) 15\t(3) 16\t(4) 18\n3) RARE?\n(1) many\n(2) few\n(3) all\n(4) none\nKEY: 1) 2   2) 2   3) 2',
  )
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    [
      '1. 3 + 2 = ? [3 | 5 | 6 | 15] = b',
      '2. 8 + 7 = ? [12 | 15 | 16 | 18] = b',
      '3. RARE? [many | few | all | none] = b',
    ],
    [],
  ])
})

test.for([
  ['[C]', '[D]', 'c', 'd'],
  ['  ( 3 )', '  ( 4 )', 'c', 'd'],
  ['[ ]', '[ ]', undefined, undefined],
  ['[C]', '', undefined, undefined],
] as const)('answers behind the questions, in brackets: %s and %s', ([one, two, first, second]) => {
  const reading = readPaperLines(
    `1. 2, 6, 12, ? ${one}\n(A) 28 (B) 32 (C) 20 (D) 36\n2. Odd? ${two}\n(A) 8 (B) 27 (C) 64 (D) 100`,
  )
  expect(
    reading.set?.questions.map(({ answer }) => (answer && 'correct' in answer ? answer.correct : undefined)),
  ).toEqual([first, second])
  if (first) expect(reading.set?.questions.map(({ stem }) => stem.en)).toEqual(['2, 6, 12, ?', 'Odd?'])
})

test('a bare answer in Roman figures', () => {
  const reading = readPaperLines('1. Who writes poems?\n(i) poet (ii) actor (iii) singer (iv) cook\nAns (i)')
  expect(summaries(reading)).toEqual(['1. Who writes poems? [poet | actor | singer | cook] = a'])
})

const CHOICES = ['(a) if only I follows', '(b) if only II follows', '(c) if both follow', '(d) if neither follows']

test.for([['\n'], [' ']])('options that stand once, in the directions', ([between]) => {
  const reading = readPaperLines(
    `Directions (1-2): Two statements are followed by two conclusions. Give answer:\n${CHOICES.join(between)}\n1. All cats are dogs. I. Some are.\nII. All are.\n2. No pen is ink. I. None.\nII. Some.\n3. 1 + 1?\n(a) 2 (b) 3\nAns: 1. a 2. b 3. a`,
  )
  const shared = 'if only I follows | if only II follows | if both follow | if neither follows'
  expect(summaries(reading)).toEqual([
    `1. All cats are dogs. I. Some are.\n\nII. All are. [${shared}] = a`,
    `2. No pen is ink. I. None.\n\nII. Some. [${shared}] = b`,
    '3. 1 + 1? [2 | 3] = a',
  ])
  expect(problemCodes(reading)).toEqual([])
  expect(reading.set?.passages).toMatchObject([
    { text: { en: 'Two statements are followed by two conclusions. Give answer:' } },
  ])
})

test('instructions below the heading of a section are no part of an option', () => {
  const reading = readPaperLines(`SECTION I\n${TWO[0]}\nSECTION II\nNote: One mark each.\n${TWO[1]}\nKey: 1-b, 2-c`)
  expect(summaries(reading)).toEqual(ANSWERED)
  expect(problemCodes(reading)).toEqual(['text-before-questions@8'])
})

test('gaps of a passage are asked by their numbers', () => {
  const reading = readPaperLines(
    'Directions (Q. 1-2): Fill in the gaps.\nA market (1)____ where people (2)____ goods.\n1. (a) is (b) are (c) am\n2. (a) sell (b) told (c) break\nAns: 1-a, 2-a',
  )
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. (1) [is | are | am] = a', '2. (2) [sell | told | break] = a'],
    [],
  ])
})

test('an answer sheet of a board: options behind a word, records of the sheet', () => {
  const reading = readPaperLines(
    'Q.1 Bird : Nest :: Bee : ?\nAns 1. Hive\n2. Den\n3. Web\nQuestion ID : 264\nStatus : Answered\nChosen Option : 2\nQ.2 5 × 5?\nAns 1. 20\n2. 25\n3. 30\nQuestion ID : 265\nStatus : Not Answered\nKey: 1-1, 2-2',
  )
  expect(summaries(reading)).toEqual([
    '1. Bird : Nest :: Bee : ? [Hive | Den | Web] = a',
    '2. 5 × 5? [20 | 25 | 30] = b',
  ])
  expect(new Set(reading.problems.map(({ code }) => code))).toEqual(new Set(['not-kept']))
})

test('dashes behind letters', () => {
  const reading = readPaperLines(
    '1- Half of 90?\na- 40\nb- 45\nc- 50\nRight answer is b\n2- Cube root of 64\na- 2\nb- 4\nc- 6\nRight answer is b',
  )
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. Half of 90? [40 | 45 | 50] = b', '2. Cube root of 64 [2 | 4 | 6] = b'],
    [],
  ])
})

test('tables of options beside their numbers are no key', async () => {
  const options = (...texts: string[]) => table(texts.map((text, place) => [`${place + 1}`, text]))
  const body = [
    para('1. AZ, BY, ?'),
    options('CX', 'CW', 'DX', 'DW'),
    para('Correct option: 1'),
    para('2. 2, 4, 8, ?'),
    options('10', '12', '14', '16'),
    para('Correct option: 4'),
  ]
  const reading = await readDocx(makeWord({ body: body.join('') }))
  expect(summaries(reading)).toEqual(['1. AZ, BY, ? [CX | CW | DX | DW] = a', '2. 2, 4, 8, ? [10 | 12 | 14 | 16] = d'])
})

test('a table of numbers and questions, with the options in rows of their own', async () => {
  const rows = [
    ['1', 'If 5x = 45, x = ?'],
    ['', '(a) 7 (b) 8 (c) 9'],
    ['2', 'HCF of 12, 18'],
    ['', '(a) 2 (b) 6 (c) 9'],
  ]
  const reading = await readDocx(makeWord({ body: table(rows) + para('ANSWER: 1-c 2-b') }))
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. If 5x = 45, x = ? [7 | 8 | 9] = c', '2. HCF of 12, 18 [2 | 6 | 9] = b'],
    [],
  ])
})

test.for([
  [
    'behind the question',
    '1. Smallest prime?\tAns: (b)\n(a) 1 (b) 2 (c) 3\n2. Even prime?\tAns: (a)\n(a) 2 (b) 4 (c) 6',
  ],
  [
    'behind the question, options on lines',
    '1. Smallest prime?\tAns: b\na) 1\nb) 2\nc) 3\n2. Even prime?\tAns: a\na) 2\nb) 4\nc) 6',
  ],
] as const)('an answer %s', ([, text]) => {
  const reading = readPaperLines(text)
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    ['1. Smallest prime? [1 | 2 | 3] = b', '2. Even prime? [2 | 4 | 6] = a'],
    [],
  ])
})

test('a paper that comes whole in one language, then whole in another', () => {
  const telugu = '1. జాతీయ జంతువు ఏది?\n(1) సింహం (2) పులి (3) జింక\n2. 5 + 5 ఎంత?\n(1) 5 (2) 10 (3) 15'
  const english =
    '1. Which is the national animal?\n(1) Lion (2) Tiger (3) Deer\n2. How much is 5 + 5?\n(1) 5 (2) 10 (3) 15'
  const reading = readPaperLines(`ENGLISH VERSION\n${english}\nతెలుగు\n${telugu}\nKEY: 1-2, 2-2`)
  expect(summaries(reading)).toEqual([
    '1. Which is the national animal? ‖ జాతీయ జంతువు ఏది? [Lion ‖ సింహం | Tiger ‖ పులి | Deer ‖ జింక] = b',
    '2. How much is 5 + 5? ‖ 5 + 5 ఎంత? [5 ‖ 5 | 10 ‖ 10 | 15 ‖ 15] = b',
  ])
  expect(problemCodes(reading)).toEqual(['version-joined@7'])
  const sections = readPaperLines(`SECTION A\n${english}\nSECTION B\n${english}\nKEY: 1-2, 2-2`)
  expect(sections.set?.questions).toHaveLength(4)
})

test('parts of a sentence, with options of their own and without', () => {
  const stem = 'He (A)/ do not know (B)/ the answer. (C)/ No error (D)'
  const reading = readPaperLines(`1. ${stem}\n(a) A\n(b) B\n(c) C\n(d) D\nAns: b\n2. ${stem}\nAns: B`)
  expect([summaries(reading), problemCodes(reading)]).toEqual([
    [`1. ${stem} [A | B | C | D] = b`, `2. ${stem} [(A) | (B) | (C) | (D)] = b`],
    [],
  ])
})

test('numbered steps below "Solution" are those of its question', () => {
  const reading = readPaperLines(
    '1. 9 + 1?\n(a) 9 (b) 10\nAns: b\nSolution:\nCount on.\n2. 10% of 500?\n(a) 50 (b) 5\nAns: a\nSolution:\n1. 500/10 = 50\n2. So 50.\n3. 20/4?\n(a) 4 (b) 5\nAns: b',
  )
  expect(summaries(reading)).toEqual([
    '1. 9 + 1? [9 | 10] = b // Count on.',
    '2. 10% of 500? [50 | 5] = a // 1\\. 500/10 = 50\n\n2\\. So 50.',
    '3. 20/4? [4 | 5] = b',
  ])
})

test('a line over the options is no part of the question', () => {
  const reading = readPaperLines('Question No: 1\nHAPPY?\nOptions:\nA) glad\nB) sad\nCorrect Option: A')
  expect([summaries(reading), problemCodes(reading)]).toEqual([['1. HAPPY? [glad | sad] = a'], []])
})

test.for([
  ['below the number', '\nI. x + y = 10\nII. x – y = 2', '\nI. 2x = 5\nII. y > 1'],
  ['behind the number', ' I. x + y = 10\nII. x – y = 2', ' I. 2x = 5\nII. y > 1'],
  ['in one line', ' I. x + y = 10   II. x – y = 2', ' I. 2x = 5   II. y > 1'],
] as const)('statements in Roman numbers, %s, where the directions have the options', ([, one, two]) => {
  const reading = readPaperLines(
    `Directions (1-2): Solve both and give answer:\n${CHOICES.join('\n')}\n1.${one}\n2.${two}\nAnswers: 1. (b) 2. (d)`,
  )
  expect(reading.set?.questions.map(({ stem }) => stem.en?.replace(/\s+/g, ' '))).toEqual([
    'I. x + y = 10 II. x – y = 2',
    'I. 2x = 5 II. y > 1',
  ])
  expect(reading.set?.questions.map(({ options }) => options.length)).toEqual([4, 4])
  expect(problemCodes(reading)).toEqual([])
})

test('statements and conclusions of a syllogism, one below the other', () => {
  const lists =
    'Statements:\nI. All pens are books.\nII. Some books are red.\nConclusions:\nI. Some pens are red.\nII. No.'
  const reading = readPaperLines(`1. ${lists}\n(A) Only I\n(B) Only II\n(C) Both\nAns: B\n2. Odd?\n(A) 1 (B) 2\nAns: A`)
  expect(summaries(reading)).toEqual([
    `1. ${lists.replaceAll('\n', '\n\n')} [Only I | Only II | Both] = b`,
    '2. Odd? [1 | 2] = a',
  ])
  expect(problemCodes(reading)).toEqual([])
})

test.for([['(2 marks, –0.66)'], ['[1 mark]'], ['(1 M)'], ['(2 Marks)']])('marks behind a question: %s', ([marks]) => {
  const reading = readPaperLines(
    `1. Odd? ${marks}\n(a) 2 (b) 3 (c) 4\nAns: b\n2. Area of (2 m) by (2 m)\n(a) 2 (b) 3 (c) 4\nAns: a`,
  )
  expect(summaries(reading)).toEqual(['1. Odd? [2 | 3 | 4] = b', '2. Area of (2 m) by (2 m) [2 | 3 | 4] = a'])
  expect(problemCodes(reading)).toEqual(['not-kept@1'])
})

test('two sentences in letters are statements where the directions have more options; True and False are options', () => {
  const directions = `Directions (1-2): Which statements are sufficient? Give answer:\n${CHOICES.map((choice, place) => choice.replace(/^\(.\)/, `${place + 1})`)).join('\n')}`
  const paper = (one: string, two: string) =>
    readPaperLines(`${directions}\n1. Who is tallest?\n${one}\n2. Who is oldest?\n${two}\nAnswers: 1. (2) 2. (1)`)
  const read = paper('A. P is taller than Q.\nB. R is the shortest.', 'A. P is older than Q.\nB. Q is older than R.')
  expect(read.set?.questions.map(({ stem, options }) => [stem.en, options.length])).toEqual([
    ['Who is tallest?\n\nA. P is taller than Q.\n\nB. R is the shortest.', 4],
    ['Who is oldest?\n\nA. P is older than Q.\n\nB. Q is older than R.', 4],
  ])
  expect(problemCodes(read)).toEqual([])
  const own = paper('A. True\nB. False', 'A. True\nB. False')
  expect(own.set?.questions.map(({ options }) => options)).toEqual([
    [{ en: 'True' }, { en: 'False' }],
    [{ en: 'True' }, { en: 'False' }],
  ])
})

test('parts of a school paper that are named by what is to be done', () => {
  const reading = readPaperLines(
    'I. Choose the correct answer.\n1. Odd?\n(a) 2 (b) 3 (c) 4\nAns: b\nII. Fill in the blanks\n2. 5 + 7 = ____\nAns: 12',
  )
  expect(summaries(reading)).toEqual(['1. Odd? [2 | 3 | 4] = b', '2. 5 + 7 = ____ = 12'])
  expect(reading.set?.questions.map(({ section }) => section)).toEqual([
    'I. Choose the correct answer.',
    'II. Fill in the blanks',
  ])
  expect(problemCodes(reading)).toEqual([])
})

test('options whose letters a dash parts from them', () => {
  const reading = readPaperLines(
    '1. Which gas?\nA - Helium\nB - Oxygen\nC - Argon\nCorrect Answer : A\nExplanation : It is light.',
  )
  expect(summaries(reading)).toEqual(['1. Which gas? [Helium | Oxygen | Argon] = a // It is light.'])
})

test('the codes of a matching question in a table', async () => {
  const codes = [
    ['', 'a', 'b'],
    ['1)', 'ii', 'i'],
    ['2)', 'i', 'ii'],
  ]
  const lists = [
    ['River', 'Origin'],
    ['a) Krishna', 'i) Trimbak'],
    ['b) Godavari', 'ii) Mahabaleshwar'],
  ]
  const body = para('1. Match the rivers.') + table(lists) + table(codes) + para('Ans: 1')
  const [summary] = summaries(await readDocx(makeWord({ body })))
  expect(summary).toMatch(/\[a-ii, b-i \| a-i, b-ii\] = a$/)
})
