import { AppError } from '../errors.ts'

type Bounds = {
  readonly maxQueued: number
  /** Sent as Retry-After when the queue is full, in seconds. */
  readonly retryAfter: number
}

/** Runs one task at a time, so that a task's time limit counts from when it starts. */
export function createTurns({ maxQueued, retryAfter }: Bounds) {
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
