import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../testing/app.ts'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { startServer } from '../../testing/processes/server-process.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'
import { createAddedTimeWaits } from './await-added-time.ts'

const here = useApp()
let support: string
beforeAll(async () => {
  support = await aStaffSession(here.database.db, true, ['support'])
})

/** Half an hour into a live test. */
async function atALiveTest() {
  const candidate = await startNewSitting(here, { mode: 'live' })
  await candidate.sitting.openOn()
  await advanceClock(here.database.db, candidate.sitting.id, 30 * 60)
  const wait = (seconds = 45, app = here.app) =>
    call(app, 'GET', `${candidate.sitting.path}/time-added/next/?seconds=${seconds}`, { as: candidate.student.token })
  const give = (app = here.app) =>
    call(app, 'POST', `/staff/live/${candidate.testId}/time/`, {
      as: support,
      body: { act: randomUUID(), to: { kind: 'everybody' }, minutes: 5, reason: 'The power was cut.' },
    })
  return { ...candidate, wait, give }
}

/** How many calls this process holds. */
const longPolls = async (app = here.app) =>
  Number(/^pariksha_long_polls (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])
const SOON = { timeout: 20_000 }
const areOpen = (count: number, app = here.app) => expect.poll(() => longPolls(app), SOON).toBe(count)

test('who waits is answered when time is given, without a heartbeat; others wait on', async () => {
  const [live, other] = await Promise.all([atALiveTest(), atALiveTest()])
  const answered: string[] = []
  const waiting = live.wait().finally(() => answered.push('live'))
  const others = other.wait(3).finally(() => answered.push('other'))
  await areOpen(2)
  await live.give()
  const reply = await waiting
  expect(reply.json()).toEqual({ added: true })
  expect(reply.headers['cache-control']).toBe('no-store, no-transform')
  expect((await others).json()).toEqual({ added: false })
  expect(answered).toEqual(['live', 'other'])
  expect(Math.round((await live.sitting.read()).remaining_seconds / 60)).toBe(35)
  expect(await longPolls()).toBe(0)
})

test('what was given between two calls is reported by the next one, and once', async () => {
  const [live, other] = await Promise.all([atALiveTest(), atALiveTest()])
  const keepsReading = other.wait()
  await areOpen(1)
  await live.give()
  await expect.poll(async () => (await live.wait(0)).json(), SOON).toEqual({ added: true })
  expect((await live.wait(1)).json()).toEqual({ added: false })
  await other.give()
  expect((await keepsReading).json()).toEqual({ added: true })
})

test('another process answers it, too', async () => {
  const second = await testApp(here.database)
  onTestFinished(() => second.close())
  const live = await atALiveTest()
  const waiting = live.wait(45, second)
  await areOpen(1, second)
  await live.give()
  expect((await waiting).json()).toEqual({ added: true })
})

test('two long polls of an attempt are open and no more; who goes away has none', async () => {
  const live = await atALiveTest()
  const both = [live.wait(), live.wait()]
  await areOpen(2)
  const third = await live.wait()
  expect([...problem(third), third.headers['retry-after']]).toEqual([429, 'too_many_requests', '30'])
  await live.give()
  for (const reply of await Promise.all(both)) expect(reply.json()).toEqual({ added: true })

  const address = await here.app.listen({ port: 0 })
  const leaving = request(`${address}/api/v1${live.sitting.path}/time-added/next/?seconds=45`, {
    headers: { authorization: `Token ${live.student.token}` },
  }).end()
  leaving.on('error', () => undefined)
  await areOpen(1)
  leaving.destroy()
  await areOpen(0)
})

test('of a completed attempt and of another student nobody is notified', async () => {
  const live = await atALiveTest()
  const { token } = await aStudent(here.database.db)
  expect((await call(here.app, 'GET', `${live.sitting.path}/time-added/next/`, { as: token })).statusCode).toBe(404)
  expect((await live.wait(46)).statusCode).toBe(400)
  await live.sitting.submit()
  expect(problem(await live.wait())).toEqual([409, 'attempt_closed'])
})

test('while the table cannot be read who waits goes on waiting, one error is reported, and the rest follows', async () => {
  const { db } = here.database
  const live = await atALiveTest()
  const errors: unknown[] = []
  const waits = createAddedTimeWaits({
    db,
    stopping: new AbortController().signal,
    onLongPolls: () => undefined,
    onError: (error) => errors.push(error),
    rest: () => setTimeout(10),
  })
  await sql`alter table given_time rename to away`.execute(db)
  const waiting = waits.wait(live.sitting.id, 45_000, new EventEmitter())
  await expect.poll(() => errors, SOON).toHaveLength(1)
  await sql`alter table away rename to given_time`.execute(db)
  await live.give()
  expect(await waiting).toBe(true)
  expect(errors).toHaveLength(1)
})

test('a stop does not wait for them', { timeout: 60_000 }, async () => {
  const { db, name } = await databaseForTest()
  const server = await startServer({
    DATABASE_URL: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`,
    DRAIN_SECONDS: '0',
  })
  const student = await aStudent(db)
  const { id: testId } = await aTest(db, { mode: 'live' })
  const started = await server.call('POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
  const { id } = started.body as { id: number }
  const longPoll = request(`${server.address}/api/v1/tests/usertest/${id}/time-added/next/?seconds=45`, {
    headers: { authorization: `Token ${student.token}` },
  }).end()
  const response = once(longPoll, 'response') as Promise<[IncomingMessage]>
  await expect
    .poll(async () => (await (await fetch(`${server.address}/metrics`)).text()).includes('pariksha_long_polls 1'), SOON)
    .toBe(true)
  await server.stop()
  const [reply] = await response
  expect((await reply.setEncoding('utf8').toArray()).join('')).toBe('{"added":false}')
})
