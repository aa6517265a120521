import { randomUUID } from 'node:crypto'
import type { LiveTimeline } from '@pariksha/contract/live/live'
import { beforeAll, expect, test } from 'vitest'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call } from '../testing/app.ts'
import { advanceClock, startSitting } from '../testing/attempts/sitting.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest, rightLetter } from '../testing/papers/papers.ts'
import { problem, useApp } from '../testing/use-app.ts'

const here = useApp()
let support: string
beforeAll(async () => {
  support = await aStaffSession(here.database.db, true, ['support'])
})

const reason = 'The power was cut in the hall.'
const everybody = { kind: 'everybody' } as const

/** Three students at a live test, half an hour after they began; the first two are of one batch. */
async function aLiveTest(options: Parameters<typeof aTest>[1] = {}) {
  const { db } = here.database
  const { id: testId } = await aTest(db, { mode: 'live', lateWindowSeconds: 300, ...options })
  const startFor = async (name: string) => {
    const student = await aStudent(db, name)
    const sitting = await startSitting(here.app, student.token, testId)
    const tab = await sitting.openOn()
    await advanceClock(db, sitting.id, 30 * 60)
    return { student, sitting, tab }
  }
  const [asha, bala, chitra] = [await startFor('Asha Rao'), await startFor('Bala Devi'), await startFor('Chitra Nair')]
  const candidates = [asha, bala, chitra]
  const batch = await db
    .insertInto('batches')
    .values({ name: `Batch ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { student } of [asha, bala])
    await db.insertInto('batch_members').values({ batch_id: batch.id, student_id: student.id }).execute()
  const add = (to: object, more: { minutes?: number; act?: string; reason?: string } = {}, as = support) =>
    call(here.app, 'POST', `/staff/live/${testId}/time/`, {
      as,
      body: { act: randomUUID(), to, minutes: 5, reason, ...more },
    })
  const minutesLeft = async () => {
    const read = await Promise.all(candidates.map(({ sitting }) => sitting.read()))
    return read.map(({ remaining_seconds }) => Math.round(remaining_seconds / 60))
  }
  const logged = () =>
    db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject', '=', 'live')
      .where('subject_id', '=', String(testId))
      .orderBy('id')
      .execute()
  return { db, testId, asha, bala, chitra, batch: batch.id, add, minutesLeft, logged }
}

test('time for one, for a batch and for everybody, each with one line in the log', async () => {
  const { add, asha, batch, minutesLeft, logged } = await aLiveTest()
  expect((await add({ kind: 'student', student: asha.student.id })).json()).toEqual({
    attempts: 1,
    less: 0,
    later: false,
    again: false,
  })
  expect(await minutesLeft()).toEqual([35, 30, 30])
  expect((await add({ kind: 'batch', batch })).json()).toMatchObject({ attempts: 2 })
  expect(await minutesLeft()).toEqual([40, 35, 30])
  expect((await add(everybody, { minutes: 10 })).json()).toMatchObject({ attempts: 3 })
  expect(await minutesLeft()).toEqual([50, 45, 40])
  const entries = await logged()
  expect(entries).toHaveLength(3)
  expect(entries.at(-1)).toEqual({
    action: 'added time to a live test',
    after: { to: everybody, minutes: 10, attempts: 3, reason },
  })
})

test('a clock goes back to its beginning at most, and the answer says how many got less', async () => {
  const { add, minutesLeft } = await aLiveTest()
  expect((await add(everybody, { minutes: 45 })).json()).toMatchObject({ attempts: 3, less: 3 })
  expect(await minutesLeft()).toEqual([60, 60, 60])
})

test('a double click gives once, and is answered so', async () => {
  const { add, minutesLeft, logged } = await aLiveTest()
  const act = randomUUID()
  const both = await Promise.all([add(everybody, { act }), add(everybody, { act })])
  expect(both.map((reply) => reply.json().again).sort()).toEqual([false, true])
  expect((await add(everybody, { act })).json()).toMatchObject({ attempts: 0, again: true })
  expect(await minutesLeft()).toEqual([35, 35, 35])
  expect(await logged()).toHaveLength(1)
})

test('the next save and the next heartbeat answer the new time; the student reads why, and keeps the rank', async () => {
  const { db, testId, add, asha } = await aLiveTest()
  await add(everybody)
  const { tab, sitting, student } = asha
  const saved = await tab.sent([tab.does(1, { user_choice: rightLetter(1) })])
  expect(Math.round(saved.remaining_seconds / 60)).toBe(35)
  expect(Math.round((await tab.sent([])).remaining_seconds / 60)).toBe(35)
  await sitting.submit()
  const result = await db.selectFrom('results').select('ranked').where('attempt_id', '=', sitting.id).executeTakeFirst()
  expect(result).toEqual({ ranked: true })
  const line = [{ seconds: 300, reason, at: expect.stringMatching(/^\d{4}-/) }]
  const added = await call(here.app, 'GET', `/tests/usertest/${sitting.id}/time-added/`, { as: student.token })
  expect(added.json()).toEqual(line)
  const timeline = await call(here.app, 'GET', `/staff/live/${testId}/students/${student.id}/`, { as: support })
  expect(timeline.json<LiveTimeline>().time_added).toEqual([{ ...line[0], by: expect.any(String) }])
})

test('who submitted gets nothing; where nobody is left, that is said', async () => {
  const { add, asha, minutesLeft } = await aLiveTest()
  await asha.sitting.submit()
  expect(problem(await add({ kind: 'student', student: asha.student.id }))).toEqual([409, 'nobody_to_give_to'])
  expect((await add(everybody)).json()).toMatchObject({ attempts: 2 })
  expect(await minutesLeft()).toEqual([0, 35, 35])
})

test('who waits for late answers goes on; after the late window nobody does', async () => {
  const { db, add, asha, bala } = await aLiveTest()
  await advanceClock(db, asha.sitting.id, 32 * 60)
  await advanceClock(db, bala.sitting.id, 40 * 60)
  expect((await add(everybody)).json()).toMatchObject({ attempts: 2 })
  expect(await asha.sitting.read()).toMatchObject({ status: 'started' })
  expect(await bala.sitting.read()).toMatchObject({ status: 'completed' })
})

test('who is over the time gets what the act says, and who only waits to be closed gets nothing, job or not', async () => {
  const { db, add, asha, bala, chitra } = await aLiveTest()
  // 62 minutes after the start: the device of one had contact in time and may hold answers, that of the others not
  for (const { sitting } of [asha, bala, chitra]) await advanceClock(db, sitting.id, 32 * 60)
  const rows = () =>
    db.selectFrom('given_time').select(['attempt_id', 'given_ms']).where('reason', '=', reason).orderBy('id').execute()
  const before = (await rows()).length
  for (const { tab } of [bala, chitra]) await tab.sent([])
  await chitra.sitting.read() // as the job does: it looks first
  expect((await add(everybody)).json()).toMatchObject({ attempts: 1, less: 0 })
  expect((await rows()).slice(before)).toEqual([{ attempt_id: asha.sitting.id, given_ms: 300_000 }])
  expect((await asha.sitting.read()).remaining_seconds).toBeLessThanOrEqual(180)
  for (const { sitting } of [bala, chitra]) expect((await sitting.read()).status).toBe('completed')
})

test('not after the results, and for nobody where one of them would run into them', async () => {
  const { db, testId, add, minutesLeft } = await aLiveTest()
  await db
    .updateTable('tests')
    .set({ released_at: new Date(Date.now() + 33 * 60_000) })
    .where('id', '=', testId)
    .execute()
  expect(problem(await add(everybody))).toEqual([409, 'released_before'])
  expect(await minutesLeft()).toEqual([30, 30, 30])
})

test('within bounds, by who may', async () => {
  const { add } = await aLiveTest()
  for (const minutes of [0, -1, 61, 1.5]) expect((await add(everybody, { minutes })).statusCode).toBe(400)
  expect((await add(everybody, { reason: '  ' })).statusCode).toBe(400)
  expect((await add({ kind: 'students' })).statusCode).toBe(400)
  const teacher = await aStaffSession(here.database.db, true, ['teacher'])
  expect(problem(await add(everybody, {}, teacher))).toEqual([403, 'not_permitted'])
})
