import type { Standing } from '@pariksha/contract/attempts/results'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()
const NONE = { UR: null, EWS: null, OBC: null, SC: null, ST: null, PwBD: null, ExSM: null }

async function aLiveTest() {
  const { db } = here.database
  const hour = 3_600_000
  const { id } = await aTest(db, {
    mode: 'live',
    lateWindowSeconds: 300,
    opensAt: new Date(Date.now() - hour),
    closesAt: new Date(Date.now() + hour),
  })
  const student = await aStudent(db)
  const sitting = await startSitting(here.app, student.token, id)
  await sitting.submit()
  const cutOffs = async () =>
    (await call(here.app, 'GET', `${sitting.path}/standing/`, { as: student.token })).json<Standing>().cut_offs
  return { db, id, cutOffs, path: `/staff/results/${id}/cut-offs/` }
}

test('cut-offs are set by category and written in the log; students read them with released results', async () => {
  const { db, id, cutOffs, path } = await aLiveTest()
  const support = await aStaffSession(db, true, ['support'])
  expect((await call(here.app, 'GET', path, { as: support })).json()).toEqual(NONE)
  const set = { ...NONE, ST: 61.5, UR: 82 }
  expect((await call(here.app, 'PUT', path, { as: support, body: set })).json()).toEqual(set)
  expect((await call(here.app, 'GET', path, { as: support })).json()).toEqual(set)
  expect(await cutOffs()).toEqual([])
  await sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
    released_at = now() - interval '1 second' where id = ${id}`.execute(db)
  const compared = { compared_with: 'marks', own: 0 }
  expect(await cutOffs()).toEqual([
    { category: 'UR', asked: 82, ...compared },
    { category: 'ST', asked: 61.5, ...compared },
  ])
  await call(here.app, 'PUT', path, { as: support, body: { ...set, UR: null } })
  expect(await cutOffs()).toEqual([{ category: 'ST', asked: 61.5, ...compared }])
  const { rows } =
    await sql`select before, after from audit_log where action = 'set cut-offs' and subject_id = ${String(id)}
    order by id`.execute(db)
  expect(rows).toMatchObject([{ after: { UR: 82, ST: 61.5 } }, { before: { UR: 82 }, after: { ST: 61.5 } }])
})

test('cut-offs that a colleague changed meanwhile are not overwritten by a form that was opened before', async () => {
  const { db, path } = await aLiveTest()
  const support = await aStaffSession(db, true, ['support'])
  const put = (body: object) => call(here.app, 'PUT', path, { as: support, body })
  const mine = { ...NONE, UR: 82, was: NONE }
  for (const _ of ['saved', 'sent again, as its answer was lost']) expect((await put(mine)).statusCode).toBe(200)
  expect(problem(await put({ ...NONE, UR: 75, was: NONE }))).toEqual([409, 'row_changed'])
  expect((await call(here.app, 'GET', path, { as: support })).json()).toEqual({ ...NONE, UR: 82 })
  expect((await put({ ...NONE, UR: 75, was: { ...NONE, UR: 82 } })).json()).toEqual({ ...NONE, UR: 75 })
})

test('teachers read them and set none; marks out of bounds are refused', async () => {
  const { db, path } = await aLiveTest()
  const [teacher, support] = [await aStaffSession(db, true, ['teacher']), await aStaffSession(db, true, ['support'])]
  expect((await call(here.app, 'PUT', path, { as: teacher, body: NONE })).statusCode).toBe(403)
  expect((await call(here.app, 'GET', path, { as: teacher })).statusCode).toBe(404) // no student of the teacher's batches took it
  for (const UR of [10_001, -1001, 8.123, '82']) {
    expect((await call(here.app, 'PUT', path, { as: support, body: { ...NONE, UR } })).statusCode).toBe(400)
  }
})
