import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { tidyAccounts } from './accounts/tidy.ts'
import { closeOverdue } from './attempts/close-overdue.ts'
import type { Engine } from './attempts/touch.ts'
import { LOCKS } from './db/locks.ts'
import { tidyFiles } from './files/tidy.ts'
import { makeUpForOutage } from './outages.ts'

/** The queue behind everything that happens without anybody waiting for it; it lives in the database. */
export async function startBoss(
  pool: pg.Pool,
  log: Pick<FastifyBaseLogger, 'error'>,
  options: Pick<ConstructorOptions, 'supervise' | 'schedule'> = {},
): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (err) => log.error({ err }, 'job queue'))
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

const CLOSE = 'close-overdue'

/** What is done by the clock. Of several processes one does each. */
export async function scheduleJobs(boss: PgBoss, engine: Engine, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  await boss.createQueue(CLOSE, { policy: 'stately', heartbeatSeconds: 60 }) // so that the job of a killed process is soon free
  await boss.work(CLOSE, { pollingIntervalSeconds: 5 }, async () => {
    await makeUpForOutage(engine.db) // before it gives up on answers that an outage held back
    await closeOverdue(engine, (err) => log.error({ err }, 'an overdue attempt was not closed'))
  })
  await boss.schedule(CLOSE, '* * * * *')

  for (const [name, when, tidy] of [
    ['tidy-accounts', '23 * * * *', tidyAccounts],
    ['tidy-files', '53 * * * *', tidyFiles],
  ] as const) {
    await boss.createQueue(name, { policy: 'stately' })
    await boss.work(name, { pollingIntervalSeconds: 60 }, () => tidy(engine.db))
    await boss.schedule(name, when)
  }
}
