import { AppError } from '../errors.ts'

type Bounds = {
  readonly maxQueued: number
  /** Sent as Retry-After when the queue is full, in seconds. */
  readonly retryAfter: number
}

/** Without bounds for work whose callers are few: they cannot be refused halfway. */
const UNBOUNDED: Bounds = { maxQueued: Number.POSITIVE_INFINITY, retryAfter: 0 }

/** Runs one task at a time: a task's time limit counts from when it starts, and the memory of one is used. */
export function createTurns({ maxQueued, retryAfter }: Bounds = UNBOUNDED) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (waiting >= maxQueued) throw new AppError('too_many_requests', { retryAfter })
      waiting++
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn.finally(() => waiting--)
    },
    async idle(): Promise<void> {
      await last
    },
  }
}
