import { AppError } from '../errors.ts'

type Bounds = {
  readonly maxQueued: number
  /** Sent as Retry-After when the queue is full, in seconds. */
  readonly retryAfter: number
}

/** For work with few callers, whom a refusal would stop halfway. */
const UNBOUNDED: Bounds = { maxQueued: Number.POSITIVE_INFINITY, retryAfter: 0 }

/** Runs one task at a time: a task's time limit counts from when it starts, and the memory of one is used. */
export function createSerialQueue({ maxQueued, retryAfter }: Bounds = UNBOUNDED) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (waiting >= maxQueued) throw new AppError('too_many_requests', { retryAfter })
      waiting++
      const result = last.then(work)
      last = result.catch(() => {})
      return result.finally(() => waiting--)
    },
    async idle(): Promise<void> {
      await last
    },
  }
}
