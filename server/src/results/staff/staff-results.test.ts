import type { Standing } from '@pariksha/contract/attempts/results'
import type { StudentResult, TestTaken } from '@pariksha/contract/results/staff-results'
import { textOfCell } from '@pariksha/formats/sheets/sheet'
import { readWorkbook } from '@pariksha/formats/sheets/xlsx/read-xlsx'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { addRankedResults } from '../../testing/attempts/ranked-results.ts'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { paper, type ResultsPage, useStaffResults } from '../../testing/staff/staff-results.ts'

const staffResults = useStaffResults()
const { here, get, summary, list, aBatch, aTeacher, sits, finishes, manySit } = staffResults
const names = (students: readonly StudentResult[]) => students.map(({ name }) => name)

test('from 30 candidates on there is the percentile that students read themselves', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const anu = await finishes(id, 'Anu', 10)
  await addRankedResults(here.database.db, id, Array(28).fill(16))
  expect((await list(id))[0]).toMatchObject({ rank: 1, percentile: null })
  await addRankedResults(here.database.db, id, [16])
  const own: Standing = (await call(here.app, 'GET', `${anu.sitting.path}/standing/`, { as: anu.token })).json()
  expect(own).toMatchObject({ rank: 1, of: 30, percentile: 100 })
  const rows = await list(id)
  expect(rows.map(({ percentile }) => percentile)).toEqual(Array(30).fill(100))
})

test('everybody who sat is there with marks, sections and the rank that students read themselves', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const anu = await finishes(id, 'Anu', 10)
  const bala = await finishes(id, 'Bala', 6, 1)
  const chandu = await finishes(id, 'Chandu', 6, 1)
  const devi = await finishes(id, 'Devi', 2, 8)
  const runs = await aStudent(here.database.db, 'Esha')
  await sits(id, runs)

  const rows = await list(id)
  expect(names(rows)).toEqual(['Anu', 'Bala', 'Chandu', 'Devi', 'Esha'])
  expect(rows.map(({ rank, percentile }) => [rank, percentile])).toEqual([
    [1, null],
    [2, null],
    [2, null],
    [4, null],
    [null, null],
  ])
  for (const [index, { token, sitting, result }] of [anu, bala, chandu, devi].entries()) {
    const own: Standing = (await call(here.app, 'GET', `${sitting.path}/standing/`, { as: token })).json()
    expect(rows[index]).toMatchObject({
      state: 'completed',
      attempts: 1,
      rank: own.rank,
      percentile: own.percentile,
      marks: result.total_marks,
      max_marks: result.max_marks,
      section_marks: result.sections.map(({ marks }) => marks),
      correct: result.result.correct,
      incorrect: result.result.incorrect,
      unattempted: result.result.unattempted,
      seconds: result.seconds,
    })
  }
  expect(rows[3]?.section_marks).toEqual([2, -1.33])
  expect(rows[4]).toMatchObject({ state: 'running', marks: null, section_marks: null, completed_at: null })

  const about = await summary(id)
  expect(about).toMatchObject({ completed: 4, running: 1, absent: null, sections: ['Maths', 'English'] })
  expect(about.distribution).toMatchObject({ count: 4, mean: 10, median: 11.67, highest: 16, lowest: 0.67 })
  expect(about.distribution?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  const [first] = (await get<{ tests: TestTaken[] }>('/staff/results/')).tests
  expect(first).toMatchObject({ test_id: id, completed: 4, running: 1, released: true })
})

test('the first attempt counts; one that was paused is there without a rank', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const first = await finishes(id, 'First', 3)
  const again = await sits(id, first)
  await again.answers(10)
  await again.submit()
  const paused = await aStudent(here.database.db, 'Paused')
  const sitting = await sits(id, paused)
  await sitting.answers(6)
  await sitting.pause()
  expect((await list(id, '?state=running')).map(({ name, marks }) => [name, marks])).toEqual([['Paused', null]])
  await advanceClock(here.database.db, sitting.id, 60)
  await sitting.resume()
  await sitting.submit()

  const rows = (await list(id)).map(({ name, attempts, marks, rank }) => [name, attempts, marks, rank])
  expect(rows).toEqual([
    ['First', 2, 6, 1],
    ['Paused', 1, 12, null],
  ])
  expect((await list(id, '?order=marks&direction=down')).map(({ name }) => name)).toEqual(['Paused', 'First'])
  expect(await summary(id)).toMatchObject({ completed: 2, distribution: { count: 1, mean: 6, highest: 6 } })
})

