import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakFrom } from './streak.ts'

const days = (...ago: number[]) => streakFrom(new Set(ago)).days

test.each([
  ['nothing yet', [], 0],
  ['today alone', [0], 1],
  ['yesterday, and today is not over', [1], 1],
  ['one missed day', [0, 2, 3], 3],
  ['yesterday missed', [2, 3], 2],
  ['two missed days in a row', [0, 3, 4], 1],
  ['two missed days within seven', [0, 1, 3, 4, 6, 7, 8], 4],
  ['two missed days with five between', [0, 2, 3, 4, 5, 6, 8, 9], 6],
  ['two missed days with six between', [0, 2, 3, 4, 5, 6, 7, 9, 10], 9],
  ['long ago', [8, 9, 10], 0],
] as const)('%s', (_name, ago, expected) => expect(days(...ago)).toBe(expected))

test('the week says which days were done, which is forgiven and that today is open', () => {
  expect(streakFrom(new Set([1, 2, 4, 5])).week).toEqual(['missed', 'done', 'done', 'forgiven', 'done', 'done', 'open'])
  expect(streakFrom(new Set([0, 3])).week).toEqual(['missed', 'missed', 'missed', 'done', 'missed', 'missed', 'done'])
})

/** By the definition: the longest run back from today of which no window of seven days has two missed ones. */
function byDefinition(finished: ReadonlySet<number>): number {
  const isMissed = (ago: number) => ago > 0 && !finished.has(ago)
  let best = 0
  for (let first = 0; first <= 60; first++) {
    const run = Array.from({ length: first + 1 }, (_, ago) => ago)
    const holds = run.every((from) => run.filter((ago) => ago >= from && ago < from + 7 && isMissed(ago)).length <= 1)
    if (holds) best = Math.max(best, run.filter((ago) => finished.has(ago)).length)
  }
  return best
}

const finishedDays = fc.array(fc.boolean(), { maxLength: 40 }).map((done) => {
  return new Set(done.flatMap((isDone, ago) => (isDone ? [ago] : [])))
})

test('it is what its definition says, whatever days were done', () => {
  fc.assert(
    fc.property(finishedDays, (finished) => {
      expect(streakFrom(finished).days).toBe(byDefinition(finished))
    }),
  )
})

test('to finish today never makes it shorter, and the week says as much as the count', () => {
  fc.assert(
    fc.property(finishedDays, (finished) => {
      const { days, week } = streakFrom(finished)
      expect(streakFrom(new Set([...finished, 0])).days).toBe(finished.has(0) ? days : days + 1)
      expect(week).toHaveLength(7)
      for (const [place, state] of week.entries()) expect(state === 'done').toBe(finished.has(6 - place))
    }),
  )
})
