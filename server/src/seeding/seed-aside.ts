import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Connection } from '../db/database.ts'

/**
 * Seeds in a process of its own: what the product ships with is large, and is needed for nothing else. When that process has
 * ended, all of its memory is given back.
 */
export async function seedAside(connection: Connection): Promise<void> {
  const child = fork(new URL('./seed-process.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
  child.send(connection)
  const [status, signal] = await once(child, 'exit')
  if (status !== 0) throw new Error(`What the product ships with could not be stored (${status ?? signal}).`)
}
