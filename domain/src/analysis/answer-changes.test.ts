import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Action, fold } from '../attempt/attempt.ts'
import { answerHistories, changesOf } from './answer-changes.ts'

const log = (...choices: (string | null | undefined)[]): Action[] =>
  choices.map((choice, index) => ({
    epoch: 1,
    seq: index + 1,
    at: 1000 * (index + 1),
    questionNumber: 1,
    ...(choice !== undefined && { choice }),
  }))
const isA = (choice: string) => choice === 'a'

test.each<[what: string, given: (string | null | undefined)[], choices: string[], changes: string[], lastAt: number]>([
  ['answered once', [undefined, 'a'], ['a'], [], 2000],
  ['the same again', ['a', 'a', undefined], ['a'], [], 2000],
  ['to the right one', ['b', 'a'], ['b', 'a'], ['wrong-to-right'], 2000],
  ['away from it', ['a', 'c'], ['a', 'c'], ['right-to-wrong'], 2000],
  [
    'from one wrong one to another, then the right one',
    ['b', 'c', 'a'],
    ['b', 'c', 'a'],
    ['wrong-to-wrong', 'wrong-to-right'],
    3000,
  ],
  ['cleared and taken back', ['b', null, 'b'], ['b'], [], 3000],
  ['cleared and another one taken', ['b', null, 'a'], ['b', 'a'], ['wrong-to-right'], 3000],
  ['cleared at the end', ['b', 'a', null], ['b', 'a'], ['wrong-to-right'], 2000],
])('%s', (_, given, choices, changes, lastAt) => {
  expect(answerHistories(log(...given)).get(1)).toEqual({ choices, lastAt })
  expect(changesOf(choices, isA)).toEqual(changes)
})

test('what was never answered has no history', () => {
  expect(answerHistories(log(undefined, null)).size).toBe(0)
})

test('of several accepted answers one may take the place of another', () => {
  expect(changesOf(['a', 'b'], () => true)).toEqual(['right-to-right'])
})

test('the last answer is the final one of the fold, where it was not cleared, in any order of arrival', () => {
  const action = fc.record({
    epoch: fc.integer({ min: 1, max: 2 }),
    seq: fc.integer({ min: 1, max: 40 }),
    at: fc.nat({ max: 9000 }),
    questionNumber: fc.integer({ min: 1, max: 4 }),
    choice: fc.constantFrom('a', 'b', 'c', null),
  })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const histories = answerHistories(actions)
      for (const [number, { choice, changes }] of fold(actions).responses) {
        const choices = histories.get(number)?.choices ?? []
        if (choice !== null) expect(choices.at(-1)).toBe(choice)
        expect(Math.max(0, choices.length - 1)).toBeGreaterThanOrEqual(changes)
      }
    }),
  )
})
