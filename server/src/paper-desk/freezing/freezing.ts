import { Piscina } from 'piscina'
import { AppError } from '../../errors.ts'
import type { FrozenPaper } from '../../papers/freeze.ts'
import type { FreezeTask } from './freeze-worker.ts'

/** Makes the frozen form of a paper on a thread of its own. */
export type Freezing = { freeze(task: FreezeTask): Promise<FrozenPaper>; close(): Promise<void> }

const TIME_LIMIT_MS = 60_000
const IDLE_MS = 30_000
const MAX_QUEUED = 10

export function createFreezing(): Freezing {
  const pool = new Piscina<FreezeTask, FrozenPaper>({
    filename: new URL('./freeze-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_QUEUED,
    atomics: 'disabled',
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return {
    async freeze(task) {
      if (pool.queueSize >= MAX_QUEUED) throw new AppError('too_many_requests', { retryAfter: 10 })
      const { body, key, ...frozen } = await pool
        .run(task, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
        .catch((error: unknown) => {
          // a machine that has much to do
          if (error instanceof Error && error.name === 'AbortError')
            throw new AppError('too_many_requests', { retryAfter: 30 })
          throw error
        })
      // a buffer comes from another thread as plain bytes
      return { ...frozen, body: Buffer.from(body), key: Buffer.from(key) }
    },
    close: () => pool.destroy(),
  }
}
