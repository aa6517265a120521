import type { TestDetails } from '@pariksha/contract/exams/tests'
import type { PaperPreview } from '@pariksha/contract/papers/paper-publication'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '../../../platform/db/database.ts'
import { connectionTo } from '../../../platform/db/embedded/embedded.ts'
import { call, testApp } from '../../../testing/app.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { aTest } from '../../../testing/papers/papers.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { publishDue } from './publish-due.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** "2026-11-23" */
const dayInIndia = (moment: number) => new Date(moment + 330 * MINUTE).toISOString().slice(0, 10)

async function anInstallationIn(zone: string) {
  const database = await databaseForTest()
  await database.pool.query(`alter database ${database.name} set timezone to '${zone}'`)
  const pool = openPool(connectionTo(inject('socketDir'), database.name), 4)
  const there = { ...database, pool, db: openDatabase(pool) }
  const app = await testApp(there)
  onTestFinished(async () => {
    await app.close()
    await there.db.destroy()
  })
  const dateOf = async (id: number | null | undefined) =>
    (await call(app, 'GET', `/tests/${id}/`)).json<TestDetails>().date
  return { app, database: there, dateOf }
}

// at any moment one of them has another day than India
test.each(['Etc/GMT+12', 'Pacific/Kiritimati'])(
  'the day of a test is that of India, where the database is at %s',
  async (zone) => {
    const { app, database, dateOf } = await anInstallationIn(zone)
    const today = dayInIndia(Date.now())
    expect(await dateOf((await aTest(database.db)).id)).toBe(today)

    const author = await aPaperAuthor({ app, database })
    const now = await author.act(await author.whole(), 'publish', NOW)
    expect(await dateOf(now.publication?.test_id)).toBe(today)

    const inThreeDays = new Date(Date.now() + 3 * DAY).toISOString()
    const later = await author.act(await author.whole(), 'publish', { ...NOW, at: inThreeDays })
    expect(await dateOf(later.publication?.test_id), 'announced').toBe(dayInIndia(Date.now() + 3 * DAY))
    await database.db.updateTable('paper_drafts').set({ publish_at: new Date() }).where('id', '=', later.id).execute()
    await publishDue(database.db)
    expect(await dateOf(later.publication?.test_id)).toBe(today)
  },
)

test('a live test is of the day in India on which it opens', async () => {
  const { app, database, dateOf } = await anInstallationIn('UTC')
  const author = await aPaperAuthor({ app, database })
  for (const [opens_at, day] of [
    ['2029-12-05T18:15:00Z', '2029-12-05'], // 23:45 in India
    ['2029-12-05T18:45:00Z', '2029-12-06'], // 00:15
    ['2029-12-05T23:30:00Z', '2029-12-06'], // 05:00
  ] as const) {
    const closes_at = new Date(Date.parse(opens_at) + 60 * MINUTE).toISOString()
    const live = await author.act(await author.whole(), 'publish', { ...NOW, mode: 'live', opens_at, closes_at })
    expect(await dateOf(live.publication?.test_id), opens_at).toBe(day)
    const preview = (await author.send('GET', `/papers/${live.id}/preview/`)).json<PaperPreview>()
    expect(preview.test.date, opens_at).toBe(day)
  }
})
