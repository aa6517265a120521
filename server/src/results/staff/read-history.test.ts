import type { Standing } from '@pariksha/contract/attempts/results'
import type { AttemptOfStudent } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { paper, useStaffResults } from '../../testing/staff/staff-results.ts'

const staffResults = useStaffResults()
const { here, get, aBatch, aTeacher, sits, finishes } = staffResults

const history = (studentId: number, query = '', as = staffResults.support) =>
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
  const figures = first.attempts.map(({ test_id, score, max_marks, released, rank, percentile, of }) => {
    return [test_id, score, max_marks, released, rank, percentile, of]
  })
  expect(figures).toEqual([
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

test('a teacher reads the history of only their own students', async () => {
  const { id } = await aTest(here.database.db, { paper })
  const [mine, other] = [await finishes(id, 'Mine', 3), await finishes(id, 'Other', 10)]
  const teacher = await aTeacher([await aBatch('History batch', [mine])])
  expect((await history(mine.id, '', teacher)).attempts).toHaveLength(1)
  const foreign = await aBatch('History of others', [other])
  for (const path of [`/staff/results/students/${other.id}/`, `/staff/batches/${foreign}/tests/`]) {
    expect((await call(here.app, 'GET', path, { as: teacher })).statusCode).toBe(404)
  }
})
