import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { call } from '../../testing/app.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'
import { createDelayedClockStart } from './delayed-clock-start.ts'

const here = useApp()
const POLL = { timeout: 10_000 }

describe('starting', () => {
  test('a test that is started again is the same attempt', async () => {
    const { student, testId, sitting } = await startNewSitting(here)
    const again = await call(here.app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: testId } })
    expect([again.statusCode, again.json().id]).toEqual([200, sitting.id])
  })

  test('a start that waited for a test while that was changed, closed to the student or withdrawn is refused with the reason', async () => {
    const { db } = here.database
    for (const [change, refusal] of [
      [sql`update tests set closed_at = now()`, [409, 'no_more_starts']],
      [sql`update tests set closed_at = now(), called_off_reason = 'No power'`, [409, 'called_off']],
      [sql`update tests set opens_at = now() + interval '1 hour'`, [409, 'not_open_yet']],
      [sql`update tests set access = 'paid'`, [402, 'payment_required']],
      [sql`update tests set access = 'groups'`, [404, 'not_found']],
      [sql`delete from tests`, [404, 'not_found']],
    ] as const) {
      const student = await aStudent(db)
      const { id } = await aTest(db, {
        mode: 'live',
        opensAt: new Date(Date.now() - 60_000),
        closesAt: new Date(Date.now() + 86_400_000),
      })
      const start = await db.transaction().execute(async (tx) => {
        await sql`select from tests where id = ${id} for no key update`.execute(tx)
        const waits = call(here.app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: id } })
        await vi.waitFor(async () => {
          const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'
            and transactionid = pg_current_xact_id()::xid`.execute(tx)
          expect(rows).toHaveLength(1)
        }, POLL)
        await sql`${change} where id = ${id}`.execute(tx)
        return { waits }
      })
      expect(problem(await start.waits)).toEqual(refusal)
    }
  })

  test('who asks for visited questions only gets those, wherever an attempt is answered', async () => {
    const { student, testId, sitting } = await startNewSitting(here)
    const asked = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const reply = await call(here.app, method, `${path}?questions=visited`, {
        as: student.token,
        ...(body && { body }),
      })
      const answer = reply.json()
      return (answer.attempt ?? answer).test_json.map((one: { question_number: number }) => one.question_number)
    }
    const each = async () => [
      await asked('POST', '/tests/usertest/', { test_id: testId }),
      await asked('GET', `${sitting.path}/`),
      await asked('POST', `${sitting.path}/takeover/`, { device: randomUUID() }),
      await asked('POST', `${sitting.path}/pause/`, {}),
      await asked('POST', `${sitting.path}/resume/`, {}),
    ]
    expect(await each()).toEqual([[], [], [], [], []])
    await sitting.patch(2, { user_choice: 'a' })
    expect(await each()).toEqual([[2], [2], [2], [2], [2]])
    expect((await sitting.read()).test_json.length).toBeGreaterThan(2)
  })

  test('two taps on Start at once make one attempt', async () => {
    const student = await aStudent(here.database.db)
    const { id } = await aTest(here.database.db)
    const start = () => call(here.app, 'POST', '/tests/usertest/', { as: student.token, body: { test_id: id } })
    const replies = await Promise.all([start(), start(), start()])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  })

  test('only a student may, only what is published, and what is paid for asks for payment', async () => {
    const student = await aStudent(here.database.db)
    const start = (test_id: number, as?: string) =>
      call(here.app, 'POST', '/tests/usertest/', { ...(as && { as }), body: { test_id } })
    const free = await aTest(here.database.db)
    expect(problem(await start(free.id))).toEqual([401, 'unauthorized'])
    expect(problem(await start(999_999, student.token))).toEqual([404, 'not_found'])
    expect(problem(await start((await aTest(here.database.db, { published: false })).id, student.token))).toEqual([
      409,
      'not_published',
    ])
    expect(problem(await start((await aTest(here.database.db, { freeCount: 0 })).id, student.token))).toEqual([
      402,
      'payment_required',
    ])
  })

  test('the clock waits for the paper, but not for longer than the allowance', async () => {
    const { sitting } = await startNewSitting(here)
    expect((await sitting.read()).remaining_seconds).toBe(3600)
    await advanceClock(here.database.db, sitting.id, 150)
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3600 - 30, -1)
  })

  test('the clock starts when the first device has the paper', async () => {
    const { sitting } = await startNewSitting(here)
    await advanceClock(here.database.db, sitting.id, 60)
    await sitting.openOn()
    await advanceClock(here.database.db, sitting.id, 100)
    expect((await sitting.read()).remaining_seconds).toBeCloseTo(3500, -1)
  })

  test('once the paper was sent it starts within fifteen seconds, whether or not a device opens it', async () => {
    const { student, sitting } = await startNewSitting(here)
    const readPaper = (etag = 'none') =>
      here.app.inject({
        url: `/api/v1${sitting.path}/paper/`,
        headers: { authorization: `Token ${student.token}`, 'if-none-match': etag },
      })
    const { headers } = await readPaper()
    await vi.waitFor(async () => expect(await untilClock(sitting.id)).toBeLessThanOrEqual(15_000), POLL)
    const { started_at: first, ends } = await momentsOf(sitting.id)
    expect(ends).toBe(first.getTime() + 3_600_000)
    await readPaper()
    expect((await readPaper(headers.etag)).statusCode).toBe(304)
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect((await momentsOf(sitting.id)).started_at).toEqual(first)

    await advanceClock(here.database.db, sitting.id, 60)
    expect((await sitting.read()).remaining_seconds).toBeLessThanOrEqual(3600 - 45)
    await sitting.openOn()
    expect((await sitting.read()).remaining_seconds).toBeLessThanOrEqual(3600 - 45)
  })

  test('a device that says it has the paper already is no exception', async () => {
    const { student, sitting, testId } = await startNewSitting(here)
    const { hash } = await here.database.db
      .selectFrom('papers')
      .innerJoin('tests', 'tests.paper_id', 'papers.id')
      .select('hash')
      .where('tests.id', '=', testId)
      .executeTakeFirstOrThrow()
    const headers = { authorization: `Token ${student.token}`, 'if-none-match': `"${hash}"` }
    expect((await here.app.inject({ url: `/api/v1${sitting.path}/paper/`, headers })).statusCode).toBe(304)
    await vi.waitFor(async () => expect(await untilClock(sitting.id)).toBeLessThanOrEqual(15_000), POLL)
  })

  test('a server that stops starts what it has not yet', async () => {
    const { student, sitting } = await startNewSitting(here)
    const clockStart = createDelayedClockStart(here.database.db, (error) => expect.unreachable(String(error)))
    clockStart.schedule({ studentId: student.id, id: sitting.id })
    expect(await untilClock(sitting.id)).toBeGreaterThan(60_000)
    await clockStart.close()
    expect(await untilClock(sitting.id)).toBeLessThanOrEqual(15_000)
  })

  test('on a slow network they count from the end of the sending', async () => {
    const { db } = here.database
    const student = await aStudent(db)
    const { id } = await aTest(db)
    // more than the buffers on the way take; sent as it is stored
    await sql`update papers set body = ${randomBytes(24 * 1024 * 1024)}
      where id = (select paper_id from tests where id = ${id})`.execute(db)
    const { id: attemptId, path } = await startSitting(here.app, student.token, id)
    const address = await here.app.listen({ port: 0, host: '127.0.0.1' })
    const asked = get(`${address}/api/v1${path}/paper/`, {
      headers: { authorization: `Token ${student.token}`, 'accept-encoding': 'br' },
    })
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    expect(await untilClock(attemptId)).toBeGreaterThan(60_000)
    reply.resume()
    await vi.waitFor(async () => expect(await untilClock(attemptId)).toBeLessThanOrEqual(15_000), POLL)
  })
})

async function momentsOf(attemptId: number): Promise<{ started_at: Date; ends: number }> {
  const { started_at, deadline_at } = await here.database.db
    .selectFrom('attempts')
    .select(['started_at', 'deadline_at'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  return { started_at, ends: deadline_at.getTime() }
}

const untilClock = async (attemptId: number) => (await momentsOf(attemptId)).started_at.getTime() - Date.now()
