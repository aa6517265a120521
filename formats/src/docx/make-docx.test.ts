import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FileQuestion, QuestionSet } from '../question-set.ts'
import { makeDocx } from './make-docx.ts'
import { readDocx } from './read-docx.ts'
import { PNG } from './testing.ts'

const question = (number: string, changes: Partial<FileQuestion>): FileQuestion => ({
  number,
  kind: 'single-choice',
  stem: { en: 'Which one?' },
  options: [{ en: 'one' }, { en: 'two' }, { en: 'three' }, { en: 'four' }],
  answer: { kind: 'single-choice', correct: 'b' },
  explanation: null,
  passage: null,
  section: 'Reasoning',
  topic: null,
  level: null,
  source: null,
  year: null,
  tags: [],
  ...changes,
})

const set: QuestionSet = {
  passages: [
    { id: 'p1', text: { en: 'Read the table.\n\n| Year | Rain |\n| --- | --- |\n| 2020 | 5 |\n| 2021 | 7 |' } },
  ],
  questions: [
    question('1', {
      explanation: { en: 'Because of **two**.\n\nAnd $\\frac{1}{2}$.' },
      topic: 'Series',
      level: 'hard',
      source: 'Mock 3',
      year: 2024,
      tags: ['a', 'b'],
      bank_id: 'Q12-3-00ff12ab9c',
    }),
    question('2', {
      stem: { en: 'What is the capital of India?', te: 'భారతదేశ రాజధాని ఏది?', hi: 'भारत की राजधानी क्या है?' },
      options: [
        { en: 'Delhi', te: 'ఢిల్లీ', hi: 'दिल्ली' },
        { en: 'Mumbai', te: 'ముంబై', hi: 'मुंबई' },
      ],
    }),
    question('3', { passage: 'p1', stem: { en: 'When was more rain?' }, options: [{ en: '2020' }, { en: '2021' }] }),
    question('4', { passage: 'p1', kind: 'multiple-choice', answer: { kind: 'multiple-choice', correct: 'ad' } }),
    question('5', {
      section: 'Mathematics',
      kind: 'numeric',
      options: [],
      answer: { kind: 'numeric', low: '2.5', high: '2.75' },
      stem: { en: 'Solve $x^2 = 6.9$ in \\$ and ₹.' },
    }),
    question('6', {
      section: 'Mathematics',
      stem: { en: 'See ![a graph](picture:graph) and its $\\underline{\\text{slope}}$ & 3 < 4.' },
    }),
    question('7', {
      section: 'Mathematics',
      stem: { en: 'Consider:\n\n1\\. one\n\n2\\. two\n\nWhich are right?' },
      options: [{ en: '1 only' }, { en: '2 only' }, { en: 'both (a) and (b)' }, { en: '₹5 * 3' }],
    }),
  ],
  pictures: [{ id: 'graph', type: 'image/png', bytes: PNG }],
}

test('what is made is read again', async () => {
  const { bytes, problems } = makeDocx(set)
  expect(problems).toEqual([])
  const reading = await readDocx(bytes ?? new Uint8Array())
  expect(reading.problems).toEqual([])
  expect(reading.set?.questions).toEqual(set.questions)
  expect(reading.set?.passages).toEqual(set.passages)
  expect(reading.set?.pictures.map(({ id, type, bytes }) => ({ id, type, bytes: [...bytes] }))).toEqual([
    { id: 'graph', type: 'image/png', bytes: [...PNG] },
  ])
})

test('formulae are equations; TeX that Word has no element for stays text, and dollars are told apart from it', async () => {
  const stem = 'From $\\frac{1}{2}$ of \\$5 and \\$6, $\\color{red}x$.'
  const only = { ...set, questions: [question('1', { stem: { en: stem } })] }
  const bytes = makeDocx(only).bytes ?? new Uint8Array()
  const { 'word/document.xml': document = new Uint8Array() } = unzipSync(bytes)
  const text = new TextDecoder().decode(document)
  expect(text).toContain('<m:f>')
  expect(text).not.toContain('\\frac')
  expect(text).toContain('$\\color{red}x$')
  expect((await readDocx(bytes)).set?.questions[0]?.stem).toEqual({ en: stem })
})

test('the same set makes the same bytes', () => {
  expect(makeDocx(set)).toEqual(makeDocx(set))
})
