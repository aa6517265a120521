import { MAX_ACTIONS, MAX_TAKEOVERS } from '@pariksha/domain/attempt/attempt'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createLimits } from '../../platform/limits/limits.ts'
import { call, testApp } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest, rightLetter } from '../../testing/papers/papers.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

const storedOf = async (attemptId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from actions where attempt_id = ${attemptId}`.execute(
    here.database.db,
  )
  return rows[0]?.count ?? 0
}

/** As if the device had done so much already, as actions 1001, 1002 … */
const fill = (attemptId: number, count: number) =>
  sql`
    insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number)
    select student_id, id, 1, 1000 + n, now(), n, 2 from attempts, generate_series(1, ${count}::int) as n
    where id = ${attemptId}`.execute(here.database.db)

describe('the log of an attempt', () => {
  test('takes no more than it can keep: the rest is refused action by action, what is stored counts', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: rightLetter(1) })])
    await fill(sitting.id, MAX_ACTIONS - 3)
    // the process lets some through before it counts; afterwards it is exact
    await tab.sent(Array.from({ length: 499 }, () => ({ seq: 1, at: 1, question_number: 1 })))

    const actions = [2, 3, 4, 5].map((number) => tab.does(number, { user_choice: rightLetter(number) }))
    const reply = await tab.sent(actions)
    expect(reply.acknowledged).toEqual([2, 3])
    expect(reply.refused).toEqual([4, 5].map((seq) => ({ seq, code: 'too_many_actions' })))
    expect(await tab.sent(actions)).toMatchObject({ acknowledged: [2, 3], refused: [{ seq: 4 }, { seq: 5 }] })
    expect(await tab.sent([{ seq: 9, at: 1, question_number: 77 }])).toMatchObject({ acknowledged: [] })
    expect(await storedOf(sitting.id)).toBe(MAX_ACTIONS)

    expect(problem(await sitting.patch(6, { user_choice: 'a' }))).toEqual([409, 'too_many_actions'])
    expect((await sitting.result()).result).toMatchObject({ correct: 3, incorrect: 0 })
  })

  test('keeps its bound when everything comes at once', async () => {
    const { sitting } = await startNewSitting(here)
    const tab = await sitting.openOn()
    const batches = Array.from({ length: 60 }, () => Array.from({ length: 500 }, () => tab.does(1)))
    const replies = await Promise.all(batches.map((batch) => tab.send(batch)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const acknowledged = replies.flatMap((reply) => reply.json().acknowledged)
    expect(await storedOf(sitting.id)).toBe(acknowledged.length)
    expect(acknowledged.length).toBeGreaterThanOrEqual(MAX_ACTIONS)
    expect(acknowledged.length).toBeLessThanOrEqual(MAX_ACTIONS + 500)
  })

  test('a student who sends faster than anybody can act has to wait, and loses nothing', async () => {
    const { app } = here
    const { db, pool } = here.database
    const limited = await testApp({ db, pool }, { limits: createLimits(pool, TEST_SECRET) })
    const { sitting } = await startNewSitting({ ...here, app: limited })
    const tab = await sitting.openOn()
    const batches = Array.from({ length: 4 }, () => Array.from({ length: 500 }, () => tab.does(1)))
    const replies = []
    for (const batch of batches) replies.push(await tab.send(batch))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(problem(replies[3] as (typeof replies)[number])).toEqual([429, 'too_many_requests'])
    expect(Number(replies[3]?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await tab.send(batches[3] as object[], {}, app)).json().acknowledged).toHaveLength(500)
    await limited.close()
  })
})

test('who reads logs over and over has to wait too', async () => {
  const { db, pool } = here.database
  const limited = await testApp({ db, pool }, { limits: createLimits(pool, TEST_SECRET) })
  const { student, sitting } = await startNewSitting({ ...here, app: limited })
  const codes = new Set<number>()
  for (let n = 0; n < 200; n++) {
    const path = `${sitting.path}/${n % 2 === 0 ? '' : '1/'}`
    codes.add((await call(limited, 'GET', path, { as: student.token })).statusCode)
  }
  expect(codes).toEqual(new Set([200, 429]))
  for (const reply of [
    await sitting.submit(),
    await sitting.patch(1, { current_question: 2 }),
    await call(limited, 'GET', `${sitting.path}/`, { as: student.token }),
  ])
    expect(problem(reply)).toEqual([429, 'too_many_requests'])
  await limited.close()
})

test('an attempt is opened on devices so often; then it can only be submitted', async () => {
  const { sitting } = await startNewSitting(here)
  const tab = await sitting.openOn()
  await tab.sent([tab.does(1, { user_choice: rightLetter(1) })])
  for (let epoch = 2; epoch <= MAX_TAKEOVERS; epoch++) expect((await tab.takeOver()).statusCode).toBe(200)
  expect(problem(await tab.takeOver())).toEqual([409, 'too_many_takeovers'])
  // a client that saves question by question takes over too
  expect(problem(await sitting.patch(2, { user_choice: 'a' }))).toEqual([409, 'too_many_takeovers'])
  expect((await tab.sent([tab.does(2, { user_choice: rightLetter(2) })])).acknowledged).toEqual([1])
  expect((await sitting.result()).result.correct).toBe(2)
})

test('a student begins so many attempts in an hour, and goes on with one that is open', async () => {
  const { app } = here
  const { db } = here.database
  const student = await aStudent(db)
  const [first, open, other] = [await aTest(db), await aTest(db), await aTest(db)]
  await sql`
    insert into attempts (student_id, test_id, paper_id, status, counted, started_at, deadline_at, late_until, completed_at)
    select ${student.id}, id, paper_id, 'completed', false, now(), now(), now(), now()
    from tests, generate_series(1, 39) where id = ${first.id}`.execute(db)
  const { id } = await startSitting(app, student.token, open.id)
  const start = (testId: number) =>
    call(app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
  expect(problem(await start(other.id))).toEqual([429, 'too_many_starts'])
  expect((await start(open.id)).json()).toMatchObject({ id })
  await db
    .updateTable('attempts')
    .set({ created_at: new Date(Date.now() - 3_601_000) })
    .where('student_id', '=', student.id)
    .where('test_id', '=', first.id)
    .execute()
  expect((await start(other.id)).statusCode).toBe(201)
})
