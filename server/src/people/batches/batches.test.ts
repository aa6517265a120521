import type { Batch, ImportCheck } from '@pariksha/contract/people/batches'
import { makeArchive } from '@pariksha/formats/package/make-archive'
import { makeWorkbook } from '@pariksha/formats/sheets/xlsx/make-workbook'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLimits } from '../../platform/limits/limits.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { logIn, mailingApp, post } from '../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

let made = 0

async function theSchool() {
  const { app, db } = await mailingApp(mailbox)
  const as = await aStaffSession(db, true, ['support'])
  const batchOf = async (name: string): Promise<Batch> =>
    (await call(app, 'POST', '/staff/batches/', { as, body: { name } })).json()
  const batch = await batchOf('SSC evening')
  const path = `/staff/batches/${batch.id}/`
  const read = async (who = as) =>
    (await call(app, 'GET', path, { as: who })).json<Batch & { page: { email: string }[] }>()
  const check = async (csv: string) =>
    (await call(app, 'POST', `${path}import/check/`, { as, body: { csv } })).json<ImportCheck>()
  const bring = (csv: string) => call(app, 'POST', `${path}import/`, { as, body: { csv } })
  /** A teacher, signed in, with these batches. */
  const teacherOf = async (...batches: readonly Batch[]) => {
    const token = await aStaffSession(db, true, ['teacher'])
    const { user_id: id } = await db
      .selectFrom('tokens')
      .select('user_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const { id: batchId, name } of batches) {
      await call(app, 'PUT', `/staff/batches/${batchId}/`, { as, body: { name, teachers: [id] } })
    }
    return { token, id }
  }
  const table = (count: number) => {
    const group = ++made
    const lines = Array.from(
      { length: count },
      (_, n) => `Student ${n},s${group}.${n}@example.com,98480${String(n).padStart(5, '0')}`,
    )
    return `name,email,phone\n${lines.join('\n')}\n`
  }
  return { app, db, as, batch, batchOf, path, read, check, bring, teacherOf, table }
}

const refusal = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code]

test('a check names who would be added to an account that a stranger may have made with the code of an SMS', async () => {
  const { db, check, bring } = await theSchool()
  const [stranger, confirmed, invited] = [await aStudent(db), await aStudent(db), await aStudent(db)]
  const set = (id: number, values: object) => db.updateTable('users').set(values).where('id', '=', id).execute()
  await set(stranger.id, { password_hash: 'of a stranger', email_verified_at: null })
  await set(confirmed.id, { password_hash: 'their own', email_verified_at: new Date() })
  await set(invited.id, { password_hash: null, email_verified_at: null })
  const csv = `name,email\n${[confirmed, stranger, invited].map(({ email }) => `Asha,${email}`).join('\n')}\n`
  expect(await check(csv)).toMatchObject({ added: 3, unconfirmed: [3], faults: [] })
  await bring(csv)
  expect(await check(csv)).toMatchObject({ there: 3, unconfirmed: [] })
})

test('a form that was opened before a colleague took a teacher away does not give the students back to that teacher', async () => {
  const { app, as, batch, path, teacherOf, read } = await theSchool()
  const { id } = await teacherOf(batch)
  const was = { name: batch.name, teachers: [id] }
  const change = (body: object) => call(app, 'PUT', path, { as, body })
  const away = { name: batch.name, teachers: [], was }
  for (const _ of ['saved', 'sent again, as its answer was lost']) expect((await change(away)).statusCode).toBe(200)
  expect(refusal(await change({ name: 'SSC morning', teachers: [id], was }))).toEqual([409, 'row_changed'])
  expect(await read()).toMatchObject({ name: batch.name, teachers: [] })
  const renamed = { name: 'SSC morning', teachers: [], was: { name: batch.name, teachers: [] } }
  expect((await change(renamed)).json()).toMatchObject({ name: 'SSC morning', teachers: [] })
})

