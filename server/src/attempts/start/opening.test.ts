import { createDecipheriv, randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Started } from '@pariksha/contract/attempts/attempt'
import type { Opening } from '@pariksha/contract/attempts/opening'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const opensIn = (minutes: number) => aTest(here.database.db, { mode: 'live', opensAt: inMinutes(minutes) })
const opensNow = (testId: number) =>
  sql`update tests set opens_at = now() where id = ${testId}`.execute(here.database.db)

const read = (path: string, as: string, headers: object = {}) =>
  here.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Token ${as}`, ...headers } })

async function fetchSealed(testId: number, token: string) {
  const reply = await read(`/tests/${testId}/sealed-paper/`, token)
  expect(reply.statusCode).toBe(200)
  const { paper_hash } = (await read(`/tests/${testId}/opening/`, token)).json<Opening>()
  return { body: reply.rawPayload, etag: reply.headers.etag, paper_hash: paper_hash as string }
}

const start = (testId: number, as: string, sealed?: object) =>
  call(here.app, 'POST', '/tests/usertest/?questions=visited', {
    as,
    body: { test_id: testId, ...(sealed && { sealed }) },
  })

function unseal(body: Buffer, key: string): unknown {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), body.subarray(0, 12))
  decipher.setAuthTag(body.subarray(-16))
  return JSON.parse(gunzipSync(Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()])).toString())
}

describe('a live test that opens later', () => {
  test('is waited for by the clock of the server, its paper on the device, and begins with the key', async () => {
    const { token } = await aStudent(here.database.db)
    const { id } = await opensIn(10)
    const opening = (await read(`/tests/${id}/opening/`, token)).json<Opening>()
    expect(opening.opens_in).toBeGreaterThan(500)
    expect(opening.opens_in).toBeLessThanOrEqual(600)
    const { body, etag, paper_hash } = await fetchSealed(id, token)
    expect(etag).toBe(`"${opening.paper_hash}"`)
    expect((await read(`/tests/${id}/sealed-paper/`, token, { 'if-none-match': etag })).statusCode).toBe(304)

    const device = randomUUID()
    expect(problem(await start(id, token, { paper_hash, device }))).toEqual([409, 'not_open_yet'])
    await opensNow(id)
    const reply = await start(id, token, { paper_hash, device })
    expect(reply.statusCode).toBe(201)
    expect(reply.body).not.toContain('of section 1?')
    const attempt = reply.json<Started>()
    expect(attempt).toMatchObject({
      epoch: 1,
      remaining_seconds: expect.closeTo(3600, -1),
      sealed: { is_opened: true },
    })
    expect(unseal(body, attempt.sealed?.key as string)).toMatchObject({
      hash: paper_hash,
      questions: expect.arrayContaining([
        expect.objectContaining({ question: { en: expect.stringContaining('Question 1') } }),
      ]),
    })
    // the device is in charge: what it sends is taken, as after a takeover
    const action = { seq: 1, at: 1_000, question_number: 1, user_choice: 'a' }
    const sent = await call(here.app, 'POST', `/tests/usertest/${attempt.id}/actions/`, {
      as: token,
      body: { device, epoch: 1, actions: [action] },
    })
    expect(sent.json()).toMatchObject({ refused: [] })
  })

  test('whose answer was lost gives the key again, and the device opens the attempt as any other', async () => {
    const { token } = await aStudent(here.database.db)
    const { id } = await opensIn(1)
    const { paper_hash } = await fetchSealed(id, token)
    await opensNow(id)
    const sealed = { paper_hash, device: randomUUID() }
    const first = (await start(id, token, sealed)).json<Started>()
    const again = await start(id, token, sealed)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ id: first.id, sealed: { key: first.sealed?.key, is_opened: false } })
    const opened = await call(here.app, 'POST', `/tests/usertest/${first.id}/takeover/`, {
      as: token,
      body: { device: sealed.device },
    })
    expect(opened.json()).toMatchObject({ epoch: 2 })
  })

  test('begun by a device with another paper, or none, has its clock wait for the paper as before', async () => {
    for (const sealed of [undefined, { paper_hash: 'x'.repeat(43), device: randomUUID() }]) {
      const { token } = await aStudent(here.database.db)
      const { id } = await opensIn(-1)
      expect((await start(id, token, sealed)).json()).toMatchObject({ epoch: 0, sealed: null })
    }
  })

  test('with one start for all has the clock of the opening, whenever the paper is unsealed', async () => {
    const { db } = here.database
    const { token } = await aStudent(db)
    const { id } = await aTest(db, { mode: 'live', opensAt: inMinutes(-10), closesAt: inMinutes(10) })
    await sql`update tests set common_start = true where id = ${id}`.execute(db)
    const { paper_hash } = await fetchSealed(id, token)
    const attempt = (await start(id, token, { paper_hash, device: randomUUID() })).json<Started>()
    expect(attempt).toMatchObject({ epoch: 1, remaining_seconds: expect.closeTo(3000, -1) })
  })

  test('keeps its sealed paper until half an hour before', async () => {
    const { token } = await aStudent(here.database.db)
    const { id } = await opensIn(31)
    expect((await read(`/tests/${id}/opening/`, token)).json()).toMatchObject({ paper_hash: null })
    expect(problem(await read(`/tests/${id}/sealed-paper/`, token))).toEqual([409, 'not_open_yet'])
  })

  test('is sealed with a key of its own, the same from every process', async () => {
    const { token } = await aStudent(here.database.db)
    const [one, other] = [await opensIn(5), await opensIn(5)]
    const bodies = [
      await fetchSealed(one.id, token),
      await fetchSealed(other.id, token),
      await fetchSealed(one.id, token),
    ]
    const [first, second, third] = bodies.map(({ body }) => body.toString('base64'))
    expect(first).toBe(third)
    expect(first).not.toBe(second)
  })
})

describe('the sealed paper', () => {
  const refused = async (testId: number, token: string) => [
    problem(await read(`/tests/${testId}/opening/`, token)),
    problem(await read(`/tests/${testId}/sealed-paper/`, token)),
  ]
  const both = (...answer: readonly [number, string]) => [answer, answer]

  test('is for who may take the test', async () => {
    const { db } = here.database
    const { token } = await aStudent(db)
    const opensAt = inMinutes(5)
    expect(await refused(999_999, token)).toEqual(both(404, 'not_found'))
    expect(await refused((await aTest(db, { mode: 'live', opensAt, freeCount: 0 })).id, token)).toEqual(
      both(402, 'payment_required'),
    )
    expect(await refused((await aTest(db, { mode: 'live', opensAt, published: false })).id, token)).toEqual(
      both(409, 'not_published'),
    )
    const ofGroup = await aTest(db, { mode: 'live', opensAt })
    await sql`update tests set access = 'groups' where id = ${ofGroup.id}`.execute(db)
    expect(await refused(ofGroup.id, token)).toEqual(both(404, 'not_found'))
  })

  test('of a mock that takes registration is for who registered for this shift', async () => {
    const { db } = here.database
    const { id: studentId, token } = await aStudent(db)
    const { id, series } = await aTest(db, { mode: 'live', opensAt: inMinutes(5), closesAt: inMinutes(30) })
    await sql`with mock as (insert into live_mocks (title, series_slug) values ('All India mock', ${series}) returning id)
      update tests set live_mock_id = mock.id, shift_number = 1 from mock where tests.id = ${id}`.execute(db)
    expect(await refused(id, token)).toEqual(both(409, 'not_registered'))
    await sql`insert into live_mock_registrations (student_id, live_mock_id, test_id)
      select ${studentId}, live_mock_id, id from tests where id = ${id}`.execute(db)
    await fetchSealed(id, token)
  })

  test('is not for who took the test, nor after its last start', async () => {
    const { db } = here.database
    const { token } = await aStudent(db)
    const { id } = await opensIn(-1)
    await start(id, token)
    expect(await refused(id, token)).toEqual(both(409, 'taken_already'))
    const over = await aTest(db, { mode: 'live', opensAt: inMinutes(-60), closesAt: inMinutes(-1) })
    expect(await refused(over.id, token)).toEqual(both(409, 'no_more_starts'))
  })

  test('is there for live tests alone', async () => {
    const { token } = await aStudent(here.database.db)
    const practice = await aTest(here.database.db, { opensAt: inMinutes(5) })
    expect(await refused(practice.id, token)).toEqual(both(404, 'not_found'))
    await opensNow(practice.id)
    const sealed = { paper_hash: 'x', device: randomUUID() }
    expect((await start(practice.id, token, sealed)).json()).toMatchObject({ epoch: 0, sealed: null })
  })
})
