import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { LOCKS } from '../db/locks.ts'

/** The queue of background jobs, stored in the database. */
export async function startBoss(
  pool: pg.Pool,
  log: Pick<FastifyBaseLogger, 'error'>,
  options: Pick<ConstructorOptions, 'supervise' | 'schedule'> = {},
): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (err) => log.error({ err }, 'job queue error'))
  // it makes its tables at its first start; two processes that start together must not do so at once
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.jobQueue])
    await boss.start()
  } finally {
    await client.query('commit').catch(() => {})
    client.release()
  }
  return boss
}
