import { randomUUID } from 'node:crypto'
import type { findLiveStudents, LiveBoard, LiveTest, LiveTimeline } from '@pariksha/contract/live'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call } from '../testing/app.ts'
import { aStudent } from '../testing/factories.ts'
import { aMock, shiftOpens } from '../testing/live-mocks.ts'
import { aTest } from '../testing/papers.ts'
import { advanceClock, startSitting } from '../testing/sitting.ts'
import { problem, useApp } from '../testing/use-app.ts'
import { readBoards } from './board/read-boards.ts'

const here = useApp()
let support: string
beforeAll(async () => {
  support = await aStaffSession(here.database.db, true, ['support'])
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
type Found = z.infer<(typeof findLiveStudents.response)[200]>

const get = async <T>(path: string, as = support): Promise<T> => {
  const reply = await call(here.app, 'GET', path, { as })
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json()
}

let made = 0

/** A live test for two batches of two and three students. */
async function aLiveTest() {
  const { db } = here.database
  const { id: testId } = await aTest(db, { mode: 'live', opensAt: inHours(-1), closesAt: inHours(1) })
  await db.updateTable('tests').set({ access: 'groups' }).where('id', '=', testId).execute()
  const batchOf = async (name: string, names: readonly string[]) => {
    const batch = { name: `${name} ${++made}` }
    const { id } = await db.insertInto('batches').values(batch).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('test_batches').values({ test_id: testId, batch_id: id }).execute()
    const students = await Promise.all(names.map((name) => aStudent(db, name)))
    for (const { id: student_id } of students)
      await db.insertInto('batch_members').values({ batch_id: id, student_id }).execute()
    return { id, ...batch, students }
  }
  const morning = await batchOf('Morning', ['Asha Rao', 'Bala Devi'])
  const evening = await batchOf('Evening', ['Chitra Nair', 'Deepak Roy', 'Esha Khan'])
  const start = (student: { readonly token: string } | undefined) =>
    startSitting(here.app, student?.token ?? '', testId)
  /** Back in time, with the start of the attempt. */
  const pass = async (attemptId: number, seconds: number) => {
    await advanceClock(db, attemptId, seconds)
    const back = sql<Date>`created_at - make_interval(secs => ${seconds}::float8)`
    await db.updateTable('attempts').set({ created_at: back }).where('id', '=', attemptId).execute()
  }
  const board = (as = support) => get<LiveBoard>(`/staff/live/${testId}/`, as)
  return { db, testId, morning, evening, start, pass, board }
}

async function aTeacherOf(batchId: number) {
  const { db } = here.database
  const token = await aStaffSession(db, true, ['teacher'])
  const { user_id } = await db
    .selectFrom('tokens')
    .select('user_id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.insertInto('batch_teachers').values({ batch_id: batchId, teacher_id: user_id }).execute()
  return { token, id: user_id }
}

const counts = (invited: number | null, active: number, away: number, waiting: number, submitted: number) => ({
  invited,
  registered: null,
  present: 0,
  unsent: 0,
  started: active + away + waiting + submitted,
  active,
  away,
  waiting,
  submitted,
})

/** One active, one away, one whose answers are waited for, one who submitted, and one who did not come. */
async function aRunningTest() {
  const live = await aLiveTest()
  const { morning, evening, start, pass } = live
  const [asha, bala] = morning.students
  const [chitra, deepak] = evening.students
  const active = await start(asha)
  await (await active.openOn()).sent([])
  const away = await start(bala)
  const tab = await away.openOn()
  await tab.sent([tab.does(1, { user_choice: 'a' })])
  await pass(away.id, 61)
  const waiting = await start(chitra)
  const phone = await waiting.openOn()
  await phone.sent([phone.does(1)])
  await pass(waiting.id, 61 * 60)
  await waiting.read()
  await (await start(deepak)).submit()
  return { ...live, attempts: { active, away, waiting } }
}

test('the board tells where everybody is, by batch', async () => {
  const { board, morning, evening, testId } = await aRunningTest()
  expect(await board()).toMatchObject({
    test_id: testId,
    duration: 60,
    whole: counts(5, 1, 1, 1, 1),
    batches: [
      { id: evening.id, name: evening.name, ...counts(3, 0, 0, 1, 1) },
      { id: morning.id, name: morning.name, ...counts(2, 1, 1, 0, 0) },
    ],
  })
})

test('a teacher sees only their own batches: on the board, in the search and in timelines', async () => {
  const { board, morning, evening, testId } = await aRunningTest()
  const { token } = await aTeacherOf(morning.id)
  expect(await board(token)).toMatchObject({
    whole: counts(2, 1, 1, 0, 0),
    batches: [{ id: morning.id, ...counts(2, 1, 1, 0, 0) }],
  })
  const found = await get<Found>(`/staff/live/${testId}/students/`, token)
  expect(found.students.map(({ name }) => name)).toEqual(['Asha Rao', 'Bala Devi'])
  const of = (id: number | undefined) => `/staff/live/${testId}/students/${id}/`
  expect((await get<LiveTimeline>(of(morning.students[0]?.id), token)).name).toBe('Asha Rao')
  expect(problem(await call(here.app, 'GET', of(evening.students[0]?.id), { as: token }))).toEqual([404, 'not_found'])

  const stranger = (await aTeacherOf((await aLiveTest()).morning.id)).token
  for (const path of ['', 'students/'])
    expect(problem(await call(here.app, 'GET', `/staff/live/${testId}/${path}`, { as: stranger }))).toEqual([
      404,
      'not_found',
    ])
  const listed = (as: string) => get<LiveTest[]>('/staff/live/', as)
  expect((await listed(token)).map(({ test_id }) => test_id)).toEqual([testId])
  expect((await listed(stranger)).map(({ test_id }) => test_id)).not.toContain(testId)
})

test('several watchers of several tests are one statement', async () => {
  const [one, two] = [await aRunningTest(), await aLiveTest()]
  const teacher = await aTeacherOf(one.morning.id)
  let statements = 0
  const counted = here.database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const boards = await readBoards(counted, [
    { testId: one.testId, teacher: null },
    { testId: two.testId, teacher: null },
    { testId: one.testId, teacher: teacher.id },
    { testId: two.testId, teacher: teacher.id },
  ])
  expect(statements).toBe(1)
  expect(boards.map((board) => board?.whole.started)).toEqual([4, 0, 2, undefined])
})

test('a test for everybody tells nobody invited, and the batches of who began it', async () => {
  const { db, testId, morning, start, board } = await aLiveTest()
  await db.updateTable('tests').set({ access: 'free' }).where('id', '=', testId).execute()
  await start(morning.students[0])
  await start(await aStudent(db, 'Farah Ali'))
  expect(await board()).toMatchObject({
    whole: counts(null, 2, 0, 0, 0),
    batches: [{ id: morning.id, ...counts(null, 1, 0, 0, 0) }],
  })
})

test('students are found by words and by state', async () => {
  const { testId } = await aRunningTest()
  const names = async (query: string) =>
    (await get<Found>(`/staff/live/${testId}/students/?${query}`)).students.map(({ name, state }) => `${name} ${state}`)
  expect(await names('')).toEqual([
    'Asha Rao active',
    'Bala Devi away',
    'Chitra Nair waiting',
    'Deepak Roy submitted',
    'Esha Khan expected',
  ])
  expect(await names('q=devi bal')).toEqual(['Bala Devi away'])
  expect(await names('q=%25')).toEqual([])
  expect(await names('state=waiting')).toEqual(['Chitra Nair waiting'])
  expect(await names('state=expected')).toEqual(['Esha Khan expected'])
})

test('a timeline has devices, saves by the minute, and what a device held back', async () => {
  const { testId, morning, start, pass } = await aLiveTest()
  const [student] = morning.students
  const sitting = await start(student)
  const first = await sitting.openOn()
  await first.sent([first.does(1, { user_choice: 'a' }), first.does(2, { user_choice: 'b' })])
  await pass(sitting.id, 300)
  const held = [first.does(3, { at: 100_000, user_choice: 'a' }), first.does(4, { at: 160_000, user_choice: 'b' })]
  await first.sent(held)
  const second = await sitting.openOn()
  await second.sent([second.does(5, { at: 301_000 })])
  const timeline = await get<LiveTimeline>(`/staff/live/${testId}/students/${student?.id}/`)
  expect(timeline).toMatchObject({ name: 'Asha Rao', batches: [morning.name], state: 'active', submitted_at: null })
  expect(timeline.devices.map(({ number }) => number)).toEqual([1, 2])
  expect(timeline.saves.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(timeline.gaps).toHaveLength(1)
  const [gap] = timeline.gaps
  const length = (Date.parse(gap?.to ?? '') - Date.parse(gap?.from ?? '')) / 1000
  expect(gap?.answers).toBe(2)
  expect(length).toBeGreaterThan(195)
  expect(length).toBeLessThan(260)
})

test('a practice test, an unpublished one and one that does not exist are not found', async () => {
  const { id: practice } = await aTest(here.database.db)
  const { id: announced } = await aTest(here.database.db, { mode: 'live', published: false })
  for (const id of [practice, announced, 4_000_000]) {
    expect(problem(await call(here.app, 'GET', `/staff/live/${id}/`, { as: support }))).toEqual([404, 'not_found'])
  }
})

test('listed from a day before it opens until the last attempt is over', async () => {
  const { db } = here.database
  const listed = async (opens: number, closes: number) => {
    const { id } = await aTest(db, {
      mode: 'live',
      opensAt: inHours(opens),
      closesAt: inHours(closes),
      lateWindowSeconds: 3_600,
    })
    return (await get<LiveTest[]>('/staff/live/')).find(({ test_id }) => test_id === id)?.started
  }
  expect(await listed(25, 26)).toBeUndefined()
  expect(await listed(23, 26)).toBe(false)
  expect(await listed(-2, -1.5)).toBe(true)
  expect(await listed(-5, -2.1)).toBeUndefined()
})

test('before a shift the board tells who is registered and who waits, by batch, and finds who did not come', async () => {
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
  const batch = { name: `Waiting ${++made}` }
  const { id: batch_id } = await db.insertInto('batches').values(batch).returning('id').executeTakeFirstOrThrow()
  for (const { id: student_id } of [asha, bala])
    await db.insertInto('batch_members').values({ batch_id, student_id }).execute()
  for (const { token } of [asha, chitra])
    expect((await call(here.app, 'GET', `/tests/${first}/opening/`, { as: token })).statusCode).toBe(200)
  const board = (as = support) => get<LiveBoard>(`/staff/live/${first}/`, as)
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
    const { students } = await get<Found>(`/staff/live/${first}/students/?${query}`)
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

test('a device that says at the submission that it holds more is told of until that has arrived', async () => {
  const { morning, start, board, testId } = await aLiveTest()
  const sitting = await start(morning.students[0])
  const tab = await sitting.openOn()
  await tab.sent([tab.does(1, { user_choice: 'a' })])
  const held = [tab.does(2, { user_choice: 'b' }), tab.does(3, { user_choice: 'c' })]
  expect(problem(await tab.submitWithCount())).toEqual([409, 'actions_missing'])
  expect((await board()).whole).toMatchObject({ started: 1, unsent: 1 })
  const unsent = async () =>
    (await get<Found>(`/staff/live/${testId}/students/?q=asha`)).students.map((student) => student.unsent)
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
    const { students } = await get<Found>(`/staff/live/${testId}/students/?q=asha`)
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
    const refused = await call(here.app, 'POST', `/staff/live/${first}/time/`, { as: support, body })
    expect([problem(refused), refused.json().values]).toEqual([[409, 'called_off'], { reason }])
  }
})
