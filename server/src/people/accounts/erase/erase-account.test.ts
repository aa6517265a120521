import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { call } from '../../../testing/app.ts'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aMock } from '../../../testing/live/live-mocks.ts'
import { aTest } from '../../../testing/papers/papers.ts'
import { aStaffMember } from '../../../testing/staff/staff.ts'
import { aPerson, logIn, mailingApp, post, signUp, tokenOf } from '../../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

/** Every row of every table, as text: what is not in here is not stored. */
async function everythingStored(db: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(db)
  const rows: string[] = []
  for (const { name } of tables.rows) {
    const found = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
    rows.push(...found.rows.map(({ row }) => `${name} ${row}`))
  }
  return rows.join('\n')
}

async function aStudentWithAPast() {
  const { app, db } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox, aPerson({ phone_number: '+915550177777' }))
  const token = await tokenOf(app, asha)
  const { id } = (await logIn(app, asha)).json().user
  const { id: testId } = await aTest(db)
  const attempt = await startSitting(app, token, testId)
  const device = await attempt.openOn()
  await device.sent([device.does(1, { user_choice: 'b' }), device.does(2, { user_choice: 'c', marked_review: true })])
  await device.submitWithCount()
  const open = await startSitting(app, token, (await aTest(db)).id)
  await open.patch(3, { user_choice: 'd' })
  return { app, db, asha, token, id, attempt, open }
}

test('an account is erased with everything that is stored about it, and of others nothing', async () => {
  const { app, db, asha, token, id } = await aStudentWithAPast()
  const ravi = await signUp(app, mailbox)
  const { id: raviId } = (await logIn(app, ravi)).json().user
  await startSitting(app, await tokenOf(app, ravi), (await aTest(db)).id)
  await post(app, '/password/forgot/', { email: asha.email })
  await call(app, 'PATCH', '/accounts/user/', { as: token, body: { email: aPerson().email } })
  await post(app, '/register/', asha)
  const before = await everythingStored(db)
  expect(before).toContain(asha.email)
  expect(before).toMatch(new RegExp(`"student_id": ${id}\\b`))

  const erased = await call(app, 'DELETE', '/accounts/user/', { as: token, body: { password: asha.password } })
  expect([erased.statusCode, erased.json()]).toEqual([200, {}])
  const after = await everythingStored(db)
  expect(after).not.toContain(asha.email)
  expect(after).not.toContain('5550177777')
  expect(after).not.toMatch(new RegExp(`"(student_id|user_id)": ${id}\\b`))
  expect(after).not.toMatch(new RegExp(`"holder": "${id}"`))
  expect(after).toMatch(new RegExp(`attempts .*"student_id": ${raviId}\\b`))
  expect((await call(app, 'GET', '/accounts/user/', { as: token })).statusCode).toBe(401)
  expect((await logIn(app, asha)).statusCode).toBe(401)
})

test('who erases the account is told by mail, in the language of the account', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  await db.updateTable('users').set({ language: 'te' }).where('email', '=', asha.email).execute()
  const token = await tokenOf(app, asha)
  const erase = (password: string) => call(app, 'DELETE', '/accounts/user/', { as: token, body: { password } })
  expect((await erase('a guess of it')).statusCode).toBe(403)
  expect((await erase(asha.password)).statusCode).toBe(200)
  expect((await mailbox.next(asha.email)).body).toContain('మీ ఖాతా')
})

