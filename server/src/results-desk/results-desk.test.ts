import type { AttemptResult, Standing } from '@pariksha/contract/attempts/results'
import type { Batch } from '@pariksha/contract/people/batches'
import type { Role } from '@pariksha/contract/people/rights'
import {
  type AttemptOfStudent,
  type listResults,
  MOST_LISTED,
  type StudentResult,
  type TestResults,
  type TestTaken,
} from '@pariksha/contract/results/results-desk'
import { readArchive } from '@pariksha/formats/package/read-archive'
import { textOfCell } from '@pariksha/formats/sheets/sheet'
import { readWorkbook } from '@pariksha/formats/sheets/xlsx/read-xlsx'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call } from '../testing/app.ts'
import { aCrowd } from '../testing/crowd.ts'
import { aStudent } from '../testing/factories.ts'
import { aPaper, aTest, rightLetter, wrongLetter } from '../testing/papers.ts'
import { startSitting, timePasses } from '../testing/sitting.ts'
import { useApp } from '../testing/use-app.ts'

const here = useApp()
let support: string
beforeAll(async () => {
  support = await aStaffSession(here.database.db, true, ['support'])
})

const paper = aPaper({
  sections: [
    { name: 'Maths', count: 6, marking: { right: '2', wrong: '-0.5' } },
    { name: 'English', count: 4, marking: { right: '1', wrong: '-1/3' } },
  ],
})
type Page = z.infer<(typeof listResults.response)[200]>

const get = async <T>(path: string, as = support): Promise<T> => {
  const reply = await call(here.app, 'GET', path, { as })
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json()
}
const summary = (testId: number, query = '', as = support) => get<TestResults>(`/staff/results/${testId}/${query}`, as)
const list = async (testId: number, query = '', as = support): Promise<StudentResult[]> =>
  (await get<Page>(`/staff/results/${testId}/students/${query}`, as)).students
const names = (students: readonly StudentResult[]) => students.map(({ name }) => name)

async function aBatch(name: string, members: readonly { readonly id: number }[] = []): Promise<number> {
  const { db } = here.database
  const { id } = (await call(here.app, 'POST', '/staff/batches/', { as: support, body: { name } })).json<Batch>()
  for (const { id: student_id } of members)
    await db.insertInto('batch_members').values({ batch_id: id, student_id }).execute()
  return id
}

/** Somebody of the staff with these roles, who teaches these batches. */
async function aTeacher(batches: readonly number[], roles: readonly Role[] = ['teacher']): Promise<string> {
  const { db } = here.database
  const token = await aStaffSession(db, true, [...roles])
  const { user_id } = await db
    .selectFrom('tokens')
    .select('user_id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const batch_id of batches) {
    await db.insertInto('batch_teachers').values({ batch_id, teacher_id: user_id }).execute()
  }
  return token
}

const sits = async (testId: number, student: { readonly token: string }) => {
  const sitting = await startSitting(here.app, student.token, testId)
  const tab = await sitting.openOn()
  /** Answers the first questions right, the next ones wrong. */
  const answers = (right: number, wrong = 0) =>
    tab.sent(
      Array.from({ length: right + wrong }, (_, index) =>
        tab.does(index + 1, { user_choice: index < right ? rightLetter(index + 1) : wrongLetter(index + 1) }),
      ),
    )
  return { ...sitting, answers }
}

/** Who answers so many right and so many wrong. */
async function finishes(testId: number, name: string, right: number, wrong = 0) {
  const student = await aStudent(here.database.db, name)
  const sitting = await sits(testId, student)
  await sitting.answers(right, wrong)
  const result: AttemptResult = await sitting.result()
  return { ...student, sitting, result }
}

