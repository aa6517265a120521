import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, type AttemptState, apply, byOrder, fold, UNTOUCHED } from './attempt.ts'

const FIRST_DEVICE = 1
const SECOND_DEVICE = 2

/** The log of one device, a second between two actions. */
const log = (
  epoch: number,
  ...changes: [questionNumber: number, change?: Pick<Action, 'choice' | 'marked'>][]
): Action[] =>
  changes.map(([questionNumber, change], index) => ({
    epoch,
    seq: index + 1,
    at: index * 1000,
    questionNumber,
    ...change,
  }))

const answers = ({ responses }: AttemptState) =>
  Object.fromEntries([...responses].map(([number, { choice }]) => [number, choice]))

describe('the fold of actions', () => {
  test('before anything is done the first question is open and nothing is visited', () => {
    expect(fold([])).toEqual(UNTOUCHED)
    expect(fold([], 60_000)).toEqual(UNTOUCHED)
  })

  test.each<[name: string, actions: Action[], answers: Record<number, string | null>, current: number]>([
    ['looks at a question', log(FIRST_DEVICE, [4]), { 4: null }, 4],
    ['answers two questions', log(FIRST_DEVICE, [1, { choice: 'a' }], [2, { choice: 'c' }]), { 1: 'a', 2: 'c' }, 2],
    ['changes an answer', log(FIRST_DEVICE, [1, { choice: 'a' }], [1, { choice: 'b' }]), { 1: 'b' }, 1],
    ['clears an answer', log(FIRST_DEVICE, [1, { choice: 'a' }], [1, { choice: null }]), { 1: null }, 1],
    ['comes back only to look', log(FIRST_DEVICE, [1, { choice: 'a' }], [2], [1]), { 1: 'a', 2: null }, 1],
    ['marks and keeps the answer', log(FIRST_DEVICE, [1, { choice: 'a' }], [1, { marked: true }]), { 1: 'a' }, 1],
    [
      'goes on at another device',
      [...log(SECOND_DEVICE, [1, { choice: 'd' }]), ...log(FIRST_DEVICE, [2, { choice: 'b' }], [1, { choice: 'a' }])],
      { 1: 'd', 2: 'b' },
      1,
    ],
  ])('%s', (_name, actions, expected, current) => {
    const state = fold(actions)
    expect(answers(state)).toEqual(expected)
    expect(state.current).toBe(current)
  })

  test('what the first device typed late, on its own clock, does not beat the device that took over', () => {
    const early = { epoch: SECOND_DEVICE, seq: 1, at: 10_000, questionNumber: 7, choice: 'c' }
    const typedLater = { epoch: FIRST_DEVICE, seq: 99, at: 50_000, questionNumber: 7, choice: 'a' }
    expect(answers(fold([early, typedLater]))).toEqual({ 7: 'c' })
    expect(answers(fold([typedLater, early]))).toEqual({ 7: 'c' })
  })

  test('what only the first device answered is kept', () => {
    const taken = [...log(FIRST_DEVICE, [1, { choice: 'a' }]), ...log(SECOND_DEVICE, [1], [2, { choice: 'b' }])]
    expect(answers(fold(taken))).toEqual({ 1: 'a', 2: 'b' })
  })

  test('the tenth action is ordered after the ninth, by number', () => {
    const actions = log(FIRST_DEVICE, ...[...'abcdabcdab'].map((choice): [number, object] => [1, { choice }]))
    expect(answers(fold(actions.toReversed()))).toEqual({ 1: 'b' })
  })
})

test('a number used twice by a device counts once, as it first arrived', () => {
  const first = { epoch: FIRST_DEVICE, seq: 1, at: 1000, questionNumber: 1, choice: 'a' }
  expect(fold([first, { ...first, choice: 'b' }]).responses.get(1)).toMatchObject({ choice: 'a', changes: 0 })
})

describe('how often an answer was changed', () => {
  test.each<[name: string, choices: (string | null | undefined)[], changes: number]>([
    ['only looked at', [undefined, undefined], 0],
    ['answered once', ['a'], 0],
    ['the same answer clicked twice', ['a', 'a'], 0],
    ['replaced', ['a', 'b'], 1],
    ['replaced and replaced back', ['a', 'b', 'a'], 2],
    ['cleared', ['a', null], 0],
    ['cleared, then another one', ['a', null, 'b'], 0],
    ['looked at in between', ['a', undefined, 'b'], 1],
  ])('%s', (_name, choices, changes) => {
    const actions = log(
      FIRST_DEVICE,
      ...choices.map((choice): [number, object] => [5, choice === undefined ? {} : { choice }]),
    )
    expect(fold(actions).responses.get(5)?.changes).toBe(changes)
  })
})