test('a batch is made, renamed, given teachers and deleted; its students keep their accounts', async () => {
  const { app, db, as, batch, batchOf, path, teacherOf, read } = await theSchool()
  expect(refusal(await call(app, 'POST', '/staff/batches/', { as, body: { name: batch.name } }))).toEqual([
    409,
    'batch_there',
  ])
  const teacher = await teacherOf(batch)
  const student = await aStudent(db)
  const body = { name: 'SSC morning', teachers: [teacher.id, student.id, 4_000_000_001] }
  const changed = await call(app, 'PUT', path, { as, body })
  expect(changed.json()).toMatchObject({ name: 'SSC morning', teachers: [{ id: teacher.id }] })
  const other = await batchOf('Bank')
  expect(refusal(await call(app, 'PUT', `/staff/batches/${other.id}/`, { as, body }))).toEqual([409, 'batch_there'])

  const add = (email: string) => call(app, 'POST', `${path}members/`, { as, body: { email } })
  expect((await add(student.email)).statusCode).toBe(200)
  expect((await add(student.email)).statusCode).toBe(200)
  expect(await read()).toMatchObject({ members: 1, page: [{ email: student.email }] })
  expect(refusal(await add('nobody@example.com'))).toEqual([409, 'no_student'])
  expect((await call(app, 'DELETE', `${path}members/${student.id}/`, { as })).statusCode).toBe(200)
  expect((await read()).members).toBe(0)
  await add(student.email)
  expect((await call(app, 'DELETE', path, { as })).statusCode).toBe(200)
  expect((await call(app, 'GET', path, { as })).statusCode).toBe(404)
  expect((await call(app, 'GET', '/accounts/user/', { as: student.token })).statusCode).toBe(200)
})

test('there are a thousand batches at most', async () => {
  const { app, db, as } = await theSchool()
  await sql`insert into batches (name) select 'Batch ' || n from generate_series(2, 1000) n`.execute(db)
  const more = await call(app, 'POST', '/staff/batches/', { as, body: { name: 'One more' } })
  expect(refusal(more)).toEqual([409, 'too_many_kept'])
})

test('a file is looked at first: what it would do, and what is wrong in which row; nothing happens', async () => {
  const { db, check, bring } = await theSchool()
  const student = await aStudent(db)
  const { email: staff } = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'staff')
    .limit(1)
    .executeTakeFirstOrThrow()
  const csv = `name,email\nAsha,${student.email}\nNew,brand.new@example.com\nStaff,${staff}\nBad,bad\n`
  expect(await check(csv)).toEqual({
    rows: 3,
    new_accounts: 1,
    added: 1,
    there: 0,
    unconfirmed: [],
    faults: [
      { row: 4, column: 'email', message: 'This is a staff account.' },
      { row: 5, column: 'email', message: 'Please enter a valid e-mail address.' },
    ],
  })
  expect(refusal(await bring(csv))).toEqual([409, 'import_faulty'])
  expect(await db.selectFrom('batch_members').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('users').select('id').where('email', '=', 'brand.new@example.com').execute()).toEqual([])
})

test('the students of a file get accounts and one invitation; the same file again adds and invites nobody', async () => {
  const { app, db, bring, check, read } = await theSchool()
  const there = await aStudent(db)
  const email = `invited.${++made}@example.com`
  const csv = `Name,E-mail,Phone\nKiran Kumar Rao,${email},9848022338\nAsha,${there.email},\n`
  expect((await bring(csv)).json()).toEqual({ added: 2, invited: 1, there: 0 })
  const { body } = await mailbox.next(email)
  expect(body).not.toContain('SSC evening') // free text goes into no mail
  const confirmed = db.selectFrom('users').select(['email_verified_at', 'phone_given']).where('email', '=', email)
  expect(await confirmed.execute()).toEqual([{ email_verified_at: null, phone_given: true }])
  expect(body).toContain('/login/forgot')
  expect(mailbox.unread(there.email)).toEqual([])
  expect((await bring(csv)).json()).toEqual({ added: 0, invited: 0, there: 2 })
  expect(mailbox.unread(email)).toEqual([])
  expect(await check(csv)).toMatchObject({ new_accounts: 0, added: 0, there: 2 })
  expect((await read()).members).toBe(2)

  // the way the mail names: a code, a password, and in
  await post(app, '/password/forgot/', { email })
  const otp = await mailbox.code(email)
  const password = 'entirely new words'
  expect((await post(app, '/password/reset/', { email, otp, password })).statusCode).toBe(200)
  const { user } = (await logIn(app, { email, password })).json()
  expect(user).toMatchObject({ full_name: 'Kiran Kumar Rao', preferred_name: 'Kiran', phone_number: '+919848022338' })
})