test('from 30 candidates on there is the percentile that students read themselves', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const anu = await finishes(id, 'Anu', 10)
  await aCrowd(here.database.db, id, Array(28).fill(16))
  expect((await list(id))[0]).toMatchObject({ rank: 1, percentile: null })
  await aCrowd(here.database.db, id, [16])
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
  await timePasses(here.database.db, sitting.id, 60)
  await sitting.resume()
  await sitting.submit()

  const told = (await list(id)).map(({ name, attempts, marks, rank }) => [name, attempts, marks, rank])
  expect(told).toEqual([
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
})

test('a teacher sees the students of the own batches, and nothing where there are none', async () => {
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
        const found = await get<Page>(
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

const history = (studentId: number, query = '', as = support) =>
  get<{ name: string; attempts: AttemptOfStudent[]; more: boolean }>(
    `/staff/results/students/${studentId}/${query}`,
    as,
  )

test('the history of a student has every attempt, with the rank that the student reads, page after page', async () => {
  const { db } = here.database
  const { id } = await aTest(db, { paper })
  const live = await aTest(db, { paper, mode: 'live', lateWindowSeconds: 300 })
  await finishes(id, 'Better', 10)
  const student = await finishes(id, 'History', 6)
  const own: Standing = (await call(here.app, 'GET', `${student.sitting.path}/standing/`, { as: student.token })).json()
  await (await sits(id, student)).submit()
  await (await sits(live.id, student)).submit()
  const first = await history(student.id)
  expect(first).toMatchObject({ name: 'History', more: false })
  const told = first.attempts.map(({ test_id, score, max_marks, released, rank, percentile, of }) => {
    return [test_id, score, max_marks, released, rank, percentile, of]
  })
  expect(told).toEqual([
    [live.id, 0, 16, false, 1, null, 1],
    [id, 0, 16, true, null, null, null],
    [id, 12, 16, true, own.rank, own.percentile, own.of],
  ])
  expect(own.rank).toBe(2)

  await sql`
    insert into attempts (student_id, test_id, paper_id, status, counted, started_at, deadline_at, late_until, completed_at)
    select ${student.id}, id, paper_id, 'completed', false, now(), now(), now(), now() from tests, generate_series(1, 120)
    where id = ${id}`.execute(db)
  const ids: number[] = []
  for (let query = ''; ; query = `?before=${ids.at(-1)}`) {
    const { attempts, more } = await history(student.id, query)
    ids.push(...attempts.map((one) => one.id))
    if (!more) break
  }
  expect([ids.length, new Set(ids).size]).toEqual([123, 123])
})

test('a teacher reads the history of the own students alone', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const [mine, other] = [await finishes(id, 'Mine', 3), await finishes(id, 'Other', 10)]
  const teacher = await aTeacher([await aBatch('History batch', [mine])])
  expect((await history(mine.id, '', teacher)).attempts).toHaveLength(1)
  const foreign = await aBatch('History of others', [other])
  for (const path of [`/staff/results/students/${other.id}/`, `/staff/batches/${foreign}/tests/`]) {
    expect((await call(here.app, 'GET', path, { as: teacher })).statusCode).toBe(404)
  }
})

const rankList = (testId: number, format: 'xlsx' | 'pdf', batch: number | null = null, as = support) =>
  call(here.app, 'POST', `/staff/results/${testId}/rank-list/`, { as, body: { format, batch } })

test('a rank list is downloaded as a spreadsheet without formulae, and the log tells who took it', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const hostile = ['=HYPERLINK("http://x.test","x")', '+1', '-2', '@SUM(A1)', 'రవి <&> "కుమార్"']
  for (const [index, name] of hostile.entries()) await finishes(id, name, 10 - index)
  const batch = await aBatch('=Batch', [
    { id: (await list(id))[0]?.student_id ?? 0 },
    await aStudent(here.database.db, 'Away'),
  ])

  const reply = await rankList(id, 'xlsx')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="results-${id}.xlsx"`)
  const read = await readWorkbook(reply.rawPayload)
  if (!('sheets' in read)) throw new Error(read.refused)
  const [headings = [], ...rows] = (read.sheets[0]?.rows ?? []).map(({ cells }) => cells.map(textOfCell))
  const column = (heading: string) => rows.map((cells) => cells[headings.indexOf(heading)])
  expect(column('Name')).toEqual(hostile)
  expect(column('Rank')).toEqual(['1', '2', '3', '4', '5'])
  expect(column('Marks')).toEqual(['16', '15', '14', '13', '12'])
  expect(column('Maths')).toEqual(['12', '12', '12', '12', '12'])
  expect(column('Batch')[0]).toBe('=Batch')
  const sheet = (await readArchive(reply.rawPayload)).read('xl/worksheets/sheet1.xml')
  expect(new TextDecoder().decode(sheet)).not.toMatch(/<f[ >]/)

  expect((await rankList(id, 'xlsx', batch)).statusCode).toBe(200)
  const log = here.database.db.selectFrom('audit_log').select(['action', 'subject_id', 'after'])
  expect(await log.where('subject', '=', 'results').orderBy('id').execute()).toEqual([
    { action: 'downloaded a rank list', subject_id: String(id), after: { format: 'xlsx', batch: null, students: 5 } },
    { action: 'downloaded a rank list', subject_id: String(id), after: { format: 'xlsx', batch, students: 2 } },
  ])
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
        await get<Page>(`/staff/results/${id}/students/${query}`),
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
  const reply = await call(here.app, 'POST', `/staff/results/${id}/rank-list/`, { as: support, body })
  const read = await readWorkbook(reply.rawPayload)
  if (!('sheets' in read)) throw new Error(read.refused)
  const [headings = [], ...rows] = (read.sheets[0]?.rows ?? []).map(({ cells }) => cells.map(textOfCell))
  const marks = rows.slice(0, 60).map((cells) => Number(cells[headings.indexOf('English')]))
  expect(marks).toEqual(marks.toSorted((a, b) => b - a))
  for (const section of ['0', '101', '1.5', 'Maths']) {
    const refused = await call(here.app, 'GET', `/staff/results/${id}/students/?section=${section}`, { as: support })
    expect(refused.statusCode).toBe(400)
  }
})

test('a rank list is printed with names in all letters, and texts that look like code stay texts', async () => {
  const { id } = await aTest(here.database.db, { paper })
  for (const name of ['రవి కుమార్', 'अनिता शर्मा', '#panic() $x$ *b*', '@label <a>']) await finishes(id, name, 5)
  const reply = await rankList(id, 'pdf')
  expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('a teacher gets the rank list of the own students, and none of others', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const [mine, other] = [await finishes(id, 'Mine', 3), await finishes(id, 'Hidden Name', 10)]
  const [own, foreign] = [await aBatch('Own list', [mine]), await aBatch('Foreign list', [other])]
  const teacher = await aTeacher([own])
  const read = await readWorkbook((await rankList(id, 'xlsx', null, teacher)).rawPayload)
  expect(JSON.stringify(read)).toContain('Mine')
  expect(JSON.stringify(read)).not.toContain('Hidden Name')
  expect((await rankList(id, 'xlsx', foreign, teacher)).statusCode).toBe(404)
  const stranger = await aTeacher([await aBatch('Nobody of the test')])
  expect((await rankList(id, 'pdf', null, stranger)).statusCode).toBe(404)
})

test('a list that is too long is refused, and says what to do', async () => {
  const { id } = await aTest(here.database.db, { paper })
  await manySit(id, MOST_LISTED.pdf + 1)
  const reply = await rankList(id, 'pdf')
  expect([reply.statusCode, reply.json().detail]).toEqual([409, 'At most 5,000 students in one file: choose a batch.'])
})

/** Results as if so many had sat. */
async function manySit(testId: number, count: number): Promise<void> {
  const { db } = here.database
  await sql`
    with made as (
      insert into users (email, first_name, last_name, preferred_name, full_name, preferred_test)
      select ${testId} || '.sitter' || n || '@example.com', 'First', 'Last', 'First', 'Sitter ' || n % 997, 'ICET'
      from generate_series(1, ${count}::int) n
      returning id
    ), sat as (
      insert into attempts (student_id, test_id, paper_id, status, started_at, deadline_at, late_until, completed_at)
      select made.id, tests.id, tests.paper_id, 'completed', now(), now(), now(), now()
      from made, tests where tests.id = ${testId}
      returning student_id, id, test_id, paper_id
    )
    insert into results (student_id, attempt_id, test_id, paper_id, key_version, units, units_maximum, units_per_mark,
                         correct, incorrect, unattempted, spent_ms, ranked)
    select student_id, id, test_id, paper_id, 1, (id * 7919 % 97)::int, 96, 6, (id % 7)::int, (id % 5)::int, (id % 3)::int,
           (id % 1000)::int * 1000, id % 10 > 0
    from sat`.execute(db)
}
