import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { BANK_REVISION } from '@pariksha/content/bank-revision'
import { sql } from 'kysely'
import type { Connection, Database } from '../../platform/db/database.ts'
import type { Task } from './seed-process.ts'

/**
 * Seeds in a child process: the shipped content is large and needed for nothing else. All of its memory is freed when the
 * process ends.
 */
export async function seedInProcess(connection: Connection): Promise<void> {
  const [status, signal] = await once(start({ connection, does: 'seed' }), 'exit')
  if (status !== 0) throw new Error(`The shipped content could not be stored (${status ?? signal}).`)
}

/** Regenerates outdated unopened papers in a child process while the server runs. Returns the function that stops it. */
export async function renewPapersInProcess(db: Database, connection: Connection, log: (line: string) => void) {
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
    log(`Papers that nobody has opened were made again (${status === 0 ? 'all' : 'not all'}).`),
  )
  return () => void child.kill()
}

function start(task: Task): ChildProcess {
  const child = fork(new URL('./seed-process.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
  child.send(task)
  return child
}