test('the log names the students whom an import added, and those of a deleted batch', async () => {
  const { app, db, as, bring, path } = await theSchool()
  const student = await aStudent(db)
  await bring(`name,email\nAsha,${student.email}\n`)
  await call(app, 'DELETE', path, { as })
  const log = db.selectFrom('audit_log').select(['action', 'before', 'after']).where('subject', '=', 'batches')
  expect(await log.orderBy('id').execute()).toMatchObject([
    { action: 'added' },
    { action: 'imported students', after: { added: [student.id] } },
    { action: 'deleted', before: { students: [student.id] } },
  ])
})

test('nobody invites more than six thousand students in a day', async () => {
  const database = await databaseForTest()
  const app = await testApp(database, { limits: createLimits(database.pool, TEST_SECRET) })
  onTestFinished(() => app.close())
  const as = await aStaffSession(database.db, true, ['support'])
  const { id } = (await call(app, 'POST', '/staff/batches/', { as, body: { name: 'All' } })).json<Batch>()
  const bring = (group: number, count: number) => {
    const lines = Array.from({ length: count }, (_, n) => `Student ${n},g${group}.${n}@example.com`)
    const body = { csv: `name,email\n${lines.join('\n')}` }
    return call(app, 'POST', `/staff/batches/${id}/import/`, { as, body })
  }
  for (const group of [1, 2, 3]) expect((await bring(group, 2_000)).statusCode).toBe(200)
  expect(refusal(await bring(4, 1))).toEqual([429, 'too_many_requests'])
  expect((await bring(3, 2_000)).json()).toEqual({ added: 0, invited: 0, there: 2_000 })
})

test('of the same file twice at once, everybody is added and invited once', async () => {
  const { bring, table, read } = await theSchool()
  const csv = table(20)
  const done = (await Promise.all([bring(csv), bring(csv)])).map((reply) =>
    reply.json<{ added: number; invited: number; there: number }>(),
  )
  expect(done.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 20])
  expect(done.map(({ invited }) => invited).sort((a, b) => a - b)).toEqual([0, 20])
  expect(done.map(({ there }) => there).sort((a, b) => a - b)).toEqual([0, 20])
  expect((await read()).members).toBe(20)
})

test('invitations come in the language that is chosen with the file, and their accounts keep it', async () => {
  const { app, as, path } = await theSchool()
  const body = { csv: 'name,email\nAsha Rao,asha.te@example.com', language: 'te' }
  await call(app, 'POST', `${path}import/`, { as, body })
  const invitation = await mailbox.next('asha.te@example.com')
  expect(invitation.body).toContain('పాస్‌వర్డ్ పెట్టుకోండి')
  expect(invitation.body).toContain('/te/login/forgot')
  await post(app, '/password/forgot/', { email: 'asha.te@example.com' })
  expect((await mailbox.next('asha.te@example.com')).body).toMatch(/^మీ కోడ్: \d{8}/)
})

test('a program that imports without a language leaves the language of the accounts open', async () => {
  const { app, as, path } = await theSchool()
  await call(app, 'POST', `${path}import/`, { as, body: { csv: 'name,email\nAsha Rao,asha.open@example.com' } })
  expect((await mailbox.next('asha.open@example.com')).body).toContain('Choose a password')
  await call(app, 'POST', '/accounts/password/forgot/', { body: { email: 'asha.open@example.com' }, language: 'te' })
  expect((await mailbox.next('asha.open@example.com')).body).toMatch(/^మీ కోడ్: \d{8}/)
})

