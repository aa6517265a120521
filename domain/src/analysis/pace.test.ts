import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySpeed, MIN_ANSWERS, ownMedian, paceOf, type TimedAnswer } from './pace.ts'

const SCHEME = { right: 4, wrong: -1, blank: 0 }
const right = (seconds: number): TimedAnswer => ({ seconds, verdict: 'right', marks: 4, scheme: SCHEME })
const wrong = (seconds: number): TimedAnswer => ({ seconds, verdict: 'wrong', marks: -1, scheme: SCHEME })
const blank = (seconds: number): TimedAnswer => ({ seconds, verdict: 'blank', marks: 0, scheme: SCHEME })

test('the median is that of answers, not of blanks, and four have none', () => {
  expect(ownMedian([right(10), wrong(50), right(60), blank(1), wrong(70), right(80)])).toBe(60)
  expect(ownMedian([right(10), wrong(50), right(60), wrong(70), blank(9), blank(9)])).toBeNull()
})

test.each<[what: string, answer: TimedAnswer, pace: string | null]>([
  ['wrong in less than a fifth of the median', wrong(9), 'rush'],
  ['wrong in a fifth of it', wrong(10), null],
  ['right, however quickly', right(1), null],
  ['wrong after twice the median', wrong(100), null],
  ['wrong after more', wrong(101), 'trap'],
  ['right after more', right(500), null],
  ['long, and left blank', blank(500), null],
])('with a median of 50 seconds: %s', (_, answer, pace) => {
  expect(paceOf(answer, 50)).toBe(pace)
  expect(paceOf(answer, null)).toBeNull()
})

test('by speed: what the answers brought, and what leaving the wrong ones blank would have kept', () => {
  const answers = [right(5), wrong(24), wrong(25), right(49), right(50), wrong(100), wrong(300), blank(60)]
  expect(bySpeed(answers, 50)).toEqual([
    { speed: 'quick', from: 0, below: 25, right: 1, wrong: 1, seconds: 29, wrongSeconds: 24, gained: 4, avoidable: 1 },
    { speed: 'brisk', from: 25, below: 50, right: 1, wrong: 1, seconds: 74, wrongSeconds: 25, gained: 4, avoidable: 1 },
    { speed: 'slow', from: 50, below: 100, right: 1, wrong: 0, seconds: 50, wrongSeconds: 0, gained: 4, avoidable: 0 },
    {
      speed: 'long',
      from: 100,
      below: null,
      right: 0,
      wrong: 2,
      seconds: 400,
      wrongSeconds: 400,
      gained: 0,
      avoidable: 2,
    },
  ])
})

test('every answer has one speed, and together they are what all answers brought', () => {
  const anyAnswer = fc.oneof(...[right, wrong, blank].map((make) => fc.nat({ max: 400 }).map(make)))
  fc.assert(
    fc.property(fc.array(anyAnswer, { minLength: MIN_ANSWERS, maxLength: 60 }), (answers) => {
      const median = ownMedian(answers)
      fc.pre(median !== null && median > 0)
      const speeds = bySpeed(answers, median)
      const marks = answers.reduce((sum, one) => sum + one.marks, 0)
      expect(speeds.reduce((sum, { gained, avoidable }) => sum + gained - avoidable, 0)).toBe(marks)
      expect(speeds.reduce((sum, one) => sum + one.right + one.wrong, 0)).toBe(
        answers.filter(({ verdict }) => verdict !== 'blank').length,
      )
    }),
  )
})
