import { createBoundedThread } from '../../../platform/bounded/bounded-thread.ts'
import { AppError } from '../../../platform/errors.ts'
import type { DrawnSet, DrawTask } from './draw.ts'

/** Draws from the shipped templates. */
export type Drawing = {
  draw(task: DrawTask): Promise<readonly DrawnSet[]>
  /** What was drawn before, by its tokens; a token that gives nothing is a bad_input error. */
  redraw(tokens: readonly string[]): Promise<readonly DrawnSet[]>
  close(): Promise<void>
}

/** One thread, which ends when nobody draws. */
export function createDrawing(): Drawing {
  const { run, close } = createBoundedThread(new URL('./draw-worker.ts', import.meta.url), {
    millis: 30_000,
    idleMillis: 120_000,
    maxQueued: 20,
    retryAfter: { full: 10, late: 30 },
  })
  return {
    draw: (task) => run('draw', task),
    async redraw(tokens) {
      const drawn = await run<readonly (DrawnSet | undefined)[]>('redraw', tokens)
      return drawn.map((set, index) => {
        if (set) return set
        throw new AppError('bad_input', {
          errors: [{ path: `tokens.${index}`, message: 'This cannot be drawn again.' }],
        })
      })
    },
    close,
  }
}