test('fifteen hundred students without accounts are imported at once', async () => {
  const database = await databaseForTest()
  // the queue takes all mails in one statement (platform/mail/outgoing.test.ts); here nobody sends them
  const app = await testApp(database)
  onTestFinished(() => app.close())
  const as = await aStaffSession(database.db, true, ['support'])
  const { id } = (await call(app, 'POST', '/staff/batches/', { as, body: { name: 'All' } })).json<Batch>()
  const phone = (n: number) => `98480${String(n).padStart(5, '0')}`
  const lines = Array.from({ length: 1500 }, (_, n) => `Student ${n},all.${n}@example.com,${phone(n)}`)
  const csv = `name,email,phone\n${lines.join('\n')}`
  const reply = await call(app, 'POST', `/staff/batches/${id}/import/`, { as, body: { csv } })
  expect(reply.json()).toEqual({ added: 1500, invited: 1500, there: 0 })
})

test('a workbook becomes the table that is checked and imported, rows in their places', async () => {
  const { app, db, as, path, check, bring } = await theSchool()
  const student = await aStudent(db)
  const send = (payload: Buffer, token = as) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${path}import/sheet/?name=list.xlsx`,
      headers: { authorization: `Token ${token}`, 'content-type': 'application/octet-stream' },
      payload,
    })
  const workbook = (rows: readonly (readonly (string | number)[])[]) =>
    Buffer.from(makeWorkbook([{ name: 'List', rows, widths: [20, 30, 14] }]))
  const fresh = `sheet.${++made}@example.com`
  const rows = [['Name', 'E-mail', 'Mobile'], ['రవి, "కుమార్"', fresh, 9848022338], [], ['Asha', student.email, '']]
  const { csv } = (await send(workbook(rows))).json<{ csv: string }>()
  expect((await check(csv)).faults).toEqual([
    { row: 2, column: 'name', message: 'A name has letters, spaces, dots and hyphens only.' },
  ])
  rows[1] = ['రవి కుమార్', fresh, 9848022338]
  expect((await bring((await send(workbook(rows))).json().csv)).json()).toEqual({ added: 2, invited: 1, there: 0 })
  const { phone_number } = await db
    .selectFrom('users')
    .select('phone_number')
    .where('email', '=', fresh)
    .executeTakeFirstOrThrow()
  expect(phone_number).toBe('+919848022338')

  const list = 'Name,Email ID\r\nRené,rene@example.com\r\n'
  for (const file of [Buffer.from(list), Buffer.from(`\ufeff${list}`, 'utf16le'), Buffer.from(list, 'latin1')])
    expect((await send(file)).json()).toEqual({ csv: list.replaceAll('\r\n', '\n') })
  expect(refusal(await send(Buffer.from([1, 0, 0, 2, 3])))).toEqual([400, 'bad_input'])

  const bomb = makeArchive({ 'xl/workbook.xml': ' '.repeat(4_000_000) })
  for (const hostile of [Buffer.from('PK nothing'), Buffer.from(bomb), Buffer.from([0xd0, 0xcf, 1, 2])]) {
    expect(refusal(await send(hostile))).toEqual([400, 'bad_input'])
  }
  expect(refusal(await send(Buffer.alloc(2 * 1024 * 1024 + 100, 1)))).toEqual([413, 'too_large'])
})

// what any call shows a teacher of the batches of others: strangers.test.ts
test('a teacher sees their own batches', async () => {
  const { app, batch, batchOf, teacherOf } = await theSchool()
  await batchOf('Of somebody else')
  const { token } = await teacherOf(batch)
  const listed = (await call(app, 'GET', '/staff/batches/', { as: token })).json<Batch[]>()
  expect(listed.map(({ name }) => name)).toEqual([batch.name])
  expect((await call(app, 'GET', `/staff/batches/${batch.id}/`, { as: token })).statusCode).toBe(200)
})
