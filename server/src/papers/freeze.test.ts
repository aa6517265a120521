import { brotliDecompressSync } from 'node:zlib'
import type { PaperSource } from '@pariksha/content/papers/paper'
import { expect, test } from 'vitest'
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

test('options that are pictures are frozen as pictures, and what they show is not told beside them', () => {
  const body = brotliDecompressSync(freezePaper(source).body).toString()
  const [question] = JSON.parse(body).questions
  expect(question.options.map(({ image }: { image: string }) => decodeURIComponent(image))).toEqual([
    `data:image/svg+xml,${FIGURE}`,
    `data:image/svg+xml,${FIGURE.replace('></', '><circle r="1"/></')}`,
  ])
  expect(body).not.toContain('a dot on the')
})
