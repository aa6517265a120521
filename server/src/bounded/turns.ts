import { AppError } from '../errors.ts'

type Bounds = {
  readonly maxQueued: number
  /** Seconds, told to whom the queue was too long. */
  readonly retryAfter: number
}

/** One task after the other, so that the time of a task begins when it does. */
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
