import { randomUUID } from 'node:crypto'
import type { LiveBoard } from '@pariksha/contract/live/live'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call } from '../testing/app.ts'
import { startSitting } from '../testing/attempts/sitting.ts'
import { aStudent } from '../testing/factories.ts'
import { aMock, shiftOpens } from '../testing/live/live-mocks.ts'
import { type FoundStudents, useLiveTests } from '../testing/live/live-tests.ts'
import { problem } from '../testing/use-app.ts'

const { here, staff, get, aTeacherOf } = useLiveTests()

test('before a shift the board counts who is registered and who waits, by batch, and finds who did not come', async () => {
  const { db } = here.database
  const { id, shifts } = await aMock(db, { opens: [10, 200] })
  const [first] = shifts
  const registered = async (name: string) => {
    const student = await aStudent(db, name)
    const body = { test_id: first }
    expect(
      (await call(here.app, 'PUT', `/live-mocks/${id}/registration/`, { as: student.token, body })).statusCode,
    ).toBe(200)
    return student
  }
  const [asha, bala, chitra] = [
    await registered('Asha Rao'),
    await registered('Bala Devi'),
    await registered('Chitra N'),
  ]
  const batch = { name: 'Waiting' }
  const { id: batch_id } = await db.insertInto('batches').values(batch).returning('id').executeTakeFirstOrThrow()
  for (const { id: student_id } of [asha, bala])
    await db.insertInto('batch_members').values({ batch_id, student_id }).execute()
  for (const { token } of [asha, chitra])
    expect((await call(here.app, 'GET', `/tests/${first}/opening/`, { as: token })).statusCode).toBe(200)
  const board = (as = staff.support) => get<LiveBoard>(`/staff/live/${first}/`, as)
  await expect.poll(async () => (await board()).whole.present, { timeout: 20_000 }).toBe(2)
  expect(await board()).toMatchObject({
    whole: { registered: 3, present: 2, started: 0 },
    batches: [{ id: batch_id, registered: 2, present: 1, started: 0 }],
  })
  expect(await board((await aTeacherOf(batch_id)).token)).toMatchObject({
    mock: { registered: 3 },
    whole: { registered: 2, present: 1 },
  })

  await shiftOpens(db, first, 0)
  await startSitting(here.app, asha.token, first)
  expect((await board()).whole).toMatchObject({ registered: 3, present: 1, started: 1 })
  const found = async (query: string) => {
    const { students } = await get<FoundStudents>(`/staff/live/${first}/students/?${query}`)
    return students.map(({ name, state }) => `${name} ${state}`)
  }
  expect(await found('')).toEqual(['Asha Rao active', 'Bala Devi expected', 'Chitra N present'])
  expect(await found('state=expected')).toEqual(['Bala Devi expected'])
  expect(await found('q=chitra&state=present')).toEqual(['Chitra N present'])
  // the page was closed
  await sql`update waiting_students set asked_at = asked_at - interval '121 seconds'`.execute(db)
  expect((await board()).whole).toMatchObject({ present: 0 })
  expect(await found('state=present')).toEqual([])
})

test('the board of a shift that was called off says when and why, and nobody is given time there', async () => {
  const { db } = here.database
  const { id, shifts } = await aMock(db, { opens: [60, 240] })
  const [first, second] = shifts
  const board = () => get<LiveBoard>(`/staff/live/${first}/`)
  expect(await board()).toMatchObject({ called_off: null, mock: { shifts: [{ called_off: false }, {}] } })

  const reason = 'The hall has no power.'
  const publisher = await aStaffSession(db, true, ['publisher'])
  const { version } = (await call(here.app, 'GET', `/staff/live-mocks/${id}/`, { as: publisher })).json()
  await call(here.app, 'POST', `/staff/live-mocks/${id}/shifts/${first}/call-off/`, {
    as: publisher,
    body: { version, reason },
  })
  const { called_off, mock } = await board()
  expect(called_off?.reason).toBe(reason)
  expect(Math.abs(Date.now() - Date.parse(called_off?.at ?? ''))).toBeLessThan(60_000)
  expect(mock?.shifts).toEqual([
    { test_id: first, number: 1, called_off: true },
    { test_id: second, number: 2, called_off: false },
  ])
  for (const to of [{ kind: 'everybody' }, { kind: 'shifts' }, { kind: 'batch', batch: 1 }]) {
    const body = { act: randomUUID(), to, minutes: 5, reason }
    const refused = await call(here.app, 'POST', `/staff/live/${first}/time/`, { as: staff.support, body })
    expect([problem(refused), refused.json().values]).toEqual([[409, 'called_off'], { reason }])
  }
})
