import { AppError } from '../errors.ts'

const AT_ONCE = 4
/** Seconds. */
const A_WHILE = 30

/** One export of an account at a time, and few in a process: each is a lot to read and to write. */
export function createExportTurns() {
  const running = new Set<number>()
  return {
    /** Tells how to end the turn. */
    take(userId: number): () => void {
      if (running.has(userId)) {
        throw new AppError('too_many_requests', {
          detail: 'Your data is being downloaded already.',
          retryAfter: A_WHILE,
        })
      }
      if (running.size >= AT_ONCE) {
        throw new AppError('too_many_requests', {
          detail: 'Others are downloading their data at the moment. Please try again in a minute.',
          retryAfter: A_WHILE,
        })
      }
      running.add(userId)
      let isOver = false
      return () => {
        if (!isOver) running.delete(userId)
        isOver = true
      }
    },
  }
}
