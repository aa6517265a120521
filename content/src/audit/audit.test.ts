import { describe, expect, test } from 'vitest'
import { drawBank } from './draws.ts'
import { QUESTION_FAULTS, type QuestionFault, questionFaults } from './question-faults.ts'
import { ranksOverChance, tricksOf } from './tricks.ts'

/** Where every mistake is far off and nothing near may be offered. */
const RARELY: Readonly<Partial<Record<QuestionFault, number>>> = {
  'offers a number ten times too large or too small': 1 / 500,
}
const drawn = [...drawBank('held by tests', 12)]

describe('of whatever the bank asks no question', () => {
  const found = Map.groupBy(
    drawn.flatMap((one) => questionFaults(one).map((fault) => ({ fault, one }))),
    ({ fault }) => fault,
  )
  test.each(QUESTION_FAULTS)('%s', (fault) => {
    const told = (found.get(fault) ?? []).map(
      ({ one }) => `${one.source} (${one.optionCount}): ${one.question.stem.en}`,
    )
    const most = drawn.length * (RARELY[fault] ?? 0)
    expect(told.length, told.slice(0, 5).join('\n')).toBeLessThanOrEqual(most)
  })
})

describe('keys are not found without knowing', () => {
  const tricks = tricksOf(drawn)

  test.each([4, 5] as const)('of %i numbers the right one is at every place about equally often', (optionCount) => {
    for (const share of ranksOverChance(tricks, optionCount)) {
      expect(share).toBeGreaterThan(0.8)
      expect(share).toBeLessThan(1.2)
    }
  })
})
