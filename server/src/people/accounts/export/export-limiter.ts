import { AppError } from '../../../platform/errors.ts'

const MAX_CONCURRENT = 4
const RETRY_AFTER_SECONDS = 30

/** One export per account at a time and few per process: each reads and writes much. */
export function createExportLimiter() {
  const running = new Set<number>()
  return {
    /** Returns the function that releases the slot. */
    acquire(userId: number): () => void {
      if (running.has(userId)) throw new AppError('export_running', { retryAfter: RETRY_AFTER_SECONDS })
      if (running.size >= MAX_CONCURRENT) throw new AppError('exports_busy', { retryAfter: RETRY_AFTER_SECONDS })
      running.add(userId)
      let isReleased = false
      return () => {
        if (!isReleased) running.delete(userId)
        isReleased = true
      }
    },
  }
}