/** Orders, owns, saves, asks and writes, by the calls there are. */
async function leaveTraces(app: FastifyInstance, db: Database, token: string, attemptId: number) {
  const made = async (method: 'POST' | 'PUT', path: string, body?: object) => {
    const reply = await call(app, method, path, { as: token, ...(body && { body }) })
    expect([path, reply.statusCode]).toEqual([path, expect.toBeOneOf([200, 201])])
    return reply.json()
  }
  const staff = await aStaffMember(app, db)
  const order = await made('POST', '/orders/', { package: 'icet-tests' })
  await call(app, 'POST', `/staff/orders/${order.id}/approve/`, { as: staff.token })
  await made('POST', '/orders/', { package: 'icet-complete' })
  await made('PUT', `/library/questions/${attemptId}/1/`)
  const { id: materialId } = await db.selectFrom('materials').select('id').limit(1).executeTakeFirstOrThrow()
  await made('PUT', `/library/materials/${materialId}/`)
  const doubt = await made('POST', '/doubts/', { title: 'trace-of-a-doubt', text: 'trace-of-its-text' })
  await made('POST', `/doubts/${doubt.id}/replies/`, { text: 'trace-of-a-reply' })
  await call(app, 'POST', `/staff/doubts/${doubt.id}/answers/`, {
    as: staff.token,
    body: { text: 'trace-of-an-answer' },
  })
  await made('PUT', `/notes/${randomUUID()}/`, { title: 'trace-of-a-note', text: 'trace-of-its-lines', version: 0 })
  const mock = await aMock(db)
  await made('PUT', `/live-mocks/${mock.id}/registration/`, { test_id: mock.shifts[1] })
  const { student_id } = await db
    .selectFrom('attempts')
    .select('student_id')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const batch = await db
    .insertInto('batches')
    .values({ name: 'Morning batch' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('batch_members').values({ batch_id: batch.id, student_id }).execute()
  const given = { given_ms: 60_000, reason: 'Power cut' }
  await db
    .insertInto('given_time')
    .values({ student_id, attempt_id: attemptId, ...given })
    .execute()
  return staff
}

test('what was ordered, saved, asked and written is in the export, and goes with the account', async () => {
  const { app, db, asha, token, id, attempt } = await aStudentWithAPast()
  const staff = await leaveTraces(app, db, token, attempt.id)
  const account = (await call(app, 'GET', '/accounts/user/export/', { as: token })).json()
  expect(account).toMatchObject({
    orders: [
      { title: 'ICET Tests', status: 'approved' },
      { title: 'ICET Complete', status: 'requested' },
    ],
    entitlements: [{ series_slug: 'icet' }],
    saved_questions: [{ question_number: 1 }],
    saved_materials: [{ material: expect.any(String) }],
    doubts: [
      {
        text: 'trace-of-its-text',
        replies: [{ text: 'trace-of-a-reply' }, { author: 'staff', text: 'trace-of-an-answer' }],
      },
    ],
    batches: [{ batch: 'Morning batch', joined_at: expect.any(String) }],
    attempts: [{ given_time: [{ given_ms: 60_000, reason: 'Power cut' }] }, { given_time: [] }],
    live_mocks: [{ live_mock: 'Grand mock', shift: 2, registered_at: expect.any(String) }],
    notes: [{ title: 'trace-of-a-note', text: 'trace-of-its-lines' }],
  })
  expect(JSON.stringify(account)).not.toContain(staff.email)
  expect(await everythingStored(db)).toContain('trace-of-')
  await call(app, 'DELETE', '/accounts/user/', { as: token, body: { password: asha.password } })
  const after = await everythingStored(db)
  expect(after).not.toContain('trace-of-')
  expect(after).not.toMatch(new RegExp(`"(student_id|user_id)": ${id}\\b`))
  const ordersThatAre = async (status: string) =>
    (await call(app, 'GET', `/staff/orders/?status=${status}`, { as: staff.token })).json().results
  expect(await ordersThatAre('approved'), 'what was paid').toMatchObject([
    { title: 'ICET Tests', price: expect.any(Number), decided_at: expect.any(String), student: null },
  ])
  expect(await ordersThatAre('requested')).toEqual([])
})

test('a borrowed phone is not enough to erase an account', async () => {
  const { app, asha, token } = await aStudentWithAPast()
  for (const body of [{}, { password: '' }, { password: 'a guess of it' }]) {
    const reply = await call(app, 'DELETE', '/accounts/user/', { as: token, body })
    expect([reply.statusCode, reply.json().detail]).toEqual([403, 'This is not your password.'])
  }
  expect((await logIn(app, asha)).statusCode).toBe(200)
})

test('answers that are being saved while the account goes leave nothing behind', async () => {
  const { app, db, asha, token, id, open } = await aStudentWithAPast()
  const erasure = await db.transaction().execute(async (save) => {
    await sql`select from attempts where id = ${open.id} for share`.execute(save)
    await sql`insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number, choice)
      values (${id}, ${open.id}, 0, 999, now(), 0, 1, 'a')`.execute(save)
    const under = call(app, 'DELETE', '/accounts/user/', { as: token, body: { password: asha.password } })
    under.catch(() => {}) // it is awaited below; a call starts when somebody asks for its answer
    await sleep(300)
    return { under }
  })
  expect((await erasure.under).statusCode).toBe(200)
  expect(await everythingStored(db)).not.toMatch(new RegExp(`"student_id": ${id}\\b`))
})

test('a call that is under way while the account goes is one of nobody', async () => {
  const { app, db, token, id } = await aStudentWithAPast()
  const erasure = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('users').where('id', '=', id).execute()
    const body = { title: 'Ratios', text: 'Mine.', version: 0 }
    const under = call(app, 'PUT', `/notes/${randomUUID()}/`, { as: token, body })
    under.catch(() => {}) // it is awaited below; a call starts when somebody asks for its answer
    await sleep(300)
    return { under }
  })
  const reply = await erasure.under
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized'])
})

test('the export has the profile, the sessions and every attempt with all that was typed', async () => {
  const { app, token, asha, id, attempt, open } = await aStudentWithAPast()
  const ravi = await signUp(app, mailbox)
  const reply = await call(app, 'GET', '/accounts/user/export/', { as: token })
  expect(reply.statusCode).toBe(200)
  const account = reply.json()
  expect(account).toMatchObject({
    user: { id, email: asha.email, phone_number: '+915550177777' },
    first_name: 'Asha',
    last_name: 'Rao',
    google_subject: null,
  })
  expect(account.sessions).toHaveLength(2)
  expect(account.attempts).toMatchObject([
    {
      id: attempt.id,
      status: 'completed',
      title: expect.stringContaining('TEST 1'),
      actions: [
        { question_number: 1, choice: 'b' },
        { question_number: 2, choice: 'c', marked: true },
      ],
      result: { correct: 0, incorrect: 2, unattempted: 8 },
    },
    { id: open.id, status: 'started', actions: [{ question_number: 3, choice: 'd' }], result: null },
  ])
  expect(reply.body).not.toContain('argon2')
  const others = await call(app, 'GET', '/accounts/user/export/', { as: await tokenOf(app, ravi) })
  expect(others.json().attempts).toEqual([])
})
