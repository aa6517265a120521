import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Closable, statusByNow } from './closing.ts'
import { elapsed, GRACE, openSection, provenTime, sectionWindows, timeliness } from './timing.ts'

test('an attempt clock leaves pauses out and stands still while paused', () => {
  expect(elapsed({ startedAt: 1000, pausedAt: null, paused: 0 }, 61_000)).toBe(60_000)
  expect(elapsed({ startedAt: 1000, pausedAt: null, paused: 20_000 }, 61_000)).toBe(40_000)
  expect(elapsed({ startedAt: 1000, pausedAt: 31_000, paused: 0 }, 999_000)).toBe(30_000)
  expect(elapsed({ startedAt: 5000, pausedAt: null, paused: 0 }, 1000)).toBe(-4000)
})

describe('sections', () => {
  test('without times of their own all are open for the whole duration', () =>
    expect(sectionWindows(600, [null, null])).toEqual([
      { opens: 0, closes: 600 },
      { opens: 0, closes: 600 },
    ]))
  test('with times of their own they follow one another', () => {
    const windows = sectionWindows(600, [200, 300, 100])
    expect(windows).toEqual([
      { opens: 0, closes: 200 },
      { opens: 200, closes: 500 },
      { opens: 500, closes: 600 },
    ])
    expect([0, 199, 200, 499, 500, 600, 9999].map((at) => openSection(windows, at))).toEqual([0, 0, 1, 1, 2, 2, 2])
  })
  test('a paper has either all times or none', () => expect(() => sectionWindows(600, [200, null])).toThrow())
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
    'dated back by a device that was heard of after the end',
    { at: 1000, lastContact: hour.closes + 1000, received: late },
    'late',
  ],
  ['from a clock hours ahead, received in time', { at: 9 * hour.closes, lastContact: 0, received: 1000 }, 'in-time'],
])('an action %s is %s', (_name, arrival, verdict) => expect(timeliness(hour, arrival)).toBe(verdict))

test('a section that has not opened takes nothing, but for a clock that is off by the grace', () => {
  const second = { opens: 1_200_000, closes: 2_400_000 }
  expect(timeliness(second, { at: 1_300_000, lastContact: 0, received: 1_000_000 })).toBe('early')
  expect(timeliness(second, { at: 1_199_000, lastContact: 0, received: 1_199_500 })).toBe('in-time')
})

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

describe('what becomes of an attempt', () => {
  const base: Closable = { status: 'started', elapsed: 0, duration: 3_600_000, lateWindow: 300_000, devices: [] }
  const silent = { lastContact: 60_000, settled: false }
  test.each<[story: string, change: Partial<Closable>, status: string]>([
    ['it runs', { elapsed: 1_000_000 }, 'started'],
    ['within the grace it still runs', { elapsed: 3_600_000 + GRACE - 1 }, 'started'],
    ['nobody holds anything: completed', { elapsed: 3_605_000 }, 'completed'],
    ['a silent device may hold answers: closing', { elapsed: 3_605_000, devices: [silent] }, 'closing'],
    ['a settled device holds none', { elapsed: 3_605_000, devices: [{ ...silent, settled: true }] }, 'completed'],
    [
      'a device heard of after the end holds none',
      { elapsed: 3_606_000, devices: [{ lastContact: 3_600_000, settled: false }] },
      'completed',
    ],
    [
      'one of two is silent',
      { elapsed: 3_606_000, devices: [{ lastContact: 3_601_000, settled: false }, silent] },
      'closing',
    ],
    ['closing goes on', { status: 'closing', elapsed: 3_700_000, devices: [silent] }, 'closing'],
    [
      'until the device has delivered',
      { status: 'closing', elapsed: 3_700_000, devices: [{ ...silent, settled: true }] },
      'completed',
    ],
    ['or the window is over', { status: 'closing', elapsed: 3_900_000, devices: [silent] }, 'completed'],
    ['a paused one waits for ever', { status: 'paused', elapsed: 9_999_999, devices: [silent] }, 'paused'],
    ['a completed one stays', { status: 'completed', elapsed: 0 }, 'completed'],
  ])('%s', (_story, change, status) => expect(statusByNow({ ...base, ...change })).toBe(status))
})
