import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { faults } from './faults.ts'
import { TEMPLATES } from './index.ts'

const SEEDS = 200

test('template ids are unique and start with their topic', () => {
  const ids = TEMPLATES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(TEMPLATES.filter(({ id, topic }) => !id.startsWith(`${topic}/`)).map(({ id }) => id)).toEqual([])
})

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  test.each(template.levels)('%s questions are right for many seeds', (level) => {
    const stems = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const { draft, verified } = template.make(createRandom(`${template.id}/${level}/${seed}`), level)
      const asked = draft.questions.map(({ stem, picture }) => stem.en + (picture?.svg ?? ''))
      stems.add(JSON.stringify(asked) + (draft.passage?.en ?? ''))
      expect(verified).toHaveLength(draft.questions.length)
      const found = draft.questions.flatMap((question, n) => faults(question, verified[n]))
      expect(found, `seed ${seed}: ${draft.questions.map(({ stem }) => stem.en).join('\n')}`).toEqual([])
    }
    expect(stems.size, 'different questions').toBeGreaterThanOrEqual(25)
  })
})
