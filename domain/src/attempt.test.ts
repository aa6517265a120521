import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, apply, byOrder, fold, UNTOUCHED } from './attempt.ts'
import { countStates, PALETTE_STATES, paletteState } from './palette.ts'

const action = (seq: number, questionNumber: number, rest: Partial<Action> = {}): Action => ({
  epoch: 1,
  seq,
  at: seq * 1000,
  questionNumber,
  ...rest,
})

describe('what a student does at a question', () => {
  test.each<[story: string, actions: Action[], state: string]>([
    ['nothing', [], 'not-visited'],
    ['looks at it', [action(1, 1)], 'not-answered'],
    ['answers', [action(1, 1, { choice: 'a' })], 'answered'],
    ['marks without an answer', [action(1, 1, { marked: true })], 'marked'],
    ['answers and marks', [action(1, 1, { choice: 'a' }), action(2, 1, { marked: true })], 'answered-and-marked'],
    [
      'answers, marks, chooses again: the mark goes',
      [action(1, 1, { choice: 'a', marked: true }), action(2, 1, { choice: 'b', marked: false })],
      'answered',
    ],
    ['answers and clears', [action(1, 1, { choice: 'a' }), action(2, 1, { choice: null })], 'not-answered'],
    [
      'clears an answer that is marked',
      [action(1, 1, { choice: 'a', marked: true }), action(2, 1, { choice: null })],
      'marked',
    ],
    ['comes back and leaves it as it is', [action(1, 1, { choice: 'a' }), action(2, 2), action(3, 1)], 'answered'],
  ])('%s', (_story, actions, state) => expect(paletteState(fold(actions).responses.get(1))).toBe(state))
})

test('the counts of a palette add up', () => {
  const counts = countStates(['answered', 'answered', 'marked', 'not-visited'])
  expect(counts).toEqual({ 'not-visited': 1, 'not-answered': 0, answered: 2, marked: 1, 'answered-and-marked': 0 })
  expect(Object.keys(counts)).toEqual([...PALETTE_STATES])
})

test('time belongs to the question the student was at, and changes of mind are counted', () => {
  const { responses, current } = fold(
    [
      action(1, 1, { at: 0 }),
      action(2, 1, { at: 4000, choice: 'a' }),
      action(3, 2, { at: 10_000 }),
      action(4, 1, { at: 15_000, choice: 'b' }),
    ],
    20_000,
  )
  expect(responses.get(1)).toEqual({ choice: 'b', marked: false, spent: 15_000, changes: 1 })
  expect(responses.get(2)).toMatchObject({ spent: 5000, changes: 0 })
  expect(current).toBe(1)
})

const anyAction = fc.record({
  epoch: fc.integer({ min: 1, max: 3 }),
  seq: fc.integer({ min: 1, max: 30 }),
  at: fc.integer({ min: 0, max: 60_000 }),
  questionNumber: fc.integer({ min: 1, max: 4 }),
  choice: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
  marked: fc.boolean(),
})
/** One action for each number: a device does not give the same number twice. */
const log = fc.uniqueArray(anyAction, { selector: ({ epoch, seq }) => `${epoch}/${seq}`, maxLength: 40 })

const plain = ({ responses, current }: ReturnType<typeof fold>) => ({
  responses: [...responses].sort(([a], [b]) => a - b),
  current,
})

test('order of arrival and sending twice change nothing', () => {
  fc.assert(
    fc.property(log, fc.func(fc.integer()), (actions, rank) => {
      const shuffled = [...actions, ...actions].sort((a, b) => rank(a) - rank(b))
      expect(plain(fold(shuffled, 60_000))).toEqual(plain(fold(actions, 60_000)))
    }),
  )
})

test('folding is applying one action after the other', () => {
  fc.assert(
    fc.property(log, (actions) => {
      const stepwise = [...actions].sort(byOrder).reduce(apply, UNTOUCHED)
      const choices = (state: ReturnType<typeof fold>) =>
        [...state.responses].map(([number, { choice, marked }]) => [number, choice, marked]).sort()
      expect(choices(stepwise)).toEqual(choices(fold(actions)))
      expect(stepwise.current).toBe(fold(actions).current)
    }),
  )
})

test('what was done last on the latest device is what counts', () => {
  fc.assert(
    fc.property(log, (actions) => {
      for (const [number, { choice }] of fold(actions).responses) {
        const last = actions
          .filter(({ questionNumber }) => questionNumber === number)
          .sort(byOrder)
          .at(-1)
        expect(choice).toBe(last?.choice)
      }
    }),
  )
})