describe('time per question', () => {
  const actions: Action[] = [
    { epoch: 1, seq: 1, at: 2_000, questionNumber: 1 },
    { epoch: 1, seq: 2, at: 30_000, questionNumber: 1, choice: 'a' },
    { epoch: 1, seq: 3, at: 32_000, questionNumber: 2 },
    { epoch: 1, seq: 4, at: 92_000, questionNumber: 1 },
  ]
  const spent = (until?: number) =>
    Object.fromEntries([...fold(actions, until).responses].map(([number, response]) => [number, response.spent]))

  test('counts for the current question, also after returning to it', () => {
    expect(spent(100_000)).toEqual({ 1: 38_000, 2: 60_000 })
  })
  test('is not counted at the last question while its end is unknown', () => {
    expect(spent()).toEqual({ 1: 30_000, 2: 60_000 })
  })
  test('is never negative where the clocks of two devices disagree', () => {
    expect(spent(50_000)).toEqual({ 1: 30_000, 2: 60_000 })
  })
})

describe('for any log (property-based)', () => {
  const change = fc.record(
    {
      questionNumber: fc.integer({ min: 1, max: 5 }),
      choice: fc.constantFrom('a', 'b', 'c', null),
      marked: fc.boolean(),
      wait: fc.nat({ max: 90_000 }),
      epoch: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: ['questionNumber', 'wait', 'epoch'] },
  )
  /** In order: one device after the other, with a clock that never goes back. */
  const logs = fc.array(change, { maxLength: 40 }).map((changes) => {
    let at = 0
    return changes
      .toSorted((a, b) => a.epoch - b.epoch)
      .map(({ wait, ...rest }, index): Action => {
        at += wait
        return { ...rest, seq: index + 1, at }
      })
  })
  const shuffled = logs.chain((actions) =>
    fc.tuple(fc.constant(actions), fc.shuffledSubarray(actions, { minLength: actions.length }), fc.subarray(actions)),
  )

  test('neither order of arrival nor duplicates change the state', () => {
    fc.assert(
      fc.property(shuffled, ([actions, arrived, again]) => {
        const end = (actions.at(-1)?.at ?? 0) + 5_000
        expect(fold([...again, ...arrived, ...again], end)).toEqual(fold(actions, end))
      }),
    )
  })

  test('folding all at once equals folding one by one', () => {
    const withoutTime = ({ responses, current }: AttemptState) => ({
      current,
      responses: [...responses].map(([number, { spent: _, ...rest }]) => [number, rest]),
    })
    fc.assert(
      fc.property(logs, (actions) => {
        expect(withoutTime(fold(actions))).toEqual(withoutTime(actions.reduce(apply, UNTOUCHED)))
      }),
    )
  })

  test('applying an action does not modify the previous state', () => {
    fc.assert(
      fc.property(logs, (actions) => {
        const state = fold(actions)
        const before = structuredClone(state)
        apply(state, { epoch: 9, seq: 1, at: 0, questionNumber: 2, choice: 'd', marked: true })
        expect(state).toEqual(before)
        expect(UNTOUCHED.responses.size).toBe(0)
      }),
    )
  })

  test('the times at the questions add up to the time between the first action and the end', () => {
    fc.assert(
      fc.property(logs, fc.nat({ max: 60_000 }), (actions, rest) => {
        const [first, last] = [actions[0], actions.at(-1)]
        if (!first || !last) return
        const times = [...fold(actions, last.at + rest).responses.values()].map(({ spent }) => spent)
        expect(times.reduce((a, b) => a + b)).toBe(last.at + rest - first.at)
      }),
    )
  })

  test('the last action on a question decides its state', () => {
    fc.assert(
      fc.property(logs, (actions) => {
        const { responses, current } = fold(actions)
        expect(current).toBe(actions.at(-1)?.questionNumber ?? 1)
        for (const number of [1, 2, 3, 4, 5]) {
          const here = actions.filter(({ questionNumber }) => questionNumber === number)
          const response = responses.get(number)
          expect(response === undefined).toBe(here.length === 0)
          if (!response) continue
          expect(response.choice).toBe(here.findLast(({ choice }) => choice !== undefined)?.choice ?? null)
          expect(response.marked).toBe(here.findLast(({ marked }) => marked !== undefined)?.marked ?? false)
        }
      }),
    )
  })
})

test.each<[name: string, a: [number, number], b: [number, number], order: number]>([
  ['the same action', [1, 5], [1, 5], 0],
  ['a later action of a device', [1, 6], [1, 5], 1],
  ['the first action of a later device', [2, 1], [1, 500], 1],
  ['an action of an earlier device', [1, 500], [2, 1], -1],
])('order: %s', (_name, [epochA, seqA], [epochB, seqB], order) => {
  expect(Math.sign(byOrder({ epoch: epochA, seq: seqA }, { epoch: epochB, seq: seqB }))).toBe(order)
})
