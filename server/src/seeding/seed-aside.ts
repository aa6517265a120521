import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Connection } from '../db/database.ts'

/**
 * Seeds in a thread of its own: what the product ships with is large, and is needed for nothing else. When the thread has
 * ended, its memory is given back, and the engine has learned nothing from it about how long things live in this process.
 */
export async function seedAside(connection: Connection): Promise<void> {
  const thread = new Worker(new URL('./seed-thread.ts', import.meta.url), { workerData: connection })
  await once(thread, 'exit') // rejects with what went wrong in it
}
