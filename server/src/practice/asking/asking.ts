import { Piscina } from 'piscina'
import { AppError } from '../../errors.ts'
import type { Asked } from '../asked.ts'
import type { Candidate, SiblingTask, TopicTask } from './shipped.ts'

/** Questions of practice from the shipped templates. */
export type Asking = {
  ofTopic(task: TopicTask): Promise<readonly Candidate[]>
  ofSource(task: SiblingTask): Promise<readonly Candidate[]>
  render(candidate: Pick<Candidate, 'look' | 'place'>): Promise<Asked>
  close(): Promise<void>
}

/** The first question loads the templates. */
const TIME_LIMIT_MS = 60_000
const IDLE_MS = 300_000
const MAX_QUEUED = 200

/** One thread, apart from that of the staff, which ends when nobody practises. */
export function createAsking(): Asking {
  const pool = new Piscina({
    filename: new URL('./ask-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_QUEUED,
    atomics: 'disabled',
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  async function run<Result>(name: string, task: unknown): Promise<Result> {
    if (pool.queueSize >= MAX_QUEUED) throw new AppError('too_many_requests', { retryAfter: 5 })
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    } catch (error) {
      // a machine that has much to do
      if (error instanceof Error && error.name === 'AbortError')
        throw new AppError('too_many_requests', { retryAfter: 10 })
      throw error
    }
  }
  return {
    ofTopic: (task) => run('ofTopic', task),
    ofSource: (task) => run('ofSource', task),
    render: (candidate) => run('render', candidate),
    close: () => pool.destroy(),
  }
}
