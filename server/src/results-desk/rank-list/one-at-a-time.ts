import { AppError } from '../../errors.ts'

export type OneAtATime = <Made>(work: () => Promise<Made>) => Promise<Made>

/** Large lists are made one after the other, so that only one is in memory; when too many wait the next one is refused. */
export function oneAtATime(mostWaiting: number): OneAtATime {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (waiting >= mostWaiting) throw new AppError('too_many_requests', { retryAfter: 30 })
    waiting++
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn.finally(() => waiting--)
  }
}
