import type { AttemptList } from '@pariksha/contract/attempts/lists'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call } from '../testing/app.ts'
import { advanceClock, startSitting } from '../testing/attempts/sitting.ts'
import { aStudent } from '../testing/factories.ts'
import { aTest, rightLetter } from '../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../testing/use-app.ts'

const here = useApp()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const LIVE = { mode: 'live', lateWindowSeconds: 300 } as const

const startOf = async (testId: number, token?: string) =>
  call(here.app, 'POST', '/tests/usertest/', {
    as: token ?? (await aStudent(here.database.db)).token,
    body: { test_id: testId },
  })

describe('a live test', () => {
  test('before its release a submit, and the attempt, answer a receipt; afterwards the result', async () => {
    const releasedAt = inHours(3)
    const { student, testId, sitting } = await startNewSitting(here, { ...LIVE, closesAt: inHours(1), releasedAt })
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: rightLetter(1) }), tab.does(2, { user_choice: 'a' }), tab.does(3)])
    await tab.sent([tab.does(2, { user_choice: null })])
    const submitted = await tab.submitWithCount()
    expect(submitted.json()).toEqual({
      receipt: {
        submitted_at: expect.stringMatching(/^\d{4}-/),
        answered: 1,
        total: 10,
        release_at: releasedAt.toISOString(),
      },
    })
    expect((await sitting.submit()).json()).toEqual(submitted.json())
    expect(await sitting.read()).toMatchObject({ status: 'completed', outcome: null, ...submitted.json() })
    const list = async () =>
      (await call(here.app, 'GET', '/tests/usertest/', { as: student.token })).json<AttemptList>().results
    const standing = async () =>
      (await call(here.app, 'GET', `${sitting.path}/standing/`, { as: student.token })).json()
    expect(await list()).toMatchObject([{ status: 'completed', score: null, release_at: releasedAt.toISOString() }])
    expect(await standing()).toEqual({
      rank: null,
      percentile: null,
      band: null,
      of: 0,
      cut_offs: [],
      mock: null,
      would_be: null,
    })

    await here.database.db
      .updateTable('tests')
      .set({ opens_at: inHours(-9), closes_at: inHours(-2), released_at: sql<Date>`now()` })
      .where('id', '=', testId)
      .execute()
    expect((await sitting.submit()).json()).toMatchObject({ result: { correct: 1 } })
    expect(await sitting.read()).toMatchObject({ outcome: { result: { correct: 1 } }, receipt: null })
    expect(await list()).toMatchObject([{ score: 1 }])
    // a percentile is shown from thirty candidates on
    expect(await standing()).toMatchObject({ rank: 1, percentile: null, of: 1 })
  })

  test('starts within its window alone; who started has the whole time', async () => {
    const early = await aTest(here.database.db, { ...LIVE, opensAt: inHours(1) })
    expect(problem(await startOf(early.id))).toEqual([409, 'not_open_yet'])
    const late = await aTest(here.database.db, { ...LIVE, opensAt: inHours(-2), closesAt: inHours(-1) })
    expect(problem(await startOf(late.id))).toEqual([409, 'no_more_starts'])

    const { student, testId, sitting } = await startNewSitting(here, {
      ...LIVE,
      opensAt: inHours(-1),
      closesAt: inHours(1),
    })
    const tab = await sitting.openOn()
    await here.database.db
      .updateTable('tests')
      .set({ closes_at: inHours(-0.5) })
      .where('id', '=', testId)
      .execute()
    expect((await startOf(testId, student.token)).json()).toMatchObject({ id: sitting.id })
    await advanceClock(here.database.db, sitting.id, 3_000)
    expect((await tab.sent([tab.does(1)])).refused).toEqual([])
  })

  test('is taken once', async () => {
    const { student, testId, sitting } = await startNewSitting(here, LIVE)
    expect((await startOf(testId, student.token)).statusCode).toBe(200)
    await sitting.submit()
    expect(problem(await startOf(testId, student.token))).toEqual([409, 'taken_already'])
    expect((await startOf(testId)).statusCode).toBe(201)
  })

  test('is not released before the last delivery of who started last', async () => {
    const { db } = here.database
    const closesAt = inHours(1)
    const tooEarly = new Date(closesAt.getTime() + 3_600_000 + 299_000)
    await expect(aTest(db, { ...LIVE, closesAt, releasedAt: tooEarly })).rejects.toThrow('tests_release_after')
    await aTest(db, { ...LIVE, closesAt, releasedAt: new Date(tooEarly.getTime() + 1_000) })
  })

  test('that the deadline closed reveals no more than one that was submitted', async () => {
    const { student, sitting } = await startNewSitting(here, LIVE)
    await sitting.patch(1, { user_choice: rightLetter(1) })
    await advanceClock(here.database.db, sitting.id, 2 * 3_600)
    expect(await sitting.read()).toMatchObject({ status: 'completed', outcome: null, receipt: { answered: 1 } })
    const other = await startSitting(
      here.app,
      (await aStudent(here.database.db)).token,
      (await aTest(here.database.db)).id,
    )
    expect((await call(here.app, 'GET', `${other.path}/`, { as: student.token })).statusCode).toBe(404)
  })
})

test('a practice test that has a release waits for it too', async () => {
  const { sitting } = await startNewSitting(here, { releasedAt: inHours(1) })
  expect(Object.keys((await sitting.submit()).json())).toEqual(['receipt'])
})
