import { brotliDecompressSync } from 'node:zlib'
import type { PaperSource } from '@pariksha/content/papers/paper'
import { same } from '@pariksha/content/text/localized'
import { markPaper } from '@pariksha/domain/marking/marking'
import { expect, test } from 'vitest'
import { markedQuestions } from '../attempts/closing/complete-attempt.ts'
import { freezePaper } from './freeze.ts'

const FIGURE = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'

const source: PaperSource = {
  minutes: 5,
  sections: [
    {
      name: 'Figures',
      minutes: null,
      marking: { right: '1', wrong: '0' },
      questions: [
        {
          kind: 'single-choice',
          stem: { en: 'Which is the mirror image?' },
          options: [{ en: 'a dot on the left' }, { en: 'a dot on the right' }],
          optionPictures: [FIGURE, FIGURE.replace('></', '><circle r="1"/></')],
          answer: { kind: 'single-choice', correct: 'b' },
        },
      ],
    },
  ],
}

test('options that are pictures are frozen as pictures, and what they show is not described beside them', () => {
  const body = brotliDecompressSync(freezePaper(source).body).toString()
  const [question] = JSON.parse(body).questions
  expect(question.options.map(({ image }: { image: string }) => decodeURIComponent(image))).toEqual([
    `data:image/svg+xml,${FIGURE}`,
    `data:image/svg+xml,${FIGURE.replace('></', '><circle r="1"/></')}`,
  ])
  expect(body).not.toContain('a dot on the')
})

test('a typed answer keeps a worth of its own in the plan, the text and the marks', () => {
  const typed: PaperSource = {
    minutes: 5,
    sections: [
      {
        name: 'Numbers',
        minutes: null,
        marking: { right: '3', wrong: '-1' },
        questions: [
          {
            kind: 'single-choice',
            stem: same('Which?'),
            options: [same('1'), same('2')],
            answer: { kind: 'single-choice', correct: 'a' },
          },
          {
            kind: 'numeric',
            stem: same('How many?'),
            options: [],
            answer: { kind: 'numeric', low: '42', high: '42' },
            marking: { right: '3', wrong: '0' },
          },
        ],
      },
    ],
  }
  const { body, plan, key } = freezePaper(typed)
  const questions = JSON.parse(brotliDecompressSync(body).toString()).questions
  expect(questions.map(({ marking }: { marking?: unknown }) => marking)).toEqual([
    undefined,
    { right: 3, wrong: 0, blank: 0 },
  ])
  const marked = markedQuestions({ plan }, JSON.parse(brotliDecompressSync(key).toString()))
  const wrong = markPaper(marked, (number) => (number === 1 ? 'b' : '41'))
  expect(wrong.questions.map(({ verdict, marks }) => `${verdict} ${marks}`)).toEqual(['wrong -1', 'wrong 0'])
  expect(markPaper(marked, (number) => (number === 1 ? 'a' : '42')).whole).toMatchObject({ marks: 6, maximum: 6 })
})

test('six options are lettered in their order; a seventh has no letter', () => {
  const optionsOf = (count: number): PaperSource => ({
    minutes: 5,
    sections: [
      {
        name: 'Letters',
        minutes: null,
        marking: { right: '1', wrong: '0' },
        questions: [
          {
            kind: 'single-choice',
            stem: same('Which?'),
            options: Array.from({ length: count }, (_, place) => same(`number ${place + 1}`)),
            answer: { kind: 'single-choice', correct: 'f' },
          },
        ],
      },
    ],
  })
  const { body, plan } = freezePaper(optionsOf(6))
  const [question] = JSON.parse(brotliDecompressSync(body).toString()).questions
  expect(question.options.map(({ choice }: { choice: string }) => choice).join('')).toBe('abcdef')
  expect(question.options.at(-1).value.en).toContain('number 6')
  expect(plan.questions[0]?.optionCount).toBe(6)
  expect(() => freezePaper(optionsOf(7))).toThrow('at most 6 options')
})
