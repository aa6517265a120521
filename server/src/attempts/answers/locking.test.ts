import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startNewSitting, useApp } from '../../testing/use-app.ts'
import { lockAttempt, updateAttempt } from '../queries.ts'

const here = useApp()

test('who waited for an attempt finds it as it was left, and reads the clock after the wait', async () => {
  const { student, sitting } = await startNewSitting(here)
  const { db } = here.database
  const held = Promise.withResolvers<void>()
  const first = db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, student.id, sitting.id)
    if (!attempt) throw new Error('not there')
    held.resolve()
    await sleep(1_000)
    await updateAttempt(tx, attempt, { epoch: 7 })
    return attempt
  })
  await held.promise
  const second = await db.transaction().execute((tx) => lockAttempt(tx, student.id, sitting.id))
  expect(second?.epoch).toBe(7)
  expect(second?.now.getTime()).toBeGreaterThanOrEqual((await first).now.getTime() + 1_000)
})
