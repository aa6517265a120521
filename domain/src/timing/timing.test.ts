import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elapsed, GRACE, openSection, provenTime, sectionWindows, setBack, timeliness } from './timing.ts'

describe('the clock of an attempt', () => {
  test.each([
    ['runs from the start', { startedAt: 1000, pausedAt: null, paused: 0 }, 61_000, 60_000],
    ['leaves pauses out', { startedAt: 1000, pausedAt: null, paused: 20_000 }, 61_000, 40_000],
    ['stands still while paused', { startedAt: 1000, pausedAt: 31_000, paused: 0 }, 999_000, 30_000],
    ['stands still in a second pause', { startedAt: 1000, pausedAt: 61_000, paused: 20_000 }, 999_000, 40_000],
    ['is below zero while the paper loads', { startedAt: 5000, pausedAt: null, paused: 0 }, 1000, -4000],
  ])('%s', (_name, clock, now, time) => expect(elapsed(clock, now)).toBe(time))

  test('continues after a pause where it stopped, however long the pause was', () => {
    const length = fc.nat({ max: 10_000_000 })
    fc.assert(
      fc.property(length, length, length, length, (startedAt, before, pause, after) => {
        const pausedAt = startedAt + before
        expect(elapsed({ startedAt, pausedAt, paused: 0 }, pausedAt + pause)).toBe(before)
        expect(elapsed({ startedAt, pausedAt: null, paused: pause }, pausedAt + pause + after)).toBe(before + after)
      }),
    )
  })
})

describe('sections', () => {
  test('without times of their own all are open for the whole duration', () =>
    expect(sectionWindows(600, [null, null])).toEqual([
      { opens: 0, closes: 600 },
      { opens: 0, closes: 600 },
    ]))
  test('with times of their own they are open one after the other', () => {
    const windows = sectionWindows(600, [200, 300, 100])
    expect(windows).toEqual([
      { opens: 0, closes: 200 },
      { opens: 200, closes: 500 },
      { opens: 500, closes: 600 },
    ])
    expect([0, 199, 200, 499, 500, 600, 9999].map((at) => openSection(windows, at))).toEqual([0, 0, 1, 1, 2, 2, 2])
  })
  test('while the paper loads the first one is open', () => {
    expect(openSection(sectionWindows(600, [200, 400]), -5)).toBe(0)
  })
  test('with times of their own exactly one is open at any moment', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3600 }), { minLength: 1, maxLength: 5 }), (times) => {
        const duration = times.reduce((a, b) => a + b)
        const windows = sectionWindows(duration, times)
        expect(windows.map(({ opens, closes }) => closes - opens)).toEqual(times)
        expect(windows.at(-1)?.closes).toBe(duration)
        for (const [index, { opens, closes }] of windows.entries()) {
          expect(opens).toBe(windows[index - 1]?.closes ?? 0)
          expect(openSection(windows, opens)).toBe(index)
          expect(openSection(windows, closes - 1)).toBe(index)
        }
      }),
    )
  })
  test('a section without a time is open together with the one before it', () => {
    const windows = sectionWindows(7200, [4200, 1800, 1200, null])
    expect(windows.slice(2)).toEqual(Array(2).fill({ opens: 6000, closes: 7200 }))
    expect([0, 4200, 5999, 6000, 7199, 9999].map((at) => openSection(windows, at))).toEqual([0, 1, 1, 2, 2, 2])
    const sessions = sectionWindows(5400, [2700, null, 2700, null])
    expect(sessions.map(({ opens }) => opens)).toEqual([0, 0, 2700, 2700])
    expect([2699, 2700].map((at) => openSection(sessions, at))).toEqual([0, 2])
  })
  test('a first section without a time is refused where others have one', () =>
    expect(() => sectionWindows(600, [null, 200])).toThrow())
})

const hour = { opens: 0, closes: 3_600_000 }
const late = hour.closes + 600_000

