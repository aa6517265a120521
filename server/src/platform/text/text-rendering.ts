import { fieldProblem } from '@pariksha/contract/problems/field-problems'
import { Piscina } from 'piscina'
import { createSerialQueue } from '../bounded/serial-queue.ts'
import { AppError } from '../errors.ts'
import type { Rendered } from './render-text.ts'
import { asTyped, RENDERER, type Rendering, renderedAs, type TextKind } from './rendering.ts'
import type { TextTask } from './text-worker.ts'

type Stored = { readonly html: string | null; readonly rendered_by: number | null }

export type TextRendering = {
  /** Renders a text for saving. A rejected text is a bad_input error at the field `path`. */
  render(kind: TextKind, path: string, text: string): Promise<Rendering>
  /** Renders several texts at once, such as those of a question; HTML by the paths of the texts. */
  renderAll(kind: TextKind, texts: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>>
  /** The saved HTML. HTML of an older renderer is rendered again and saved. */
  stored(
    kind: TextKind,
    row: Stored & { readonly text: string },
    keep: (rendering: Rendering) => Promise<unknown>,
  ): Promise<string>
  close(): Promise<void>
}

type Options = { readonly worker?: URL; readonly timeLimit?: number }

/** A hundred times what the slowest accepted text needs: more is a bug, and its thread is terminated. */
const TIME_LIMIT_MS = 5_000
const MAX_QUEUED = 50
const IDLE_MS = 30_000

/** Texts are rendered on one worker thread, which ends when idle. */
export function createTextRendering({ worker, timeLimit = TIME_LIMIT_MS }: Options = {}): TextRendering {
  const pool = new Piscina<TextTask, readonly Rendered[]>({
    filename: (worker ?? new URL('./text-worker.ts', import.meta.url)).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    niceIncrement: 10, // lower priority than the main thread
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  const renewing = new Map<string, Promise<string>>()
  // no thread that is ended takes a queue with it
  const queue = createSerialQueue({ maxQueued: MAX_QUEUED, retryAfter: 5, pausesWhileBusy: true })

  async function run(task: TextTask): Promise<readonly Rendered[]> {
    try {
      return await queue.run(async () => {
        // a thread that has to start first, on a busy machine, takes longer than any text
        if (pool.threads.length === 0) await pool.run({ kind: task.kind, texts: [] })
        return pool.run(task, { signal: AbortSignal.timeout(timeLimit) })
      })
    } catch (error) {
      if (!isOverLimit(error)) throw error
      return task.texts.map(() => ({ problem: fieldProblem('text_too_costly') }))
    }
  }

  async function runOne(kind: TextKind, text: string): Promise<Rendered> {
    const [rendered = { problem: fieldProblem('text_too_costly') }] = await run({ kind, texts: [text] })
    return rendered
  }

  async function renew(
    kind: TextKind,
    text: string,
    keep: (rendering: Rendering) => Promise<unknown>,
  ): Promise<string> {
    const rendered = await runOne(kind, text)
    const html = 'html' in rendered ? rendered.html : asTyped(text)
    await keep(renderedAs(html))
    return html
  }

  return {
    async render(kind, path, text) {
      const rendered = await runOne(kind, text)
      if ('html' in rendered) return renderedAs(rendered.html)
      throw new AppError('bad_input', { errors: [{ path, ...rendered.problem }] })
    },
    async renderAll(kind, texts) {
      const paths = [...texts.keys()]
      const rendered = await run({ kind, texts: [...texts.values()] })
      const errors = rendered.flatMap((one, index) =>
        'problem' in one ? [{ path: paths[index] ?? '', ...one.problem }] : [],
      )
      if (errors.length > 0) throw new AppError('bad_input', { errors })
      return new Map(rendered.map((one, index) => [paths[index] ?? '', 'html' in one ? one.html : '']))
    },
    async stored(kind, { text, html, rendered_by }, keep) {
      if (html !== null && rendered_by === RENDERER) return html
      const key = `${kind} ${text}`
      const begun = renewing.get(key)
      if (begun) return begun
      const renewed = renew(kind, text, keep).finally(() => renewing.delete(key))
      renewing.set(key, renewed)
      return renewed
    },
    async close() {
      await queue.idle()
      await pool.destroy()
    },
  }
}

/** The thread exceeded its limit of time or memory. */
function isOverLimit(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  )
}
