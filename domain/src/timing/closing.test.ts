import { describe, expect, test } from 'vitest'
import { ATTEMPT_STATUSES, type AttemptStatus, type Closable, type Device, statusByNow } from './closing.ts'
import { GRACE } from './timing.ts'

describe('the status of an attempt over time', () => {
  const base: Closable = { status: 'started', elapsed: 0, duration: 3_600_000, lateWindow: 300_000, devices: [] }
  const silent = { lastContact: 60_000, settled: false }
  test.each<[story: string, change: Partial<Closable>, status: string]>([
    ['it runs', { elapsed: 1_000_000 }, 'started'],
    ['within the grace it still runs', { elapsed: 3_600_000 + GRACE - 1 }, 'started'],
    ['nobody holds anything: completed', { elapsed: 3_605_000 }, 'completed'],
    ['a silent device may hold answers: closing', { elapsed: 3_605_000, devices: [silent] }, 'closing'],
    ['a settled device holds none', { elapsed: 3_605_000, devices: [{ ...silent, settled: true }] }, 'completed'],
    [
      'a device with contact after the end holds none',
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

const DURATION = 3_600_000
const PRACTICE = 24 * 3_600_000
const LIVE = 300_000
const delivered: Device = { lastContact: DURATION, settled: false }
const settled: Device = { lastContact: 60_000, settled: true }
const silent: Device = { lastContact: DURATION - 1, settled: false }

const DEVICES: [name: string, devices: Device[], mayHold: boolean][] = [
  ['no device', [], false],
  ['a device that delivered', [delivered], false],
  ['a device that has nothing more', [settled], false],
  ['a silent device', [silent], true],
  ['a device that delivered and a settled one', [delivered, settled], false],
  ['a settled device and a silent one', [settled, silent], true],
]
const MOMENTS = [0, DURATION - 1, DURATION, DURATION + GRACE - 1, DURATION + GRACE]
const LATER = (lateWindow: number) => [DURATION + lateWindow - 1, DURATION + lateWindow, DURATION + lateWindow + 1]

describe.each(DEVICES)('every status with %s', (_name, devices, mayHold) => {
  test.each([
    ['practice', PRACTICE],
    ['live', LIVE],
  ])('in a %s test', (_kind, lateWindow) => {
    for (const elapsed of [...MOMENTS, ...LATER(lateWindow)]) {
      const byNow = (status: AttemptStatus) => statusByNow({ status, elapsed, duration: DURATION, lateWindow, devices })
      const waited = elapsed >= DURATION + lateWindow
      const ended = waited || !mayHold ? 'completed' : 'closing'
      const over = elapsed >= DURATION + GRACE
      expect(Object.fromEntries(ATTEMPT_STATUSES.map((status) => [status, byNow(status)])), `${elapsed} ms`).toEqual({
        started: over ? ended : 'started',
        paused: 'paused',
        closing: over ? ended : 'closing',
        completed: 'completed',
      })
    }
  })
})
