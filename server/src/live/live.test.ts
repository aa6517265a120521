import type { LiveTest, LiveTimeline } from '@pariksha/contract/live/live'
import { expect, test } from 'vitest'
import { call } from '../testing/app.ts'
import { aStudent } from '../testing/factories.ts'
import { counts, type FoundStudents, useLiveTests } from '../testing/live/live-tests.ts'
import { aTest } from '../testing/papers/papers.ts'
import { problem } from '../testing/use-app.ts'
import { readBoards } from './board/read-boards.ts'

const { here, staff, get, aLiveTest, aRunningTest, aTeacherOf } = useLiveTests()

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('the board counts everybody by state, by batch', async () => {
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
  const found = await get<FoundStudents>(`/staff/live/${testId}/students/`, token)
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

test('a test for everybody counts nobody as invited, and the batches of who began it', async () => {
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
    (await get<FoundStudents>(`/staff/live/${testId}/students/?${query}`)).students.map(
      ({ name, state }) => `${name} ${state}`,
    )
  expect(await names('')).toEqual([
    'Asha Rao active',
    'Bala Devi away',
    'Chitra Nair closing',
    'Deepak Roy submitted',
    'Esha Khan expected',
  ])
  expect(await names('q=devi bal')).toEqual(['Bala Devi away'])
  expect(await names('q=%25')).toEqual([])
  expect(await names('state=closing')).toEqual(['Chitra Nair closing'])
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
    expect(problem(await call(here.app, 'GET', `/staff/live/${id}/`, { as: staff.support }))).toEqual([
      404,
      'not_found',
    ])
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