test('of a batch there are its students alone, also who did not sit, with their ranks within it', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const [best, second, third] = [
    await finishes(id, 'Best', 10),
    await finishes(id, 'Second', 6),
    await finishes(id, 'Third', 3),
  ]
  const absent = await aStudent(here.database.db, 'Absent')
  const batch = await aBatch('Morning', [second, third, absent])
  await aBatch('Weekend', [third])

  const rows = await list(id, `?batch=${batch}`)
  expect(rows.map(({ name, state, rank, batch_rank, batches }) => [name, state, rank, batch_rank, batches])).toEqual([
    ['Second', 'completed', 2, 1, ['Morning']],
    ['Third', 'completed', 3, 2, ['Morning', 'Weekend']],
    ['Absent', 'absent', null, null, ['Morning']],
  ])
  expect(names(await list(id, `?batch=${batch}&state=absent`))).toEqual(['Absent'])
  expect(await summary(id, `?batch=${batch}`)).toMatchObject({
    completed: 2,
    running: 0,
    absent: 1,
    distribution: { count: 2, highest: 12, lowest: 6 },
  })
  expect(names(await list(id))).toEqual(['Best', 'Second', 'Third'])
  expect(best.id).toBe((await list(id))[0]?.student_id)
})

test('of a test for named batches everybody who was to sit is there', async () => {
  const { db } = here.database
  const { id } = await aTest(db, { paper })
  const [sat, absent, stranger] = [
    await aStudent(db, 'Sat'),
    await aStudent(db, 'Stayed Away'),
    await aStudent(db, 'Stranger'),
  ]
  const batch = await aBatch('Named', [sat, absent])
  await aBatch('Not named', [stranger])
  await sql`update tests set access = 'groups' where id = ${id}`.execute(db)
  await db.insertInto('test_batches').values({ test_id: id, batch_id: batch }).execute()
  await (await sits(id, sat)).submit()
  expect((await list(id)).map(({ name, state }) => [name, state])).toEqual([
    ['Sat', 'completed'],
    ['Stayed Away', 'absent'],
  ])
  expect(await summary(id)).toMatchObject({ completed: 1, absent: 1 })
  expect(await get(`/staff/batches/${batch}/tests/`)).toMatchObject([
    { test_id: id, completed: 1, running: 0, absent: 1, closed: false, released: true },
  ])
  await sql`update tests set opens_at = now() + interval '1 day' where id = ${id}`.execute(db)
  expect(await get(`/staff/batches/${batch}/tests/`), 'nobody is absent before').toMatchObject([{ absent: null }])
})

test('a teacher sees the students of their own batches, and nothing where there are none', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const [mine, other] = [await finishes(id, 'Mine', 3), await finishes(id, 'Somebody Else', 10)]
  const [own, foreign] = [await aBatch('Own', [mine]), await aBatch('Foreign', [other, mine])]
  const teacher = await aTeacher([own])

  const [row, ...rest] = await list(id, '', teacher)
  expect(rest).toEqual([])
  // of the batches of others not even the name
  expect(row).toMatchObject({ name: 'Mine', rank: 2, percentile: null, batches: ['Own'] })
  expect(await summary(id, '', teacher)).toMatchObject({ completed: 1, distribution: { count: 1, highest: 6 } })
  const { tests } = await get<{ tests: TestTaken[] }>('/staff/results/', teacher)
  expect(tests.map(({ test_id, completed }) => [test_id, completed])).toEqual([[id, 1]])

  const stranger = await aTeacher([await aBatch('Without sittings')])
  expect(await get('/staff/results/', stranger)).toEqual({ tests: [], more: false })
  const paths = [
    [teacher, `${id}/?batch=${foreign}`],
    [teacher, `${id}/students/?batch=${foreign}`],
    [stranger, `${id}/`],
    [stranger, `${id}/students/`],
    [stranger, `${id}/students/?batch=${own}`],
  ] as const
  for (const [as, path] of paths) {
    expect([path, (await call(here.app, 'GET', `/staff/results/${path}`, { as })).statusCode]).toEqual([path, 404])
  }
  const author = await aTeacher([own], ['author'])
  expect((await call(here.app, 'GET', '/staff/results/', { as: author })).statusCode).toBe(403)
})

test('a teacher of a batch that a test is for finds it before anybody sat', async () => {
  const { db } = here.database
  const { id } = await aTest(db, { paper })
  const batch = await aBatch('To sit soon', [await aStudent(db, 'Soon')])
  const teacher = await aTeacher([batch])
  expect((await call(here.app, 'GET', `/staff/results/${id}/`, { as: teacher })).statusCode).toBe(404)
  await sql`update tests set access = 'groups' where id = ${id}`.execute(db)
  await db.insertInto('test_batches').values({ test_id: id, batch_id: batch }).execute()
  expect(await summary(id, '', teacher)).toMatchObject({ completed: 0, absent: 1, distribution: null })
})

