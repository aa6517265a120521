import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry, retryDelay } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failing = (times: number) => {
  let failures = 0
  return vi.fn(() => (failures++ < times ? Promise.reject(new Error(`failure ${failures}`)) : Promise.resolve('done')))
}

test('the delay doubles with each failure, up to a bound, with jitter', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => retryDelay(failures))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  random.mockReturnValue(1)
  expect([1, 6].map((failures) => retryDelay(failures))).toEqual([500, 15_000])
})

test('it is never sooner than the server asked for', () => {
  expect(retryDelay(1, 60_000)).toBe(60_000)
  expect(retryDelay(9, 1)).toBeGreaterThanOrEqual(15_000)
})

test('a backoff of its own', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const backoff = { first: 3000, last: 5000 }
  expect([1, 2, 3].map((failures) => retryDelay(failures, 0, backoff))).toEqual([3000, 5000, 5000])
})

test('what fails three times is run four times', async () => {
  const attempt = failing(3)
  const answer = retry(attempt)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('done')
  expect(attempt).toHaveBeenCalledTimes(4)
})

test('the fourth failure is final', async () => {
  const attempt = failing(4)
  const answer = expect(retry(attempt)).rejects.toThrow('failure 4')
  await vi.runAllTimersAsync()
  await answer
  expect(attempt).toHaveBeenCalledTimes(4)
})

test('what is not transient is not tried again', async () => {
  const attempt = failing(1)
  await expect(retry(attempt, () => false)).rejects.toThrow('failure 1')
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('as often as asked for, and never sooner than the server says', async () => {
  const attempt = failing(5)
  const answer = retry(attempt, undefined, { max: 5, minDelay: () => 45_000 })
  await vi.advanceTimersByTimeAsync(4 * 45_000)
  expect(attempt).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(45_000)
  expect(await answer).toBe('done')
})
