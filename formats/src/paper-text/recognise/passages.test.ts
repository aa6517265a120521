import { expect, test } from 'vitest'
import { readPaperLines } from '../read-paper-file.ts'
import { problemCodes, summaries } from '../testing.ts'

const QUESTIONS = ['1. One?', '2. Two?', '3. Three?', '4. Four?'].map((stem) => `${stem}\n(a) p (b) q\nAns: a\n`)
const READ = ['1. One?', '2. Two?', '3. Three?', '4. Four?'].map((stem) => `${stem} [p | q] = a`)

/** Three questions, with directions before the second one. */
const paper = (lines: string, before = '') =>
  readPaperLines(`${QUESTIONS[0]}${before}${lines}\nTrees give shade.\n${QUESTIONS.slice(1).join('')}`)

test.for([
  ['Directions (Q. 2–3):', ''],
  ['Directions (Qs. 2-3) :', ''],
  ['Directions (Ques. 2-3)', ''],
  ['Directions for Q.Nos. 2 to 3:', ''],
  ['Direction (Q.2-Q.3):', ''],
  ['Instructions (Q. 2-3):', ''],
  ['Q.No. 2 to 3', ''],
  ['Q.Nos. 2 & 3:', ''],
  ['Set I (Q. 2-3)', 'Set I (Q. 2-3)'],
  ['Caselet 1 (Questions 2 to 3):', 'Caselet 1 (Questions 2 to 3):'],
  ['Questions 2 - 3 are based on the following:', 'Questions 2 - 3 are based on the following:'],
  ['నిర్దేశాలు (ప్ర. 2-3):', ''],
  ['సూచనలు (ప్రశ్నలు 2 నుండి 3 వరకు):', ''],
  ['(ప్రశ్నలు 2 నుండి 3 వరకు)', ''],
  ['ప్రశ్నలు 2 - 3:', ''],
  ['ప్రశ్న సంఖ్య 2 నుంచి 3 వరకు', ''],
  ['క్రింది సమాచారం ఆధారంగా ప్రశ్నలు 2 నుండి 3 వరకు జవాబులు ఇవ్వండి.', 'క్రింది సమాచారం ఆధారంగా ప్రశ్నలు 2 నుండి 3 వరకు జవాబులు ఇవ్వండి.'],
  ['निर्देश (प्र. 2-3):', ''],
  ['निर्देश (प्रश्न संख्या 2 से 3):', ''],
  ['(प्रश्न संख्या 2 से 3)', ''],
  ['(प्र. सं. 2-3)', ''],
  ['निर्देश (प्रश्न 2 से 3 तक):', ''],
  ['नीचे दी गई तालिका के आधार पर प्रश्न 2 से 3 के उत्तर दीजिए।', 'नीचे दी गई तालिका के आधार पर प्रश्न 2 से 3 के उत्तर दीजिए।'],
] as const)('directions for two questions: %s', ([line, kept]) => {
  for (const before of ['', 'Sol. It is.\n']) {
    const reading = paper(line, before)
    expect(summaries(reading)).toEqual([`${READ[0]}${before && ' // It is.'}`, ...READ.slice(1)])
    expect(problemCodes(reading)).toEqual([])
    const text = [...(kept === '' ? [] : [kept]), 'Trees give shade.'].join('\n\n')
    expect(reading.set?.passages.map((passage) => Object.values(passage.text))).toEqual([
      text.split('\n\n').some((part) => /\p{Script=Telugu}|\p{Script=Devanagari}/u.test(part))
        ? [expect.anything(), expect.anything()]
        : [text],
    ])
    expect(reading.set?.questions.map(({ passage }) => passage)).toEqual([null, 'p1', 'p1', null])
  }
})

test.for([
  'Read the following passage and answer the questions given below it:',
  'Read the following passage and answer the questions that follow:',
  'Study the table given below and answer the following questions.',
  'Directions: Read the passage.',
  'క్రింది గద్యాన్ని చదివి ప్రశ్నలకు జవాబులు ఇవ్వండి:',
  'निम्नलिखित गद्यांश को पढ़कर प्रश्नों के उत्तर दीजिए:',
])('directions without numbers: %s', (line) => {
  const reading = paper(line)
  expect(summaries(reading)).toEqual(READ)
  expect(problemCodes(reading)).toEqual(['passage-without-range@4'])
  expect(reading.set?.questions.map(({ passage }) => passage)).toEqual([null, 'p1', 'p1', 'p1'])
})

