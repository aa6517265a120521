import { expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import { assemblePaper } from './assemble.ts'
import type { Blueprint } from './blueprints/blueprint.ts'

const FIGURES: Blueprint = {
  exam: 'ssc',
  minutes: 10,
  optionCount: 4,
  levels: { easy: 0.4, medium: 0.3, hard: 0.3 },
  sections: [
    {
      name: 'Figures',
      minutes: null,
      marking: { right: '1', wrong: '0' },
      parts: [{ count: 12, topics: ['mirror-images', 'paper-folding', 'embedded-figures', 'logical-venn'] }],
    },
  ],
}

test('options that are pictures keep their place beside the key, which the explanation names by its letter', () => {
  const { paper } = assemblePaper(FIGURES, BANK, 'pictures')
  const drawn = paper.sections.flatMap(({ questions }) => questions).filter(({ optionPictures }) => optionPictures)
  expect(drawn.length).toBeGreaterThan(6)
  for (const { options, optionPictures = [], explanation, answer } of drawn) {
    expect(optionPictures).toHaveLength(options.length)
    expect(new Set(optionPictures).size).toBe(options.length)
    const keyed = answer.kind === 'single-choice' ? options['abcd'.indexOf(answer.correct)] : undefined
    expect(keyed).toBeDefined()
    for (const language of ['en', 'te', 'hi'] as const) {
      expect(explanation?.[language]).not.toContain(keyed?.[language])
      expect(explanation?.[language]).toContain(
        `(${String(answer.kind === 'single-choice' && answer.correct).toUpperCase()})`,
      )
    }
  }
})
