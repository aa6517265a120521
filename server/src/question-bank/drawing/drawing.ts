import { Piscina } from 'piscina'
import { AppError } from '../../errors.ts'
import type { DrawnSet, DrawTask } from './draw.ts'

/** Draws from the shipped templates. */
export type Drawing = {
  draw(task: DrawTask): Promise<readonly DrawnSet[]>
  /** What was drawn before, by its tokens; a token that gives nothing is a bad_input error. */
  again(tokens: readonly string[]): Promise<readonly DrawnSet[]>
  close(): Promise<void>
}

const TIME_LIMIT_MS = 30_000
const IDLE_MS = 120_000
const MAX_QUEUED = 20

/** One thread, which ends when nobody draws. */
export function createDrawing(): Drawing {
  const pool = new Piscina({
    filename: new URL('./draw-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_QUEUED,
    atomics: 'disabled',
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  async function run<Result>(name: string, task: unknown): Promise<Result> {
    if (pool.queueSize >= MAX_QUEUED) throw new AppError('too_many_requests', { retryAfter: 10 })
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    } catch (error) {
      // a machine that has much to do
      if (error instanceof Error && error.name === 'AbortError')
        throw new AppError('too_many_requests', { retryAfter: 30 })
      throw error
    }
  }
  return {
    draw: (task) => run('draw', task),
    async again(tokens) {
      const drawn = await run<readonly (DrawnSet | undefined)[]>('again', tokens)
      return drawn.map((set, index) => {
        if (set) return set
        throw new AppError('bad_input', {
          errors: [{ path: `tokens.${index}`, message: 'This cannot be drawn again.' }],
        })
      })
    },
    close: () => pool.destroy(),
  }
}
