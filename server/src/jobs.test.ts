import { expect, inject, test } from 'vitest'
import { scheduleJobs } from './jobs.ts'
import { createPapers } from './papers/store.ts'
import { openPool } from './platform/db/database.ts'
import { connectionTo } from './platform/db/embedded/embedded.ts'
import { startBoss } from './platform/jobs/job-queue.ts'
import { NO_OUTGOING } from './platform/mail/outgoing.ts'
import { createVapid } from './practice/reminder/vapid.ts'
import { databaseForTest } from './testing/database.ts'
import { TEST_SECRET } from './testing/secret.ts'

/** What jobs work with, on a database of their own, and what is logged by them. */
async function someDeps() {
  const { db, name } = await databaseForTest()
  const config = { publicUrl: 'http://localhost:3000' }
  const vapid = createVapid(TEST_SECRET, 'mailto:no-reply@example.com')
  const services = { db, papers: createPapers(db), secret: TEST_SECRET, config, outgoing: NO_OUTGOING }
  const errors: unknown[] = []
  const log = { error: (error: unknown) => errors.push(error) }
  const pool = () => openPool(connectionTo(inject('socketDir'), name), 2)
  return { deps: { ...services, vapid, pushOrigins: [] }, log, errors, pool }
}

test('several processes that start together for the first time all get their queue', async () => {
  const { deps, log, errors, pool } = await someDeps()
  const pools = Array.from({ length: 6 }, pool)
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
    'prune-accounts 23 * * * *',
    'prune-deleted-rows 8 * * * *',
    'prune-files 53 * * * *',
    'prune-practice 38 * * * *',
    'publish-papers * * * * *',
    'remind-of-shifts * * * * *',
  ])
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: true })))
  await Promise.all(pools.map((pool) => pool.end()))
  expect(errors).toEqual([])
})

test('queues of earlier versions are removed with their schedules', async () => {
  const { deps, log, errors, pool } = await someDeps()
  const connections = pool()
  const boss = await startBoss(connections, log)
  await boss.createQueue('tidy-files', { policy: 'stately' })
  await boss.schedule('tidy-files', '53 * * * *')
  await boss.send('tidy-files')
  await scheduleJobs(boss, deps, log)
  expect(await boss.getQueue('tidy-files')).toBeNull()
  expect((await boss.getSchedules()).filter(({ name }) => name.startsWith('tidy-'))).toEqual([])
  await boss.stop({ graceful: true })
  await connections.end()
  expect(errors).toEqual([])
})
