import { expect, test } from 'vitest'
import { type Act, actOn, freshDemo, statusOf } from './demo-state.ts'

const after = (...acts: readonly Act[]) => acts.reduce(actOn, freshDemo(5))
const statuses = (...acts: readonly Act[]) => {
  const state = after(...acts)
  return state.marks.map((_, index) => statusOf(state, index))
}
const choose = (choice: string): Act => ({ kind: 'choose', choice })

test('at first one stands on the first question and nothing is answered', () => {
  expect(statuses()).toEqual(['current', 'unanswered', 'unanswered', 'unanswered', 'unanswered'])
})

test('answered, marked, and both have a state of their own once one has moved on', () => {
  expect(
    statuses(
      choose('a'),
      { kind: 'next' },
      { kind: 'mark-and-next' },
      choose('c'),
      { kind: 'mark-and-next' },
      { kind: 'next' },
    ),
  ).toEqual(['answered', 'marked', 'answered-marked', 'unanswered', 'current'])
})

test('the first and the last question are the ends', () => {
  expect(after({ kind: 'previous' }).current).toBe(0)
  expect(after({ kind: 'go', to: 4 }, { kind: 'next' }).current).toBe(4)
  const marked = after({ kind: 'go', to: 4 }, { kind: 'mark-and-next' })
  expect([marked.current, marked.marks[4]?.marked]).toEqual([4, true])
})

test('clearing takes the answer and leaves the mark', () => {
  const state = after(choose('b'), { kind: 'mark-and-next' }, { kind: 'previous' }, { kind: 'clear' })
  expect(state.marks[0]).toEqual({ choice: null, marked: true })
})

test('starting over forgets everything', () => {
  expect(after(choose('b'), { kind: 'mark-and-next' }, { kind: 'start-over' })).toEqual(freshDemo(5))
})
