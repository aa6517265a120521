import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { tidyAccounts } from './accounts/tidy.ts'
import { closeOverdue } from './attempts/close-overdue.ts'
import type { Engine } from './attempts/touch.ts'

/** The queue behind everything that happens without anybody waiting for it; it lives in the database. */
export async function startBoss(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'error'>): Promise<PgBoss> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (err) => log.error({ err }, 'job queue'))
  await boss.start()
  return boss
}

const CLOSE = 'close-overdue'
const TIDY = 'tidy-accounts'

/** What is done by the clock. Of several processes one does each. */
export async function scheduleJobs(boss: PgBoss, engine: Engine, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  await boss.createQueue(CLOSE, { policy: 'stately' })
  await boss.work(CLOSE, { pollingIntervalSeconds: 5 }, async () => {
    while ((await closeOverdue(engine, (err) => log.error({ err }, 'an overdue attempt was not closed'))) > 0);
  })
  await boss.schedule(CLOSE, '* * * * *')

  await boss.createQueue(TIDY, { policy: 'stately' })
  await boss.work(TIDY, { pollingIntervalSeconds: 60 }, () => tidyAccounts(engine.db))
  await boss.schedule(TIDY, '23 * * * *')
}
