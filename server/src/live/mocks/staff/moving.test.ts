import { randomUUID } from 'node:crypto'
import type { Opening } from '@pariksha/contract/attempts/opening'
import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { shiftOpens } from '../../../testing/live/live-mocks.ts'
import { inMinutes, line, useMockStaff } from '../../../testing/live/mock-staff.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { problem } from '../../../testing/use-app.ts'
import { remindOfShifts } from '../remind.ts'

const { here, aRegisteredMock } = useMockStaff()

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
    await here.mailbox.next(asha.email),
    await here.mailbox.next(sita.email),
    await here.mailbox.next(hari.email),
  ]
  expect(mail.subject).toMatch(/^Shift 1 was moved to .*: Grand mock$/)
  expect(mail.body).toContain(`https://tests.example.com/live-mocks/${id}`)
  expect(telugu.body).toContain('షిఫ్ట్ 1 సమయం మారింది')
  expect(telugu.body).toContain(`https://tests.example.com/te/test/${first}`)
  expect(hindi.body).toContain('शिफ़्ट 1 का समय बदल गया है')
  for (const { email } of [asha, sita, hari, later]) expect(here.mailbox.unread(email)).toEqual([])

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
  const remind = () =>
    remindOfShifts({ db, config: { publicUrl: 'https://tests.example.com' }, outgoing: here.outgoing })
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
  expect(here.mailbox.unread(asha.email).map(({ subject }) => /was moved|begins on/.exec(subject)?.[0])).toEqual([
    'begins on',
    'was moved',
    'begins on',
    'was moved',
    'was moved',
    'begins on',
  ])
})

test('a sealed paper that is on a device opens at the new time, not at the old one', async () => {
  const { db, first, asha, move } = await aRegisteredMock()
  await shiftOpens(db, first, 10)
  const opening = async () =>
    (await call(here.app, 'GET', `/tests/${first}/opening/`, { as: asha.token })).json<Opening>()
  const { paper_hash } = await opening()
  const start = () =>
    call(here.app, 'POST', '/tests/usertest/', {
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
  const { db, id, first, second, move, read } = await aRegisteredMock()
  const due = (await read()).release_from ?? ''
  await db
    .updateTable('tests')
    .set({ released_at: new Date(due), release_follows: true })
    .where('live_mock_id', '=', id)
    .execute()
  const dates = async () => {
    const { shifts, release_from, last_shift } = await read()
    expect(shifts.map(({ released_at }) => Date.parse(released_at ?? ''))).toEqual(
      shifts.map(() => Date.parse(release_from ?? '')),
    )
    return { at: Date.parse(release_from ?? ''), last_shift }
  }
  expect(await dates()).toEqual({ at: Date.parse(due), last_shift: 2 })
  await move(2_000)
  expect(await dates()).toMatchObject({ last_shift: 1 })
  await move(100)
  expect(await dates()).toEqual({ at: Date.parse(due), last_shift: 2 })
  // one that was named stays, unless it would be too early
  const named = new Date(Date.parse(due) + 86_400_000)
  await db.updateTable('tests').set({ released_at: named, release_follows: false }).where('id', '=', first).execute()
  await move(300, {}, second)
  const { shifts } = await read()
  expect(Date.parse(shifts.find(({ test_id }) => test_id === first)?.released_at ?? '')).toBe(named.getTime())
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
  expect(here.mailbox.unread(asha.email)).toEqual([])

  await shiftOpens(db, first, -1)
  for (const reply of [await move(60), await callOff()]) expect(problem(reply)).toEqual([409, 'shift_begun'])
  expect((await callOff(second)).statusCode).toBe(200)
  for (const reply of [await move(60, {}, second), await callOff(second)])
    expect(problem(reply)).toEqual([409, 'called_off'])
  expect(problem(await register(asha.token, second))).toEqual([409, 'registration_over'])
})

test('a shift whose paper is still to be published is not moved to where that would be too late', async () => {
  const papers = await aPaperAuthor(here)
  const at = inMinutes(300).toISOString()
  const window = (opens: number) => ({
    opens_at: inMinutes(opens).toISOString(),
    closes_at: inMinutes(opens + 60).toISOString(),
  })
  const live = { ...NOW, mode: 'live', at, ...window(400) }
  const { series, publication } = await papers.act(await papers.whole(), 'publish', live)
  const made = {
    title: 'Grand mock',
    series,
    takes_registration: false,
    registration_closes_at: null,
    places_per_shift: null,
  }
  const { id } = (await papers.send('POST', '/live-mocks/', made)).json<StaffLiveMock>()
  const shift = { test_id: publication?.test_id }
  const { version } = (await papers.send('POST', `/live-mocks/${id}/shifts/`, shift)).json<StaffLiveMock>()
  const move = async (opens: number) => {
    const body = { version, ...window(opens), common_start: false }
    const reply = await papers.send('POST', `/live-mocks/${id}/shifts/${shift.test_id}/move/`, body)
    return [reply.statusCode, reply.json().errors?.[0]?.path]
  }
  expect(await move(100)).toEqual([400, 'opens_at'])
  expect((await move(350))[0]).toBe(200)
})
