import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import { expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { inMinutes, line, REASON, useMockStaff } from '../../../testing/live/mock-staff.ts'
import { problem } from '../../../testing/use-app.ts'

const { here, aRegisteredMock } = useMockStaff()

test('once the last shift is called off, the results of the mock are announced for after the one before it', async () => {
  const { callOff, read, second } = await aRegisteredMock()
  const before = await read()
  await callOff(second)
  const { release_from, last_shift, shifts } = await read()
  expect([before.last_shift, last_shift]).toEqual([2, 1])
  const [one, two] = shifts.map(({ closes_at }) => Date.parse(closes_at ?? ''))
  expect(Date.parse(before.release_from ?? '') - Date.parse(release_from ?? '')).toBe((two ?? 0) - (one ?? 0))
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
  const mail = await here.mailbox.next(asha.email)
  expect(mail.subject).toBe('Shift 1 was called off: Grand mock')
  expect(mail.body).toContain(`Reason: ${REASON}`)
  expect([line(mail.calendar, 'METHOD'), line(mail.calendar, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
  expect(line(mail.calendar, 'SEQUENCE')).toBe(String(sequence + 1))
  expect(here.mailbox.unread(later.email)).toEqual([])

  const mine = await page(asha.token)
  expect(mine).toMatchObject({ registered_for: null, freed_from: first })
  expect(mine.shifts).toMatchObject([
    { called_off: REASON, takes_registration: false },
    { called_off: null, takes_registration: true, places_left: 1 },
  ])
  expect(mine.calendar.sequence).toBeGreaterThan(sequence + 1)
  const opening = await call(here.app, 'GET', `/tests/${first}/opening/`, { as: asha.token })
  expect([problem(opening), opening.json().values]).toEqual([[409, 'called_off'], { reason: REASON }])
  const details = (await call(here.app, 'GET', `/tests/${first}/`)).json()
  expect(details.live_mock).toMatchObject({ called_off: REASON })
  const listed = (await call(here.app, 'GET', '/live-mocks/', { as: asha.token })).json<LiveMock[]>()
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
    expect(here.mailbox.unread(student?.email ?? '')).toHaveLength(isFreed ? 1 : 0)
  }
})
