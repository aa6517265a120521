import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { BANK_REVISION } from '@pariksha/content/bank-revision'
import { sql } from 'kysely'
import type { Connection, Database } from '../db/database.ts'
import type { Task } from './seed-process.ts'

/**
 * Seeds in a process of its own: what the product ships with is large, and is needed for nothing else. When that process has
 * ended, all of its memory is given back.
 */
export async function seedAside(connection: Connection): Promise<void> {
  const [status, signal] = await once(start({ connection, does: 'seed' }), 'exit')
  if (status !== 0) throw new Error(`What the product ships with could not be stored (${status ?? signal}).`)
}

/** Makes old papers that nobody has opened anew while the server runs, where there are any. Returns how to stop it. */
export async function renewPapersAside(db: Database, connection: Connection, log: (line: string) => void) {
  const { waiting } = await db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(sql<boolean>`count(*) > 0`.as('waiting'))
    .where('tests.content_id', 'is not', null)
    .where('papers.bank_revision', '<', BANK_REVISION)
    .executeTakeFirstOrThrow()
  if (!waiting) return () => {}
  const child = start({ connection, does: 'renew papers' })
  child.once('exit', (status) =>
    log(`Papers that nobody has opened were made anew (${status === 0 ? 'all' : 'not all'}).`),
  )
  return () => void child.kill()
}

function start(task: Task): ChildProcess {
  const child = fork(new URL('./seed-process.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
  child.send(task)
  return child
}