test('results that are not released are there for the staff, and for no student', async () => {
  const { id } = await aTest(here.database.db, { paper, mode: 'live', lateWindowSeconds: 300 })
  const { token, sitting } = await finishes(id, 'Waiting', 6)
  expect(await summary(id)).toMatchObject({ released: false, mode: 'live', distribution: { highest: 12 } })
  expect((await list(id))[0]).toMatchObject({ rank: 1, marks: 12 })
  expect((await call(here.app, 'GET', `${sitting.path}/standing/`, { as: token })).json()).toMatchObject({ rank: null })
  for (const path of ['/staff/results/', `/staff/results/${id}/`, `/staff/results/${id}/students/`]) {
    expect((await call(here.app, 'GET', path, { as: token })).statusCode).toBe(403)
  }
})

test('tests are found by words of their title or series, with signs taken as they are', async () => {
  const { id, series } = await aTest(here.database.db, { paper })
  await finishes(id, 'Somebody', 1)
  const found = async (q: string) =>
    (await get<{ tests: TestTaken[] }>(`/staff/results/?q=${encodeURIComponent(q)}`)).tests.map(
      ({ test_id }) => test_id,
    )
  expect(await found(`${series.toUpperCase()} test`)).toEqual([id])
  expect(await found('100%')).toEqual([])
  expect(await found('no test of this name')).toEqual([])
})

test('page after page every student of thousands comes once, in every order', async () => {
  const { db } = here.database
  const { id } = await aTest(db, { paper })
  const count = 120
  await manySit(id, count)
  for (const order of ['rank', 'name', 'marks', 'correct', 'incorrect', 'unattempted', 'seconds', 'started']) {
    for (const direction of ['up', 'down']) {
      const ids: number[] = []
      for (let page = 1; ; page++) {
        const found = await get<ResultsPage>(
          `/staff/results/${id}/students/?order=${order}&direction=${direction}&page=${page}`,
        )
        ids.push(...found.students.map(({ student_id }) => student_id))
        if (!found.more) break
      }
      expect([order, direction, new Set(ids).size, ids.length]).toEqual([order, direction, count, count])
    }
  }
  const ranks = (await list(id)).map(({ rank }) => rank ?? 0)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('students are sorted by a section, page after page and in a spreadsheet; who has no marks is at the end', async () => {
  const { id } = await aTest(here.database.db, { paper })
  await manySit(id, 56)
  for (const right of [10, 8, 3, 1]) await finishes(id, `${right} right`, right)
  await sits(id, await aStudent(here.database.db, 'Running'))
  for (const section of [1, 2]) {
    for (const direction of ['up', 'down'] as const) {
      const query = `?section=${section}&direction=${direction}`
      const [first, second] = [
        await get<ResultsPage>(`/staff/results/${id}/students/${query}`),
        await list(id, `${query}&page=2`),
      ]
      const students = [...first.students, ...second]
      expect([first.more, first.students.length, new Set(students.map(({ student_id }) => student_id)).size]).toEqual([
        true,
        50,
        61,
      ])
      const marks = students.map(({ section_marks }) => section_marks?.[section - 1])
      expect(marks.pop()).toBeUndefined()
      const known = marks.map((mark) => mark ?? Number.NaN)
      expect(known).toEqual(known.toSorted((a, b) => (direction === 'up' ? a - b : b - a)))
      expect(new Set(known).size).toBeGreaterThan(1)
    }
  }
  const body = { format: 'xlsx', batch: null, section: 2 }
  const reply = await call(here.app, 'POST', `/staff/results/${id}/rank-list/`, { as: staffResults.support, body })
  const read = await readWorkbook(reply.rawPayload)
  if (!('sheets' in read)) throw new Error(read.refused)
  const [headings = [], ...rows] = (read.sheets[0]?.rows ?? []).map(({ cells }) => cells.map(textOfCell))
  const marks = rows.slice(0, 60).map((cells) => Number(cells[headings.indexOf('English')]))
  expect(marks).toEqual(marks.toSorted((a, b) => b - a))
  for (const section of ['0', '101', '1.5', 'Maths']) {
    const refused = await call(here.app, 'GET', `/staff/results/${id}/students/?section=${section}`, {
      as: staffResults.support,
    })
    expect(refused.statusCode).toBe(400)
  }
})
