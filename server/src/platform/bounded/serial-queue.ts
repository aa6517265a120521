import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import { BUSY_UTILIZATION } from './throttle-while-busy.ts'

type Bounds = {
  readonly maxQueued: number
  /** Sent as Retry-After when the queue is full, in seconds. */
  readonly retryAfter: number
  /** While the server is busy, costly tasks get a quarter of the time: after each the next waits three times as long as it took. */
  readonly pausesWhileBusy?: true
}

/** For work with few callers, whom a refusal would stop halfway. */
const UNBOUNDED: Bounds = { maxQueued: Number.POSITIVE_INFINITY, retryAfter: 0 }

/** Runs one task at a time: a task's time limit counts from when it starts, and the memory of one is used. */
export function createSerialQueue({ maxQueued, retryAfter, pausesWhileBusy }: Bounds = UNBOUNDED) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (waiting >= maxQueued) throw new AppError('too_many_requests', { retryAfter })
      waiting++
      const before = last
      const result = before.then(work)
      last = result.catch(() => {})
      if (pausesWhileBusy) last = pauseAfter(before, last)
      return result.finally(() => waiting--)
    },
    async idle(): Promise<void> {
      await last
    },
  }
}

/** A task that takes less is not followed by a pause. */
const COSTLY_MS = 10
const MAX_PAUSE_MS = 1_000

/** Ends after `task`, which begins after `before`: later, where it was costly while the server was busy. */
async function pauseAfter(before: Promise<unknown>, task: Promise<unknown>): Promise<void> {
  await before
  const [began, load] = [performance.now(), performance.eventLoopUtilization()]
  await task
  const took = performance.now() - began
  const { utilization } = performance.eventLoopUtilization(load)
  if (took > COSTLY_MS && utilization > BUSY_UTILIZATION) await sleep(Math.min(3 * took, MAX_PAUSE_MS))
}
