import { randomUUID } from 'node:crypto'
import type { LiveMock } from '@pariksha/contract/tests/live-mocks'
import type { Opening } from '@pariksha/contract/tests/opening'
import type { StaffLiveMock } from '@pariksha/contract/tests/staff-live-mocks'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { NO_OUTGOING, type Outgoing } from '../../mail/outgoing.ts'
import { smtpTransport } from '../../mail/smtp.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../testing/app.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aMock, shiftOpens } from '../../testing/live-mocks.ts'
import { problem } from '../../testing/use-app.ts'
import { remindOfShifts } from '../remind.ts'

let mailbox: Mailbox
let database: TestDatabase
let app: FastifyInstance
let outgoing: Outgoing
let as: string
beforeAll(async () => {
  mailbox = await startMailbox()
  database = await freshDatabase()
  const send = smtpTransport(mailbox.smtpUrl, async () => 'no-reply@example.com')
  outgoing = {
    ...NO_OUTGOING,
    mailManyAfterCommit: async (_, mails) => {
      for (const mail of mails) await send(...mail)
    },
  }
  const config = readConfig({ LOG_LEVEL: 'error', PUBLIC_URL: 'https://tests.example.com' })
  app = await testApp(database, { outgoing, config })
  as = await aStaffSession(database.db, true, ['publisher'])
})
afterAll(async () => {
  await app.close()
  await database.close()
  await mailbox.close()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const REASON = 'The hall has no power.'

/** A mock of two shifts, a student registered for the first in each language, and one for the second. */
async function aRegisteredMock(options: Parameters<typeof aMock>[1] = {}) {
  const { db } = database
  const { id, shifts } = await aMock(db, { opens: [180, 400], ...options })
  const [first, second = 0] = shifts
  const registered = async (testId: number, language: 'te' | 'hi' | null = null) => {
    const student = await aStudent(db)
    await db.updateTable('users').set({ language }).where('id', '=', student.id).execute()
    const registered_at = inMinutes(-600)
    const row = { student_id: student.id, live_mock_id: id, test_id: testId, registered_at }
    await db.insertInto('live_mock_registrations').values(row).execute()
    return student
  }
  const [asha, sita, hari] = [await registered(first), await registered(first, 'te'), await registered(first, 'hi')]
  const later = await registered(second)
  const path = `/staff/live-mocks/${id}/`
  const version = async () => (await call(app, 'GET', path, { as })).json<StaffLiveMock>().version
  const post = async (act: string, body: object, testId = first) =>
    call(app, 'POST', `${path}shifts/${testId}/${act}/`, { as, body: { version: await version(), ...body } })
  const move = (opens: number, more: object = {}, testId = first) =>
    post(
      'move',
      {
        opens_at: inMinutes(opens).toISOString(),
        closes_at: inMinutes(opens + 20).toISOString(),
        common_start: false,
        ...more,
      },
      testId,
    )
  const callOff = (testId = first) => post('call-off', { reason: REASON }, testId)
  const register = (token: string, test_id: number) =>
    call(app, 'PUT', `/live-mocks/${id}/registration/`, { as: token, body: { test_id } })
  const page = async (token: string) => (await call(app, 'GET', `/live-mocks/${id}/`, { as: token })).json<LiveMock>()
  const logged = async () =>
    db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'live_mocks')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  return { db, id, first, second, asha, sita, hari, later, version, post, move, callOff, register, page, logged }
}

const line = (file: string | undefined, name: string) =>
  file
    ?.replaceAll('\n ', '')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

test('a shift is moved: each registered student is notified once in their language, with a newer entry for the calendar', async () => {
  const { id, first, asha, sita, hari, later, move, page, logged } = await aRegisteredMock()
  const before = await page(asha.token)
  const moved = await move(500)
  expect(moved.statusCode).toBe(200)
  expect(moved.json<StaffLiveMock>().shifts.map(({ number, may_move }) => [number, may_move])).toEqual([
    [2, true],
    [1, true],
  ])
  const [mail, telugu, hindi] = [
    await mailbox.next(asha.email),
    await mailbox.next(sita.email),
    await mailbox.next(hari.email),
  ]
  expect(mail.subject).toMatch(/^Grand mock: shift 1 was moved to /)
  expect(mail.body).toContain(`https://tests.example.com/live-mocks/${id}`)
  expect(telugu.body).toContain('షిఫ్ట్ 1 సమయం మారింది')
  expect(telugu.body).toContain(`https://tests.example.com/te/test/${first}`)
  expect(hindi.body).toContain('शिफ़्ट 1 का समय बदल गया है')
  for (const { email } of [asha, sita, hari, later]) expect(mailbox.unread(email)).toEqual([])

  const after = await page(asha.token)
  const shift = after.shifts.find(({ test_id }) => test_id === first)
  expect(after.registered_for).toBe(first)
  expect(shift?.moved_from).toBe(before.shifts[0]?.opens_at)
  expect(after.calendar).toEqual({ uid: `live-mock-${id}@tests.example.com`, sequence: before.calendar.sequence + 1 })
  expect(line(mail.calendar, 'METHOD')).toBe('PUBLISH')
  expect(line(mail.calendar, 'UID')).toBe(after.calendar.uid)
  expect(line(mail.calendar, 'SEQUENCE')).toBe(String(after.calendar.sequence))
  expect(line(mail.calendar, 'DTSTART')).toBe(utc(new Date(shift?.opens_at ?? '')))
  expect(line(telugu.calendar, 'SUMMARY')).toBe('Grand mock\\, షిఫ్ట్ 1')
  expect(await logged()).toMatchObject([{ action: 'moved a shift', after: { shift: 1, registered: 3 } }])
})

test('the reminder is sent again for the new time, once, and not where the mail of the move comes within the hour', async () => {
  const { db, first, asha, move } = await aRegisteredMock()
  const remind = () => remindOfShifts({ db, config: { publicUrl: 'https://tests.example.com' }, outgoing })
  await shiftOpens(db, first, 50)
  expect(await remind()).toBe(3)
  await move(240)
  expect(await remind()).toBe(0)
  await shiftOpens(db, first, 55)
  expect(await remind()).toBe(3)
  expect(await remind()).toBe(0)
  await move(40)
  expect(await remind()).toBe(0)
  await move(300)
  await shiftOpens(db, first, 59)
  expect(await remind()).toBe(3)
  expect(mailbox.unread(asha.email).map(({ subject }) => /was moved|begins at/.exec(subject)?.[0])).toEqual([
    'begins at',
    'was moved',
    'begins at',
    'was moved',
    'was moved',
    'begins at',
  ])
})

test('a sealed paper that is on a device opens at the new time, not at the old one', async () => {
  const { db, first, asha, move } = await aRegisteredMock()
  await shiftOpens(db, first, 10)
  const opening = async () => (await call(app, 'GET', `/tests/${first}/opening/`, { as: asha.token })).json<Opening>()
  const { paper_hash } = await opening()
  const start = () =>
    call(app, 'POST', '/tests/usertest/', {
      as: asha.token,
      body: { test_id: first, sealed: { paper_hash, device: randomUUID() } },
    })
  await move(45)
  // the old time has come
  await sql`update tests set opens_at = opens_at - interval '11 minutes' where id = ${first}`.execute(db)
  expect(await opening()).toMatchObject({ paper_hash: null })
  const early = await start()
  expect(problem(early)).toEqual([409, 'not_open_yet'])
  expect(early.body).not.toContain('key')
  await shiftOpens(db, first, 0)
  expect((await start()).json()).toMatchObject({ sealed: { is_opened: true } })
})

test('results wait for the shift that ends last, wherever it was moved, and follow it back', async () => {
  const { db, id, first, second, move } = await aRegisteredMock()
  const from = async () => (await call(app, 'GET', `/staff/live-mocks/${id}/`, { as })).json<StaffLiveMock>()
  const due = (await from()).release_from ?? ''
  await db
    .updateTable('tests')
    .set({ released_at: new Date(due), release_follows: true })
    .where('live_mock_id', '=', id)
    .execute()
  const told = async () => {
    const { shifts, release_from, last_shift } = await from()
    expect(shifts.map(({ released_at }) => Date.parse(released_at ?? ''))).toEqual(
      shifts.map(() => Date.parse(release_from ?? '')),
    )
    return { at: Date.parse(release_from ?? ''), last_shift }
  }
  expect(await told()).toEqual({ at: Date.parse(due), last_shift: 2 })
  await move(2_000)
  expect(await told()).toMatchObject({ last_shift: 1 })
  await move(100)
  expect(await told()).toEqual({ at: Date.parse(due), last_shift: 2 })
  // one that was named stays, unless it would be too early
  const named = new Date(Date.parse(due) + 86_400_000)
  await db.updateTable('tests').set({ released_at: named, release_follows: false }).where('id', '=', first).execute()
  await move(300, {}, second)
  const { shifts } = await from()
  expect(Date.parse(shifts.find(({ test_id }) => test_id === first)?.released_at ?? '')).toBe(named.getTime())
})

test('once the last shift is called off, the results of the mock are told to come after the one before it', async () => {
  const { id, callOff, second } = await aRegisteredMock()
  const from = async () => (await call(app, 'GET', `/staff/live-mocks/${id}/`, { as })).json<StaffLiveMock>()
  const before = await from()
  await callOff(second)
  const { release_from, last_shift, shifts } = await from()
  expect([before.last_shift, last_shift]).toEqual([2, 1])
  const [one, two] = shifts.map(({ closes_at }) => Date.parse(closes_at ?? ''))
  expect(Date.parse(before.release_from ?? '') - Date.parse(release_from ?? '')).toBe((two ?? 0) - (one ?? 0))
})

test('what is wrong with a new time is said; who begun, was called off or changed meanwhile is refused', async () => {
  const { db, first, second, move, post, callOff, asha, register, logged } = await aRegisteredMock()
  const faults = async (opens: number, more: object = {}) =>
    (await move(opens, more)).json().errors?.map(({ path }: { path: string }) => path)
  expect(await faults(-5)).toEqual(['opens_at'])
  expect(await faults(60, { closes_at: inMinutes(60).toISOString() })).toEqual(['closes_at'])
  expect(await faults(60, { common_start: true, closes_at: inMinutes(60 + 61).toISOString() })).toEqual(['closes_at'])
  const { opens_at, closes_at } = await db
    .selectFrom('tests')
    .select(['opens_at', 'closes_at'])
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  expect(await faults(0, { opens_at, closes_at })).toEqual(['opens_at'])
  expect(problem(await move(60, { version: 99 }))).toEqual([409, 'row_changed'])
  expect((await post('call-off', { reason: ' ' })).statusCode).toBe(400)
  expect(await logged()).toEqual([])
  expect(mailbox.unread(asha.email)).toEqual([])

  await shiftOpens(db, first, -1)
  for (const reply of [await move(60), await callOff()]) expect(problem(reply)).toEqual([409, 'shift_begun'])
  expect((await callOff(second)).statusCode).toBe(200)
  for (const reply of [await move(60, {}, second), await callOff(second)])
    expect(problem(reply)).toEqual([409, 'called_off'])
  expect(problem(await register(asha.token, second))).toEqual([409, 'registration_over'])
})

test('a shift is called off: its students read why, and may take another one after registration closed', async () => {
  const { db, id, first, second, asha, later, callOff, register, page, logged } = await aRegisteredMock({ places: 2 })
  const { sequence } = (await page(asha.token)).calendar
  await db
    .updateTable('live_mocks')
    .set({ registration_closes_at: inMinutes(-1) })
    .where('id', '=', id)
    .execute()
  expect((await callOff()).json<StaffLiveMock>().shifts).toMatchObject([
    { number: 1, called_off: REASON, registered: 0, may_move: false },
    { number: 2, called_off: null, registered: 1 },
  ])
  const mail = await mailbox.next(asha.email)
  expect(mail.subject).toBe('Grand mock: shift 1 was called off')
  expect(mail.body).toContain(`Reason: ${REASON}`)
  expect([line(mail.calendar, 'METHOD'), line(mail.calendar, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
  expect(line(mail.calendar, 'SEQUENCE')).toBe(String(sequence + 1))
  expect(mailbox.unread(later.email)).toEqual([])

  const mine = await page(asha.token)
  expect(mine).toMatchObject({ registered_for: null, freed_from: first })
  expect(mine.shifts).toMatchObject([
    { called_off: REASON, takes_registration: false },
    { called_off: null, takes_registration: true, places_left: 1 },
  ])
  expect(mine.calendar.sequence).toBeGreaterThan(sequence + 1)
  const opening = await call(app, 'GET', `/tests/${first}/opening/`, { as: asha.token })
  expect([problem(opening), opening.json().values]).toEqual([[409, 'called_off'], { reason: REASON }])
  const details = (await call(app, 'GET', `/tests/${first}/`)).json()
  expect(details.live_mock).toMatchObject({ called_off: REASON })
  const listed = (await call(app, 'GET', '/live-mocks/', { as: asha.token })).json<LiveMock[]>()
  expect(listed.find((mock) => mock.id === id)).toMatchObject({ freed_from: first })

  const stranger = await aStudent(db)
  expect(problem(await register(stranger.token, second))).toEqual([409, 'registration_over'])
  expect((await register(asha.token, second)).json()).toMatchObject({ registered_for: second, freed_from: null })
  expect(await logged()).toMatchObject([
    { action: 'called off a shift', after: { shift: 1, reason: REASON, registered: 3 } },
  ])
})

test('who registers at the same moment is notified, or is refused', async () => {
  const { db, id, first, callOff, register } = await aRegisteredMock()
  const students = await Promise.all(Array.from({ length: 6 }, () => aStudent(db)))
  const [off, ...replies] = await Promise.all([callOff(), ...students.map(({ token }) => register(token, first))])
  expect(off?.statusCode).toBe(200)
  const left = db.selectFrom('live_mock_registrations').select('student_id').where('test_id', '=', first)
  expect(await left.execute()).toEqual([])
  const freed = await db.selectFrom('freed_registrations').select('student_id').where('live_mock_id', '=', id).execute()
  for (const [at, reply] of replies.entries()) {
    const student = students[at]
    const isFreed = freed.some(({ student_id }) => student_id === student?.id)
    expect(isFreed).toBe(reply.statusCode === 200)
    expect(mailbox.unread(student?.email ?? '')).toHaveLength(isFreed ? 1 : 0)
  }
})