test.each([
  ['sent at once', { at: 1000, lastContact: 500, received: 1200 }, 'in-time'],
  [
    'on its way when the clock stopped',
    { at: hour.closes - 1, lastContact: 0, received: hour.closes + GRACE - 1 },
    'in-time',
  ],
  ['typed in the grace', { at: hour.closes + 1, lastContact: hour.closes + 1, received: hour.closes + 2 }, 'late'],
  [
    'typed offline in time, delivered ten minutes after the end',
    { at: 1_800_000, lastContact: 60_000, received: late },
    'in-time',
  ],
  ['typed offline after the end', { at: hour.closes + 1, lastContact: 60_000, received: late }, 'late'],
  [
    'dated back by a device with contact after the end',
    { at: 1000, lastContact: hour.closes + 1000, received: late },
    'late',
  ],
  ['from a clock hours ahead, received in time', { at: 9 * hour.closes, lastContact: 0, received: 1000 }, 'in-time'],
])('an action %s is %s', (_name, arrival, verdict) => expect(timeliness(hour, arrival)).toBe(verdict))

test('a section that has not opened accepts nothing, except within the tolerance of clocks', () => {
  const second = { opens: 1_200_000, closes: 2_400_000 }
  expect(timeliness(second, { at: 1_300_000, lastContact: 0, received: 1_000_000 })).toBe('early')
  const onTheGrace = { at: 1_199_000, lastContact: 0, received: second.opens - GRACE }
  expect(timeliness(second, onTheGrace)).toBe('in-time')
  expect(timeliness(second, { ...onTheGrace, received: onTheGrace.received - 1 })).toBe('early')
})

const end = hour.closes
test.each([
  ['typed and received a moment before the end', { at: end - 1, lastContact: 0, received: end - 1 }, 'in-time'],
  ['typed at the end', { at: end, lastContact: 0, received: end }, 'late'],
  ['typed in time, received when the grace is over', { at: end - 1, lastContact: 0, received: end + GRACE }, 'in-time'],
  ['contact in the grace, received in the grace', { at: end - 1, lastContact: end + 1, received: end + 2 }, 'in-time'],
  ['contact at the end, received after the grace', { at: end - 1, lastContact: end, received: end + GRACE }, 'late'],
  ['contact just before the end, dated back', { at: 0, lastContact: end - 1, received: end + GRACE }, 'in-time'],
  ['from a clock hours behind', { at: -9 * end, lastContact: 1000, received: 2000 }, 'in-time'],
])('at the edges: %s', (_name, arrival, verdict) => expect(timeliness(hour, arrival)).toBe(verdict))

const moment = fc.integer({ min: 0, max: 8_000_000 })
const contacts = fc.tuple(moment, moment).map(([a, b]) => ({ lastContact: Math.min(a, b), received: Math.max(a, b) }))

test('no forged time moves an action before the last contact or past its receipt', () => {
  fc.assert(
    fc.property(contacts, fc.integer(), ({ lastContact, received }, at) => {
      const proven = provenTime({ at, lastContact, received })
      expect(proven).toBeGreaterThanOrEqual(lastContact)
      expect(proven).toBeLessThanOrEqual(received)
      if (lastContact >= hour.closes)
        expect(timeliness(hour, { at, lastContact, received }) === 'in-time').toBe(
          received < hour.closes + GRACE && at < hour.closes,
        )
    }),
  )
})

test('an honest device never loses what it typed in time, however late it delivers', () => {
  fc.assert(
    fc.property(contacts, fc.double({ min: 0, max: 1, noNaN: true }), ({ lastContact, received }, part) => {
      const at = Math.floor(lastContact + (received - lastContact) * part)
      fc.pre(at < hour.closes)
      expect(timeliness(hour, { at, lastContact, received })).toBe('in-time')
    }),
  )
})

describe('a clock that is set back', () => {
  const MINUTE = 60_000
  test.each([
    ['in the middle', 30, 60, 40, 10],
    ['nothing where more is left', 5, 60, 40, 0],
    ['not behind its beginning', 5, 60, 90, 5],
    ['nothing at the beginning', 0, 60, 60, 0],
    ['nothing while the paper is loading', -1, 60, 60, 0],
    ['just after the end', 61, 60, 10, 11],
    ['days after the end', 10_000, 60, 10, 9_950],
  ])('%s', (_name, elapsedMinutes, duration, left, back) => {
    expect(setBack(elapsedMinutes * MINUTE, duration * MINUTE, left * MINUTE)).toBe(back * MINUTE)
  })

  test('has what was asked for, as far as the test has it, or what it had', () => {
    const time = fc.integer({ min: -120_000, max: 1e9 })
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 0, max: 1e8 }), (now, duration, left) => {
        const after = now - setBack(now, duration, left)
        expect(duration - after).toBe(Math.max(duration - now, Math.min(duration, left)))
      }),
    )
  })
})
