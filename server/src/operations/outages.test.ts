import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { advanceClock, startSitting } from '../testing/attempts/sitting.ts'
import { databaseForTest } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest, releaseResults, rightLetter } from '../testing/papers/papers.ts'
import { compensateOutage, startHeartbeat } from './outages.ts'

async function afterTwentyMinutesDown() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { db } = database
  await compensateOutage(db)
  const student = await aStudent(db)
  const { id } = await aTest(db, { mode: 'live', lateWindowSeconds: 300 })
  const sitting = await startSitting(app, student.token, id)
  const phone = await sitting.openOn()
  await releaseResults(db, id)
  await advanceClock(db, sitting.id, 3600 + 900) // the end came five minutes into the outage
  await sql`update server_life set alive_at = now() - interval '20 minutes'`.execute(db)
  return { db, sitting, phone }
}

test('a live test waits longer for late answers by the time the server itself was down', async () => {
  const { db, sitting, phone } = await afterTwentyMinutesDown()
  await compensateOutage(db)
  expect((await sitting.read()).status).toBe('closing')
  const reply = await phone.sent([phone.does(1, { at: 3_500_000, user_choice: rightLetter(1) })], { settled: true })
  expect(reply).toMatchObject({ refused: [], status: 'completed' })
  expect((await sitting.read()).outcome?.result.correct).toBe(1)
})

test('and what is not released yet waits with it', async () => {
  const { db, sitting, phone } = await afterTwentyMinutesDown()
  await sql`update tests set released_at = now() - interval '1 minute' where mode = 'live'`.execute(db)
  await compensateOutage(db)
  const reply = await phone.sent([phone.does(1, { at: 3_500_000, user_choice: rightLetter(1) })], { settled: true })
  expect(reply).toMatchObject({ refused: [], status: 'completed' })
  expect(await sitting.read()).toMatchObject({ outcome: null, receipt: { answered: 1 } })
})

test('as it does when only the database was away and the server never stopped', async () => {
  const { db, sitting } = await afterTwentyMinutesDown()
  onTestFinished(startHeartbeat(db, 20))
  await expect
    .poll(async () => (await sql<{ late: boolean }>`select late_until > now() as late from attempts`.execute(db)).rows)
    .toEqual([{ late: true }])
  expect((await sitting.read()).status).toBe('closing')
})

test('a slow moment is no outage', async () => {
  const { db, sitting } = await afterTwentyMinutesDown()
  await sql`update server_life set alive_at = now() - interval '20 seconds'`.execute(db)
  await compensateOutage(db)
  expect((await sitting.read()).status).toBe('completed')
})
