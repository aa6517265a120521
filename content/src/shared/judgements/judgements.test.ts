import { describe, expect, test } from 'vitest'
import { faults } from '../../questions/faults.ts'
import { contentOf } from '../../topics/index.ts'

const REASONING_ITEMS = contentOf('reasoning').flatMap(({ items = [] }) => items)

test('ids are unique and start with their topic', () => {
  const ids = REASONING_ITEMS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(REASONING_ITEMS.filter(({ id, topic }) => !id.startsWith(`${topic}/`))).toEqual([])
})

describe.each(REASONING_ITEMS.map((item) => [item.id, item] as const))('%s', (_id, { draft, exams }) => {
  test('is sound in all three languages, with as many answers as its examinations print', () => {
    for (const question of draft.questions) {
      expect(faults(question, question.correct.en)).toEqual([])
      expect([question.stem.te, question.stem.hi]).not.toContain(undefined)
      expect(question.fixedOrder).toHaveLength(exams.includes('bank') ? 5 : 4)
    }
  })
})

test('no answer is right most of the time', () => {
  const right = REASONING_ITEMS.flatMap(({ draft }) =>
    draft.questions.map(({ fixedOrder = [], correct }) => fixedOrder.indexOf(correct)),
  )
  for (const place of new Set(right)) expect(right.filter((one) => one === place).length).toBeLessThan(right.length / 2)
})

test('no text of a translation is left in English', () => {
  const words = REASONING_ITEMS.flatMap(({ id, draft }) =>
    draft.questions.flatMap(({ stem, explanation }) =>
      [stem, explanation].flatMap(({ te = '', hi = '' }) =>
        (`${te} ${hi}`.match(/[a-z]{2,}/gi) ?? []).filter((word) => word !== 'II').map((word) => `${id}: ${word}`),
      ),
    ),
  )
  expect(words).toEqual([])
})
