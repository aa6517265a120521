import { expect, inject, test } from 'vitest'
import { openPool } from './db/database.ts'
import { connectionTo } from './db/embedded.ts'
import { scheduleJobs, startBoss } from './jobs.ts'
import { NO_OUTGOING } from './mail/outgoing.ts'
import { createPapers } from './papers/store.ts'
import { createVapid } from './practice/reminder/vapid.ts'
import { databaseForTest } from './testing/database.ts'
import { TEST_SECRET } from './testing/secret.ts'

test('several processes that start together for the first time all get their queue', async () => {
  const { db, name } = await databaseForTest()
  const config = { publicUrl: 'http://localhost:3000' }
  const vapid = createVapid(TEST_SECRET, 'mailto:no-reply@example.com')
  const services = { db, papers: createPapers(db), secret: TEST_SECRET, config, outgoing: NO_OUTGOING }
  const deps = { ...services, vapid, pushOrigins: [] }
  const complaints: unknown[] = []
  const log = { error: (complaint: unknown) => complaints.push(complaint) }
  const pools = Array.from({ length: 6 }, () => openPool(connectionTo(inject('socketDir'), name), 2))
  await Promise.all(pools.map((pool) => pool.query('select 1')))
  const bosses = await Promise.all(
    pools.map(async (pool) => {
      const boss = await startBoss(pool, log)
      await scheduleJobs(boss, deps, log)
      return boss
    }),
  )
  expect((await bosses[0]?.getSchedules())?.map(({ name, cron }) => `${name} ${cron}`).sort()).toEqual([
    'close-overdue * * * * *',
    'grown-statistics */10 * * * *',
    'item-statistics 43 21 * * *',
    'practice-reminders 31 * * * *',
    'publish-papers * * * * *',
    'remind-of-shifts * * * * *',
    'tidy-accounts 23 * * * *',
    'tidy-files 53 * * * *',
    'tidy-practice 38 * * * *',
  ])
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: true })))
  await Promise.all(pools.map((pool) => pool.end()))
  expect(complaints).toEqual([])
})
