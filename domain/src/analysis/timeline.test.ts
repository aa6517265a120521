import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Action, fold } from '../attempt/attempt.ts'
import { BREAK, timeline } from './timeline.ts'

const at = (seq: number, at: number, questionNumber: number, more: Partial<Action> = {}): Action => ({
  epoch: 1,
  seq,
  at,
  questionNumber,
  ...more,
})

test('a visit lasts until another question is opened, and a return is another visit', () => {
  const actions = [
    at(1, 0, 1),
    at(2, 20_000, 1, { choice: 'a' }),
    at(3, 30_000, 2),
    at(4, 70_000, 1),
    at(4, 80_000, 3), // the number of before
  ]
  expect(timeline(actions, 90_000).visits).toEqual([
    { questionNumber: 1, from: 0, spent: 30_000 },
    { questionNumber: 2, from: 30_000, spent: 40_000 },
    { questionNumber: 1, from: 70_000, spent: 20_000 },
  ])
})

test('three minutes without an action are reported, also at the end; less is not', () => {
  const actions = [at(1, 0, 1), at(2, BREAK, 1, { choice: 'a' }), at(3, 2 * BREAK - 1, 2)]
  expect(timeline(actions, 4 * BREAK).idle).toEqual([
    { from: 0, until: BREAK },
    { from: 2 * BREAK - 1, until: 4 * BREAK },
  ])
  expect(timeline([], 4 * BREAK)).toEqual({ visits: [], idle: [] })
})

const anyLog = fc.array(
  fc.record({
    epoch: fc.integer({ min: 1, max: 3 }),
    seq: fc.integer({ min: 1, max: 60 }),
    at: fc.nat({ max: 3_600_000 }),
    questionNumber: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 60 },
)

test('the visits to a question take what the fold says was spent at it, whatever the clocks of devices said', () => {
  fc.assert(
    fc.property(anyLog, fc.nat({ max: 3_600_000 }), (actions, until) => {
      const spent = new Map<number, number>()
      for (const visit of timeline(actions, until).visits)
        spent.set(visit.questionNumber, (spent.get(visit.questionNumber) ?? 0) + visit.spent)
      const folded = [...fold(actions, until).responses].map(([number, response]) => [number, response.spent])
      expect(Object.fromEntries(spent)).toEqual(Object.fromEntries(folded))
    }),
  )
})
