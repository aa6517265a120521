import type { LiveBoard } from '@pariksha/contract/live/live'
import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { describe, expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { aMock, shiftOpens } from '../../testing/live/live-mocks.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()
const student = () => aStudent(here.database.db)
const path = (id: number) => `/live-mocks/${id}/`
const register = (as: string, id: number, test_id: number | undefined) =>
  call(here.app, 'PUT', `${path(id)}registration/`, { as, body: { test_id } })
const cancel = (as: string, id: number) => call(here.app, 'DELETE', `${path(id)}registration/`, { as })
const read = async (id: number, as?: string) =>
  (await call(here.app, 'GET', path(id), { ...(as && { as }) })).json<LiveMock>()
const start = (as: string, test_id: number | undefined) =>
  call(here.app, 'POST', '/tests/usertest/', { as, body: { test_id } })

describe('registration', () => {
  test('a student has one shift, changes it and gives it back; others see the places', async () => {
    const { id, shifts } = await aMock(here.database.db, { places: 2 })
    const { token } = await student()
    expect((await register(token, id, shifts[0])).json()).toMatchObject({ registered_for: shifts[0] })
    expect((await register(token, id, shifts[0])).statusCode).toBe(200)
    expect((await read(id)).shifts.map(({ places_left }) => places_left)).toEqual([1, 2])
    expect((await register(token, id, shifts[1])).json()).toMatchObject({ registered_for: shifts[1] })
    expect((await read(id)).shifts.map(({ places_left }) => places_left)).toEqual([2, 1])
    expect(await read(id)).toMatchObject({ registered_for: null })
    expect((await cancel(token, id)).json()).toMatchObject({ registered_for: null })
    expect((await cancel(token, id)).statusCode).toBe(200)
    expect((await read(id)).shifts.map(({ places_left }) => places_left)).toEqual([2, 2])
  })

  test('of many who want the last places at once, as many get one as there are', async () => {
    const { id, shifts } = await aMock(here.database.db, { places: 3 })
    const students = await Promise.all(Array.from({ length: 8 }, student))
    const replies = await Promise.all(students.map(({ token }) => register(token, id, shifts[0])))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map(problem)).toEqual(Array(5).fill([409, 'shift_full']))
  })

  test('closes at its limit, and when the shift opens', async () => {
    const { db } = here.database
    const { token } = await student()
    const closed = await aMock(db, { registrationClosesAt: new Date(Date.now() - 1_000) })
    expect(problem(await register(token, closed.id, closed.shifts[0]))).toEqual([409, 'registration_over'])
    const { id, shifts } = await aMock(db, { opens: [60, 120] })
    await register(token, id, shifts[0])
    await shiftOpens(db, shifts[0], -1)
    expect(problem(await register((await student()).token, id, shifts[0]))).toEqual([409, 'registration_over'])
    expect(problem(await register(token, id, shifts[1]))).toEqual([409, 'registration_over'])
    expect(problem(await cancel(token, id))).toEqual([409, 'registration_over'])
    expect((await read(id, token)).shifts.map(({ takes_registration }) => takes_registration)).toEqual([false, true])
  })

  test('asks for what starting the test asks for', async () => {
    const { db } = here.database
    const { id, shifts } = await aMock(db)
    const other = await aMock(db)
    const { token, id: studentId } = await student()
    expect(problem(await register(token, id, other.shifts[0]))).toEqual([404, 'not_found'])
    await db.updateTable('tests').set({ access: 'paid' }).where('id', '=', shifts[0]).execute()
    expect(problem(await register(token, id, shifts[0]))).toEqual([402, 'payment_required'])

    const { id: batch_id } = await db
      .insertInto('batches')
      .values({ name: `Batch of mock ${id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const test_id of shifts) {
      await db.updateTable('tests').set({ access: 'groups' }).where('id', '=', test_id).execute()
      await db.insertInto('test_batches').values({ test_id, batch_id }).execute()
    }
    expect(problem(await register(token, id, shifts[0]))).toEqual([404, 'not_found'])
    expect((await call(here.app, 'GET', path(id))).statusCode).toBe(404)
    await db.insertInto('batch_members').values({ batch_id, student_id: studentId }).execute()
    expect((await register(token, id, shifts[0])).statusCode).toBe(200)
    const list = async (as?: string) =>
      (await call(here.app, 'GET', '/live-mocks/', { ...(as && { as }) })).json<LiveMock[]>().map((mock) => mock.id)
    expect(await list(token)).toContain(id)
    expect(await list()).not.toContain(id)
  })
})

describe('at the start', () => {
  test('who is registered for the shift is let in, and nobody else', async () => {
    const { db } = here.database
    const { id, shifts } = await aMock(db)
    const [asha, ravi, other] = await Promise.all([student(), student(), student()])
    await register(asha.token, id, shifts[0])
    await register(ravi.token, id, shifts[1])
    expect(problem(await start(asha.token, shifts[0]))).toEqual([409, 'not_open_yet'])
    await shiftOpens(db, shifts[0], -1)
    expect((await start(asha.token, shifts[0])).statusCode).toBe(201)
    for (const { token } of [ravi, other])
      expect(problem(await start(token, shifts[0]))).toEqual([409, 'not_registered'])
    const page = (await call(here.app, 'GET', `/tests/${shifts[0]}/`)).json()
    expect(page.live_mock).toEqual({ id, title: 'Grand mock', shift: 1, called_off: null })
  })

  test('a mock without registration is for everybody, in one shift', async () => {
    const { id, shifts } = await aMock(here.database.db, { opens: [-2, -1], takesRegistration: false })
    const { token } = await student()
    expect(problem(await register(token, id, shifts[0]))).toEqual([409, 'registration_over'])
    expect((await start(token, shifts[0])).statusCode).toBe(201)
    expect(problem(await start(token, shifts[1]))).toEqual([409, 'taken_in_another_shift'])
  })
})

test('the board of a shift says how many registered, and which shifts there are', async () => {
  const { id, shifts } = await aMock(here.database.db)
  for (const { token } of [await student(), await student()]) await register(token, id, shifts[1])
  const as = await aStaffSession(here.database.db, true)
  const board = async (testId: number | undefined) =>
    (await call(here.app, 'GET', `/staff/live/${testId}/`, { as })).json<LiveBoard>()
  const numbered = shifts.map((test_id, index) => ({ test_id, number: index + 1, called_off: false }))
  expect((await board(shifts[1])).mock).toEqual({ title: 'Grand mock', registered: 2, shifts: numbered })
  expect((await board(shifts[0])).mock).toMatchObject({ registered: 0 })
})
