import { expect, test } from 'vitest'
import type { FileQuestion, QuestionSet } from '../question-set.ts'
import { makeJson, readJson } from './json.ts'

const set: QuestionSet = {
  passages: [{ id: 'p1', text: { en: 'Read the table.' } }],
  questions: [
    {
      number: '1',
      kind: 'single-choice',
      stem: { en: 'What is $\\frac{1}{2}$? ![half](picture:a)', te: 'సగం ఎంత?' },
      options: [{ en: '0.5' }, { en: '2' }],
      answer: { kind: 'single-choice', correct: 'a' },
      explanation: null,
      passage: 'p1',
      section: null,
      topic: 'fractions',
      level: 'easy',
      source: null,
      year: 2025,
      tags: ['class 6'],
    },
  ],
  pictures: [{ id: 'a', type: 'image/png', bytes: Buffer.from([1, 2, 3]) }],
}

test('what is made is read again', () => {
  const { bytes } = makeJson(set)
  const reading = readJson(bytes ?? new Uint8Array())
  expect(reading.problems).toEqual([])
  expect(reading.set).toEqual(set)
})

test.for([
  ['no JSON', '{', 'not-json'],
  ['other JSON', '{"questions": []}', 'not-a-question-file'],
] as const)('%s is refused with its place', ([, text, code]) => {
  const { set: nothing, problems } = readJson(new TextEncoder().encode(text))
  expect(nothing).toBeNull()
  expect(problems[0]).toMatchObject({ code, severity: 'fault' })
})

test('an answer that none of the options is, is reported and left out', () => {
  const [question] = set.questions
  const made = makeJson({
    ...set,
    questions: [
      { ...(question as FileQuestion), kind: 'single-choice', answer: { kind: 'single-choice', correct: 'f' } },
    ],
  })
  const { set: read, problems } = readJson(made.bytes ?? new Uint8Array())
  expect(read?.questions[0]?.answer).toBeNull()
  expect(problems).toMatchObject([{ code: 'answer-not-understood', at: { row: 1 }, question: 0 }])
})