test.for(['Study the following table and answer the questions about it.', 'Solve (2 - 3)', 'Q. 7-8'])(
  'the text of a question is none: %s',
  (line) => {
    const reading = readPaperLines(`${QUESTIONS[0]}2. ${line}\n(a) p (b) q\nAns: a\n3.\n${line}\n(a) p (b) q\nAns: a`)
    expect(reading.set?.passages).toEqual([])
    expect(summaries(reading)).toEqual([READ[0], `2. ${line} [p | q] = a`, `3. ${line} [p | q] = a`])
  },
)

test('directions after a heading, where numbers begin again', () => {
  const reading = readPaperLines(
    `${QUESTIONS.slice(0, 2).join('')}SECTION B\n(Q. 1-2) Read.\nTrees give shade.\n${QUESTIONS.slice(0, 3).join('')}`,
  )
  expect(problemCodes(reading)).toEqual([])
  expect(reading.set?.questions.map(({ passage }) => passage)).toEqual([null, null, 'p1', 'p1', null])
})

test.for(['अनुच्छेद 14 से 18 तक समानता का अधिकार है।', 'Study the table.', 'Instructions 7 to 9 apply.'])(
  'a line of a solution is none: %s',
  (line) => {
    const reading = readPaperLines(`${QUESTIONS[0]}Sol. It is.\n${line}\n${QUESTIONS[1]}`)
    expect(reading.set?.passages).toEqual([])
  },
)

test.for([
  ['Quantitative Aptitude', []],
  ['General Awareness\n(Each question carries 2 marks)', ['text-before-questions@5']],
  ['Reasoning', []],
  ['सामान्य ज्ञान', []],
] as const)('the name of a subject is a section: %s', ([lines, problems]) => {
  for (const before of ['', 'Sol. It is.\n']) {
    const reading = readPaperLines(`${QUESTIONS[0]}${before}${lines}\n${QUESTIONS[1]}`)
    expect(reading.set?.questions.map(({ section }) => section)).toEqual([null, lines.split('\n')[0]])
    if (before === '') expect(problemCodes(reading)).toEqual(problems)
    else expect(problemCodes(reading)).toHaveLength(problems.length)
  }
})

test.for([
  ['Ans: a\nBecause p is less.', 'a // Because p is less.', ['text-after-answer@4']],
  ['Ans: a\nBecause p is less.\nAnd q is more.', 'a // Because p is less.\n\nAnd q is more.', ['text-after-answer@4']],
  ['Ans: a\nSol. Because p is less.\nAnd q is more.', 'a // Because p is less.\n\nAnd q is more.', []],
  [
    'Ans: a\nSol. Because p is less.\nMechanics and Waves',
    'a // Because p is less.\n\nMechanics and Waves',
    ['text-after-answer@5'],
  ],
  ['Ans:\na', 'a', []],
] as const)('text after an answer that is not called a solution is reported: %j', ([lines, read, problems]) => {
  const reading = readPaperLines(`1. One?\n(a) p (b) q\n${lines}\n${QUESTIONS[1]}`)
  expect(summaries(reading)).toEqual([`1. One? [p | q] = ${read}`, READ[1]])
  expect(problemCodes(reading)).toEqual(problems)
})

test.for(['Q. 36 – 37. Study the information:', 'Questions 36 to 37 are based on the following:'])(
  'a part of a paper that begins with its directions: %s',
  (line) => {
    const questions = ['36. One?', '37. Two?'].map((stem) => `${stem}\n(a) p (b) q\nAns: a`).join('\n')
    const reading = readPaperLines(`${line}\nSix friends sit in a row.\n(i) A is first.\n(ii) B is last.\n${questions}`)
    expect(summaries(reading)).toEqual(['36. One? [p | q] = a', '37. Two? [p | q] = a'])
    expect(reading.set?.questions.map(({ passage }) => passage)).toEqual(['p1', 'p1'])
    expect(problemCodes(reading)).toEqual([])
  },
)
