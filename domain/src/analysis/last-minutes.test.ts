import { expect, test } from 'vitest'
import { LAST_MINUTES, lastMinutes } from './last-minutes.ts'

const END = 3_600_000
const given = (before: number, verdict: 'right' | 'wrong' | 'blank' | 'dropped', marks: number) => ({
  lastAt: END - before,
  verdict,
  marks,
})

test('the answers of the last ten minutes, counted once, with what they brought', () => {
  const answers = [
    given(LAST_MINUTES + 1, 'right', 4),
    given(LAST_MINUTES, 'right', 4),
    given(1000, 'wrong', -1),
    given(0, 'wrong', -1),
    given(5, 'blank', 0), // cleared at the end
    given(5, 'dropped', 4),
    { lastAt: null, verdict: 'blank' as const, marks: 0 },
  ]
  expect(lastMinutes(answers, END)).toEqual({ right: 1, wrong: 2, units: 2 })
})

test('an attempt of less than twenty minutes has no end of its own', () => {
  expect(lastMinutes([], 2 * LAST_MINUTES - 1)).toBeNull()
  expect(lastMinutes([], 2 * LAST_MINUTES)).toEqual({ right: 0, wrong: 0, units: 0 })
})
