import { createBoundedThread } from '../../../platform/bounded/bounded-thread.ts'
import type { FrozenPaper } from '../../freeze.ts'
import type { FreezeTask } from './freeze-worker.ts'

/** Makes the frozen form of a paper on a thread of its own. */
export type Freezing = { freeze(task: FreezeTask): Promise<FrozenPaper>; close(): Promise<void> }

export function createFreezing(): Freezing {
  const { run, close } = createBoundedThread(new URL('./freeze-worker.ts', import.meta.url), {
    millis: 60_000,
    idleMillis: 30_000,
    maxQueued: 10,
    retryAfter: { full: 10, late: 30 },
  })
  return {
    async freeze(task) {
      const { body, key, ...frozen } = await run<FrozenPaper>('freeze', task)
      // a buffer comes from another thread as plain bytes
      return { ...frozen, body: Buffer.from(body), key: Buffer.from(key) }
    },
    close,
  }
}
