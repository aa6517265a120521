import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastMinutes } from '../analysis/last-minutes.ts'
import { timeline } from '../analysis/timeline.ts'
import { setBack } from '../timing/timing.ts'
import { fold } from './attempt.ts'
import { type ClockLedger, onTimeTaken, type Received, timeTaken } from './time-taken.ts'

const MINUTE = 60_000
const DURATION = 60 * MINUTE
const START = 1_700_000_000_000

function moved(log: readonly Received[], ledger: ClockLedger, end: number) {
  const on = onTimeTaken(log, ledger)
  return { actions: on.actions, taken: timeTaken(on, end) }
}

const PLAIN: ClockLedger = { startedAt: START, duration: DURATION, entered: 0, paused: 0, additions: [] }

type Step =
  | { readonly does: 'open' | 'answer'; readonly question: number }
  | { readonly does: 'work' | 'pause' | 'give'; readonly minutes: number }

/** An attempt as the server keeps it: its clock, the log, the ledger; and how long somebody worked at it. */
function sat(steps: readonly Step[], entered = 0) {
  let now = START + entered
  let stood = 0
  let paused = 0
  let work = 0
  const additions: { at: number; given: number }[] = []
  const log: Received[] = []
  const clock = () => now - START - stood
  for (const step of steps) {
    if ('question' in step) {
      const choice = step.does === 'answer' ? { choice: 'a' } : {}
      log.push({ epoch: 1, seq: log.length, at: clock(), received: now, questionNumber: step.question, ...choice })
    } else if (step.does === 'work') {
      // no further than to added time that comes before the end
      const minutes = Math.min(step.minutes * MINUTE, DURATION - clock() - 1)
      now += minutes
      work += minutes
    } else if (step.does === 'pause') {
      now += step.minutes * MINUTE
      stood += step.minutes * MINUTE
      paused += step.minutes * MINUTE
    } else {
      // nothing is received at the very moment
      now += 1
      const given = setBack(clock(), DURATION, DURATION - clock() + step.minutes * MINUTE)
      additions.push({ at: now, given })
      stood += given
      now += 1
      work += 2
    }
  }
  const ledger = { ...PLAIN, entered, paused, additions }
  return { ...moved(log, ledger, clock()), log, ledger, work, clock: clock() }
}

test('a visit across added time takes the time it took, and the visits add up', () => {
  const { actions, taken, log, clock } = sat([
    { does: 'open', question: 1 },
    { does: 'work', minutes: 20 },
    { does: 'open', question: 2 },
    { does: 'work', minutes: 3 },
    { does: 'give', minutes: 10 },
    { does: 'work', minutes: 4 },
    { does: 'answer', question: 3 },
    { does: 'work', minutes: 43 },
  ])
  // on the attempt's clock question 2 would take nothing
  expect(timeline(log, clock).visits.map(({ spent }) => spent)).toContain(0)
  const minutes = timeline(actions, taken).visits.map(({ spent }) => Math.round(spent / MINUTE))
  expect(minutes).toEqual([20, 7, 43])
  expect(Math.round(taken / MINUTE)).toBe(70)
})

test('answers of the first pass are not those of the last ten minutes', () => {
  const { actions, taken } = sat([
    { does: 'work', minutes: 52 },
    { does: 'answer', question: 1 },
    { does: 'work', minutes: 1 },
    { does: 'give', minutes: 20 },
    { does: 'work', minutes: 26 },
    { does: 'answer', question: 2 },
    { does: 'work', minutes: 1 },
  ])
  const answers = actions.map(({ at }) => ({ lastAt: at, verdict: 'right' as const, marks: 1 }))
  expect(lastMinutes(answers, taken)).toEqual({ right: 1, wrong: 0, units: 1 })
})

test('the time between the end and the reopening on the next day does not count', () => {
  const day = 24 * 60 * MINUTE
  const log: Received[] = [
    { epoch: 1, seq: 1, at: 0, received: START, questionNumber: 1 },
    { epoch: 2, seq: 1, at: 50 * MINUTE, received: START + day, questionNumber: 2 },
  ]
  // the whole day has passed on the clock, and 10 minutes are left
  const additions = [{ at: START + day, given: setBack(day, DURATION, 10 * MINUTE) }]
  const { actions, taken } = moved(log, { ...PLAIN, additions }, DURATION)
  expect(timeline(actions, taken).visits.map(({ spent }) => spent / MINUTE)).toEqual([60, 10])
  expect(taken).toBe(70 * MINUTE)
})

test('time that is given during a pause counts in full', () => {
  const { taken, work } = sat([
    { does: 'open', question: 1 },
    { does: 'work', minutes: 40 },
    { does: 'pause', minutes: 50 },
    { does: 'give', minutes: 10 },
  ])
  expect(taken).toBe(work)
})

test('the time before a late entry does not count', () => {
  const { actions, taken } = sat(
    [
      { does: 'open', question: 1 },
      { does: 'work', minutes: 30 },
    ],
    12 * MINUTE,
  )
  expect([actions[0]?.at, taken]).toEqual([0, 30 * MINUTE])
})

test('late deliveries of an older device, and clocks that disagree, add no time', () => {
  const log: Received[] = [
    { epoch: 1, seq: 1, at: 10 * MINUTE, received: START + 10 * MINUTE, questionNumber: 1 },
    { epoch: 1, seq: 2, at: 30 * MINUTE, received: START + 45 * MINUTE, questionNumber: 2 },
    { epoch: 2, seq: 1, at: 20 * MINUTE, received: START + 35 * MINUTE, questionNumber: 3 },
  ]
  const additions = [{ at: START + 32 * MINUTE, given: 15 * MINUTE }]
  const { actions, taken } = moved(log, { ...PLAIN, additions }, 40 * MINUTE)
  expect(actions.map(({ at }) => at / MINUTE)).toEqual([10, 45, 45])
  expect(taken).toBe(55 * MINUTE)
})

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('open', 'answer'), question: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('work'), minutes: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('pause', 'give'), minutes: fc.integer({ min: 1, max: 30 }) }),
  },
)

test('the visits add up to the time that was taken, with added time, pauses and late entries', () => {
  const entries = fc.integer({ min: 0, max: 30 }).map((minutes) => minutes * MINUTE)
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 80 }), entries, (steps, entered) => {
      const { actions, taken, work } = sat([{ does: 'open', question: 1 }, ...steps], entered)
      expect(taken).toBe(work)
      const { visits } = timeline(actions, taken)
      expect(visits.reduce((sum, { spent }) => sum + spent, 0)).toBe(taken)
      const spent = [...fold(actions, taken).responses.values()].reduce((sum, one) => sum + one.spent, 0)
      expect(spent).toBe(taken)
    }),
  )
})
