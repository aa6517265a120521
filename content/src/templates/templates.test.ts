import { describe, expect, test } from 'vitest'
import type { Draft } from '../question.ts'
import { createRandom } from '../random.ts'
import type { Topic } from '../topics.ts'
import { faults } from './faults.ts'
import { TEMPLATES } from './index.ts'

/** Of a template, shared by its levels; a level has at least 200. */
const SEEDS = 500

/** Here English words are what is asked about; everywhere else they have a Telugu and a Hindi form. */
const ABOUT_ENGLISH_WORDS: readonly Topic[] = [
  'letter-series',
  'input-output',
  'dictionary-order',
  'coding-and-decoding',
]

test('template ids are unique and start with their topic', () => {
  const ids = TEMPLATES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(TEMPLATES.filter(({ id, topic }) => !id.startsWith(`${topic}/`)).map(({ id }) => id)).toEqual([])
})

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  const seeds = Math.max(200, Math.ceil(SEEDS / template.levels.length))
  test.each(template.levels)('%s questions are right for many seeds', (level) => {
    const stems = new Set<string>()
    for (let seed = 0; seed < seeds; seed++) {
      const { draft, verified } = template.make(
        createRandom(`${template.id}/${level}/${seed}`),
        level,
        seed % 2 === 0 ? 4 : 5,
      )
      const asked = draft.questions.map(({ stem, picture }) => stem.en + (picture?.svg ?? ''))
      stems.add(JSON.stringify(asked) + (draft.passage?.en ?? ''))
      expect(verified).toHaveLength(draft.questions.length)
      const found = draft.questions.flatMap((question, n) => faults(question, verified[n]))
      expect(found, `seed ${seed}: ${draft.questions.map(({ stem }) => stem.en).join('\n')}`).toEqual([])
      if (!ABOUT_ENGLISH_WORDS.includes(template.topic)) expect(englishWords(draft)).toEqual([])
    }
    expect(stems.size, 'different questions').toBeGreaterThanOrEqual(25)
  })
})

/** Words in Latin letters in the Telugu and Hindi of a draft. Labels of a letter or two, TeX and capitals may stand. */
function englishWords({ passage, questions }: Draft): string[] {
  const texts = questions.flatMap(({ stem, explanation, correct, distractors, picture }) => [
    stem,
    explanation,
    correct,
    ...distractors.map(({ text }) => text),
    picture?.alt,
  ])
  return [passage, ...texts].flatMap((text) =>
    (['te', 'hi'] as const).flatMap(
      (language) => (text?.[language] ?? '').replace(/\$[^$]*\$/g, ' ').match(/[A-Za-z]*[a-z]{3,}/g) ?? [],
    ),
  )
}
