import { describe, expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import type { Topic } from '../topics.ts'
import { drawBank } from './draws.ts'
import { frequentFaults } from './frequent-faults.ts'
import {
  agreementOverChance,
  foundByRank,
  type GuessingCues,
  guessingCuesOf,
  ranksOverChance,
} from './guessing-cues.ts'

const drawn = [...drawBank('held by tests', 24)]

test('whatever the bank asks, no question has a fault', () => {
  expect(frequentFaults(drawn)).toEqual({})
})

test('no template asks what a written item of its topic asks', () => {
  const items = new Set(BANK.items.map(({ id }) => id))
  const topics = new Set(BANK.items.map(({ topic }) => topic))
  const ofTopics = drawBank('held by tests', 200, (source) => topics.has(source.split('/')[0] as Topic))
  const byText = Map.groupBy(ofTopics, ({ passage, question }) =>
    [passage?.en, question.stem.en, question.correct.en].join('|'),
  )
  const twice = [...byText.values()].filter(
    (same) => same.some(({ source }) => items.has(source)) && same.some(({ source }) => !items.has(source)),
  )
  expect(twice.map(([one]) => one?.question.stem.en)).toEqual([])
})

describe('keys are not found without knowing', () => {
  const cues = guessingCuesOf(drawn)

  test.each([4, 5] as const)('of %i numbers the right one is at every place about equally often', (optionCount) => {
    for (const share of ranksOverChance(cues, optionCount)) {
      expect(share).toBeGreaterThan(0.8)
      expect(share).toBeLessThan(1.2)
    }
  })

  // shares of one template need more draws

  test.each([
    [4, 0.35],
    [5, 0.3],
  ] as const)('of %i numbers its place is not known from the template (more than %f)', (optionCount, most) => {
    const withNumbers = new Set(
      cues.filter(({ ranks }) => ranks.some((times) => times > 0)).map(({ source }) => source),
    )
    const more = drawBank(
      'held by tests',
      60,
      (source, count) => count === optionCount && withNumbers.has(`${source} ${count}`),
    )
    const counted = guessingCuesOf(more).filter(({ ranks }) => ranks.reduce((sum, one) => sum + one, 0) >= 30)
    expect(foundByRank(counted, optionCount)).toBeLessThanOrEqual(most)
    const known = counted.filter(
      (one) => one.optionCount === optionCount && foundByRank([one], optionCount) > sure(one),
    )
    expect(known.map(({ source, ranks }) => `${source}: ${ranks.join(' ')}`)).toEqual([])

    /** Of so few draws a share is beyond it by more than chance. */
    function sure({ ranks }: GuessingCues): number {
      const asked = ranks.reduce((sum, one) => sum + one, 0)
      return most + 3 * Math.sqrt((most * (1 - most)) / asked)
    }
  })

  test('by what they have in common with the other options', () => {
    const coded = new Set(cues.filter(({ agreement }) => agreement.asked > 4).map(({ source }) => source.slice(0, -2)))
    const counted = guessingCuesOf(
      drawBank('held by tests', 150, (source) => coded.has(source) || /para-jumbles/.test(source)),
    )
    const easy = counted.filter((one) => one.agreement.asked > 40 && agreementOverChance(one) > 1.3)
    expect(easy.map((one) => `${one.source}: ${agreementOverChance(one).toFixed(2)}`)).toEqual([])
  })
})
