import { expect, test } from 'vitest'
import type { Outcome, Scheme } from './marking.ts'
import { negativeBalances } from './negative-marking.ts'

const answers = (scheme: Scheme, ...verdicts: Outcome[]) => verdicts.map((verdict) => ({ scheme, verdict }))

test.each<[what: string, scheme: Scheme, evenShare: number]>([
  ['a quarter off: one in five', { right: 4, wrong: -1, blank: 0 }, 0.2],
  ['a third off: one in four, the chance of a guess among four', { right: 3, wrong: -1, blank: 0 }, 0.25],
  ['as much off as a right one brings: one in two', { right: 1, wrong: -1, blank: 0 }, 0.5],
  ['where blanks cost, too, it takes less', { right: 8, wrong: -2, blank: -1 }, 0.1],
])('break-even with %s', (_, scheme, evenShare) => {
  const [balance] = negativeBalances(answers(scheme, 'right', 'wrong'))
  expect(balance?.evenShare).toBeCloseTo(evenShare, 12)
  // at that share answering is worth what a blank is
  expect(evenShare * scheme.right + (1 - evenShare) * scheme.wrong).toBeCloseTo(scheme.blank, 12)
})

test('cost and net are those of the answers; blanks and dropped questions are in neither', () => {
  const scheme = { right: 4, wrong: -1, blank: 0 }
  expect(negativeBalances(answers(scheme, 'right', 'right', 'wrong', 'wrong', 'wrong', 'blank', 'dropped'))).toEqual([
    { right: 4, penalty: 1, correct: 2, incorrect: 3, cost: 3, net: 5, evenShare: 0.2 },
  ])
})

test('each scheme has its balance, one without negative marks none', () => {
  const found = negativeBalances([
    ...answers({ right: 4, wrong: -1, blank: 0 }, 'right'),
    ...answers({ right: 4, wrong: 0, blank: 0 }, 'wrong'),
    ...answers({ right: 8, wrong: -2, blank: 0 }, 'wrong'),
    ...answers({ right: 4, wrong: -1, blank: 0 }, 'wrong'),
  ])
  expect(found.map(({ right, cost, net }) => [right, cost, net])).toEqual([
    [4, 1, 3],
    [8, 2, -2],
  ])
})
