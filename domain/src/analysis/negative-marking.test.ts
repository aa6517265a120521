import { describe, expect, test } from 'vitest'
import type { Outcome, Scheme } from '../marking/marking.ts'
import { negativeBalances } from './negative-marking.ts'

const answers = (scheme: Scheme, ...verdicts: Outcome[]) =>
  verdicts.map((verdict) => ({ scheme, verdict, marked: false, seconds: 60 }))

test.each<[what: string, scheme: Scheme, breakEven: number]>([
  ['a quarter off: one in five', { right: 4, wrong: -1, blank: 0 }, 0.2],
  ['a third off: one in four, the chance of a guess among four', { right: 3, wrong: -1, blank: 0 }, 0.25],
  ['as much off as a right one brings: one in two', { right: 1, wrong: -1, blank: 0 }, 0.5],
  ['where blanks cost, too, it takes less', { right: 8, wrong: -2, blank: -1 }, 0.1],
])('break-even with %s', (_, scheme, breakEven) => {
  const [balance] = negativeBalances(answers(scheme, 'right', 'wrong'), null)
  expect(balance?.breakEven).toBeCloseTo(breakEven, 12)
  // at that share answering is worth what a blank is
  expect(breakEven * scheme.right + (1 - breakEven) * scheme.wrong).toBeCloseTo(scheme.blank, 12)
})

test('cost and net are those of the answers; blanks and dropped questions are in neither', () => {
  const scheme = { right: 4, wrong: -1, blank: 0 }
  const given = answers(scheme, 'right', 'right', 'wrong', 'wrong', 'wrong', 'blank', 'dropped')
  expect(negativeBalances(given, null)).toEqual([
    { right: 4, penalty: 1, correct: 2, incorrect: 3, cost: 3, net: 5, breakEven: 0.2, uncertain: [] },
  ])
})

test('each scheme has its balance, one without negative marks none', () => {
  const found = negativeBalances(
    [
      ...answers({ right: 4, wrong: -1, blank: 0 }, 'right'),
      ...answers({ right: 4, wrong: 0, blank: 0 }, 'wrong'),
      ...answers({ right: 8, wrong: -2, blank: 0 }, 'wrong'),
      ...answers({ right: 4, wrong: -1, blank: 0 }, 'wrong'),
    ],
    null,
  )
  expect(found.map(({ right, cost, net }) => [right, cost, net])).toEqual([
    [4, 1, 3],
    [8, 2, -2],
  ])
})

describe('uncertain answers', () => {
  const scheme = { right: 6, wrong: -2, blank: 0 } // even at one in four
  type Given = Parameters<typeof negativeBalances>[0][number]
  const at = (seconds: number, right: number, wrong: number, marked = false): Given[] => [
    ...Array.from({ length: right }, () => ({ scheme, verdict: 'right' as const, marked, seconds })),
    ...Array.from({ length: wrong }, () => ({ scheme, verdict: 'wrong' as const, marked, seconds })),
  ]
  const uncertain = (...given: Given[][]) => negativeBalances(given.flat(), 60)[0]?.uncertain

  test('those marked for review are reported whatever they brought', () => {
    expect(uncertain(at(70, 9, 1), at(70, 2, 4, true))).toEqual([{ sign: 'marked', correct: 2, incorrect: 4, net: 4 }])
    // a blank that was marked is no answer
    const blank = { scheme, verdict: 'blank' as const, marked: true, seconds: 70 }
    expect(uncertain(at(70, 2, 4, true), [blank])?.[0]).toMatchObject({ correct: 2, incorrect: 4 })
  })

  test('of the speeds those below break-even, not those at it', () => {
    // under 30 s one of eight, up to 60 s one of four, from 120 s on none of five
    expect(uncertain(at(10, 1, 7), at(40, 2, 6), at(130, 0, 5))).toEqual([
      { sign: 'quick', correct: 1, incorrect: 7, net: -8 },
      { sign: 'long', correct: 0, incorrect: 5, net: -10 },
    ])
  })

  test('of fewer than five nothing is reported, nor of speeds without a median', () => {
    expect(uncertain(at(10, 0, 4), at(70, 0, 4, true))).toEqual([])
    expect(negativeBalances(at(10, 0, 9), null)[0]?.uncertain).toEqual([])
  })

  test('the balance is exact where a third is taken off', () => {
    const third = { right: 300, wrong: -100, blank: 0 }
    const given = at(10, 1, 4).map((one) => ({ ...one, scheme: third }))
    expect(negativeBalances(given, 60)[0]?.uncertain).toEqual([{ sign: 'quick', correct: 1, incorrect: 4, net: -100 }])
  })
})
