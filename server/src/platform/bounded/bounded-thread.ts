import { Piscina } from 'piscina'
import { AppError } from '../errors.ts'

type Bounds = {
  readonly millis: number
  readonly idleMillis: number
  readonly maxQueued: number
  /** Seconds after which a refused caller may retry. */
  readonly retryAfter: { readonly full: number; readonly late: number }
}

/** A thread of lower priority for the tasks that `worker` exports by name. It ends when idle. */
export function createBoundedThread(worker: URL, { millis, idleMillis, maxQueued, retryAfter }: Bounds) {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMillis,
    maxQueue: maxQueued,
    atomics: 'disabled',
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return {
    async run<Result>(name: string, task: unknown): Promise<Result> {
      if (pool.queueSize >= maxQueued) throw new AppError('too_many_requests', { retryAfter: retryAfter.full })
      try {
        return await pool.run(task, { name, signal: AbortSignal.timeout(millis) })
      } catch (error) {
        // for a busy machine
        if (error instanceof Error && error.name === 'AbortError')
          throw new AppError('too_many_requests', { retryAfter: retryAfter.late })
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
