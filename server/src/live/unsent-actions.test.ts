import { expect, test } from 'vitest'
import { call } from '../testing/app.ts'
import { type FoundStudents, useLiveTests } from '../testing/live/live-tests.ts'
import { problem } from '../testing/use-app.ts'

const { here, get, aLiveTest } = useLiveTests()

test('a device that says at the submission that it holds more is counted until that has arrived', async () => {
  const { morning, start, board, testId } = await aLiveTest()
  const sitting = await start(morning.students[0])
  const tab = await sitting.openOn()
  await tab.sent([tab.does(1, { user_choice: 'a' })])
  const held = [tab.does(2, { user_choice: 'b' }), tab.does(3, { user_choice: 'c' })]
  expect(problem(await tab.submitWithCount())).toEqual([409, 'actions_missing'])
  expect((await board()).whole).toMatchObject({ started: 1, unsent: 1 })
  const unsent = async () =>
    (await get<FoundStudents>(`/staff/live/${testId}/students/?q=asha`)).students.map((student) => student.unsent)
  expect(await unsent()).toEqual([2])
  await tab.sent(held)
  expect((await board()).whole).toMatchObject({ unsent: 0 })
  expect((await tab.submitWithCount()).statusCode).toBe(200)
  expect(await unsent()).toEqual([0])
})

test('a device that delivers in parts, or cannot deliver an action, says what it still holds', async () => {
  const { morning, start, board, testId } = await aLiveTest()
  const sitting = await start(morning.students[0])
  const tab = await sitting.openOn()
  const [first, ...rest] = Array.from({ length: 4 }, (_, place) => tab.does(place + 1, { user_choice: 'a' }))
  const unsent = async () => {
    const { students } = await get<FoundStudents>(`/staff/live/${testId}/students/?q=asha`)
    return [(await board()).whole.unsent, students.map((student) => student.unsent)]
  }
  await tab.sent([first ?? {}], { last_seq: 4 })
  expect(await unsent()).toEqual([1, [3]])
  await tab.sent(rest.slice(0, 2), { last_seq: 4 })
  expect(await unsent()).toEqual([1, [1]])
  await tab.sent([], { last_seq: 4 })
  expect(await unsent()).toEqual([1, [1]])
  await tab.sent(rest)
  expect(await unsent()).toEqual([0, [0]])
  for (const last_seq of [-1, 1.5, 1_000_001, Number.MAX_SAFE_INTEGER])
    expect((await tab.send([], { last_seq })).statusCode).toBe(400)
})

test('whatever number devices announce, the board of all others goes on', async () => {
  const { morning, start, board } = await aLiveTest()
  const [student] = morning.students
  const sitting = await start(student)
  for (const last_seq of [1_000_000, 2_147_483_647, Number.MAX_SAFE_INTEGER]) {
    const { device } = await sitting.openOn()
    const reply = await call(here.app, 'POST', `${sitting.path}/submit/`, {
      as: student?.token ?? '',
      body: { device, last_seq },
    })
    expect(reply.statusCode).toBe(last_seq === 1_000_000 ? 409 : 400)
  }
  expect((await board()).whole).toMatchObject({ started: 1, unsent: 1 })
})
