import type { TakenTests } from '@pariksha/contract/attempts/lists'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, aTest, rightLetter } from '../../testing/papers/papers.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()
const paper = aPaper({ minutes: 60 })

const takenBy = async (token: string) =>
  (await call(here.app, 'GET', '/tests/taken/', { as: token })).json<TakenTests>()

test('an attempt that goes on comes with the time it has left, which stands still while it is paused', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  const { id } = await aTest(db, { paper })
  const sitting = await startSitting(here.app, student.token, id)
  await sitting.openOn()
  await advanceClock(db, sitting.id, 600)
  const [running, ...others] = (await takenBy(student.token)).running
  expect(others).toEqual([])
  expect(running).toMatchObject({ attempt_id: sitting.id, test_id: id, status: 'started' })
  expect(running?.remaining_seconds).toBeGreaterThan(2980)
  expect(running?.remaining_seconds).toBeLessThanOrEqual(3000)
  await sitting.pause()
  const before = (await takenBy(student.token)).running[0]
  expect(before).toMatchObject({ status: 'paused' })
  await new Promise((done) => setTimeout(done, 50))
  expect((await takenBy(student.token)).running[0]).toEqual(before)
  expect(await takenBy((await aStudent(db, 'Ravi')).token)).toEqual({ running: [], completed: [] })
})

test('before its clock runs, an attempt has its whole time', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  await startSitting(here.app, student.token, (await aTest(db, { paper })).id)
  expect((await takenBy(student.token)).running[0]?.remaining_seconds).toBe(3600)
})

test('of every test the last result is reported, the latest test first; one whose time ran out unseen is over', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  const [first, second] = [await aTest(db, { paper }), await aTest(db, { paper })]
  const earlier = await startSitting(here.app, student.token, first.id)
  await earlier.patch(1, { user_choice: rightLetter(1) })
  await earlier.submit()
  const other = await startSitting(here.app, student.token, second.id)
  await other.submit()
  const again = await startSitting(here.app, student.token, first.id)
  await again.patch(1, { user_choice: rightLetter(1) })
  await again.patch(2, { user_choice: rightLetter(2) })
  expect((await takenBy(student.token)).running.map(({ test_id }) => test_id)).toEqual([first.id])
  await advanceClock(db, again.id, 90_000)
  const { running, completed } = await takenBy(student.token)
  expect(running).toEqual([])
  expect(completed.map(({ test_id, attempt_id, score, max_marks }) => [test_id, attempt_id, score, max_marks])).toEqual(
    expect.arrayContaining([
      [first.id, again.id, 2, 10],
      [second.id, other.id, 0, 10],
    ]),
  )
  expect(completed.length).toBe(2)
})

test('the score of a live test comes with its release', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  const { id } = await aTest(db, { paper, mode: 'live', releasedAt: new Date(Date.now() + 3_600_000) })
  const sitting = await startSitting(here.app, student.token, id)
  await sitting.submit()
  expect((await takenBy(student.token)).completed).toMatchObject([{ test_id: id, score: null }])
  await db.updateTable('tests').set({ released_at: new Date() }).where('id', '=', id).execute()
  expect((await takenBy(student.token)).completed).toMatchObject([{ test_id: id, score: 0 }])
})
