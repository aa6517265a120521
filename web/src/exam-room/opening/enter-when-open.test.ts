import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Opening } from '@pariksha/contract/attempts/opening'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../shared/lib/api/api-errors.ts'
import { enterWhenOpen } from './enter-when-open.ts'

const ATTEMPT = { id: 7 } as Attempt
const lost = () => new NetworkError('lost')
const refusal = (code: 'not_open_yet' | 'taken_already' | 'no_more_starts') => new ApiError(409, { code }, null)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

/** A device that waits for a test; its calls fail with the given errors, in order. */
function before(
  opensIn: number,
  { readFails = [], beginFails = [] }: { readFails?: unknown[]; beginFails?: unknown[] } = {},
) {
  const opens = Date.now() + opensIn * 1000
  const did: string[] = []
  const at = () => `${((Date.now() - opens) / 1000).toFixed(1)} s`
  const failOr = <T>(fails: unknown[], value: T) => {
    const error = fails.shift()
    if (error) throw error
    return value
  }
  const entered = (isReady = true, signal = new AbortController().signal) =>
    enterWhenOpen({
      isReady,
      signal,
      async read(): Promise<Opening> {
        did.push(`reads at ${at()}`)
        return failOr(readFails, { opens_at: '', opens_in: (opens - Date.now()) / 1000, paper_hash: 'h' })
      },
      async begin() {
        did.push(`begins at ${at()}`)
        return failOr(beginFails, ATTEMPT)
      },
      interruptibleDelay: (millis) => vi.advanceTimersByTimeAsync(millis).then(() => undefined),
      onKnown: () => undefined,
      onReached: (isReached) => did.push(isReached ? 'reached' : 'not reached'),
    })
  return { did, entered }
}

test('starts within a second of the opening, without another call', async () => {
  const { did, entered } = before(50)
  expect(await entered()).toBe(ATTEMPT)
  expect(did).toEqual(['reads at -50.0 s', 'reached', 'begins at 0.5 s'])
})

test('looks every minute whether the opening was moved', async () => {
  const { did, entered } = before(140)
  await entered()
  expect(did.filter((one) => one !== 'reached')).toEqual([
    'reads at -140.0 s',
    'reads at -80.0 s',
    'reads at -20.0 s',
    'begins at 0.5 s',
  ])
})

test('an answer that was lost is asked for again, not whether the test may still be started', async () => {
  const { did, entered } = before(10, {
    beginFails: [lost(), lost()],
    readFails: [undefined, refusal('taken_already')],
  })
  expect(await entered()).toBe(ATTEMPT)
  expect(did.slice(2)).toEqual(['begins at 0.5 s', 'not reached', 'begins at 1.3 s', 'not reached', 'begins at 2.8 s'])
})

test('without the network at the opening it starts once it is back', async () => {
  const { did, entered } = before(-5, { readFails: [lost(), lost()] })
  expect(await entered()).toBe(ATTEMPT)
  expect(did).toEqual([
    'reads at 5.0 s',
    'not reached',
    'reads at 5.8 s',
    'not reached',
    'reads at 7.3 s',
    'reached',
    'begins at 7.3 s',
  ])
})

test('a device that is early asks for the time again', async () => {
  const { did, entered } = before(10, { beginFails: [refusal('not_open_yet')] })
  expect(await entered()).toBe(ATTEMPT)
  expect(did.filter((one) => one !== 'reached').slice(1)).toEqual([
    'begins at 0.5 s',
    'reads at 0.7 s',
    'begins at 0.7 s',
  ])
})

test('a refused start is shown', async () => {
  const { did, entered } = before(10, { readFails: [refusal('no_more_starts')] })
  await expect(entered()).rejects.toMatchObject({ code: 'no_more_starts' })
  expect(did).toHaveLength(1)
})

test('an attempt that was begun already is gone on with, one that is over is not', async () => {
  const open = before(10, { readFails: [refusal('taken_already')] })
  expect(await open.entered()).toBe(ATTEMPT)
  const over = before(10, { readFails: [refusal('taken_already')], beginFails: [refusal('taken_already')] })
  await expect(over.entered()).rejects.toMatchObject({ code: 'taken_already' })
})

test('who is not ready is not started', async () => {
  const { did, entered } = before(-1)
  const controller = new AbortController()
  const ending = entered(false, controller.signal)
  await vi.waitFor(() => expect(did.length).toBeGreaterThan(4))
  controller.abort(new Error('left'))
  await expect(ending).rejects.toThrow('left')
  expect(did.some((one) => one.startsWith('begins'))).toBe(false)
})
