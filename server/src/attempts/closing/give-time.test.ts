import { describe, expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { aPaper, rightLetter, wrongLetter } from '../../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()

/** A student at a test, and somebody of the staff who gives time. */
async function helped(options: Parameters<typeof startNewSitting>[1] = {}) {
  const at = await startNewSitting(here, options)
  const { app, database } = here
  const as = await aStaffSession(database.db, true, ['support'])
  const path = (act: string, id = at.sitting.id) => `/staff/students/${at.student.id}/attempts/${id}/${act}/`
  const deadlineOf = async (id: number) => {
    const row = database.db.selectFrom('attempts').select('deadline_at').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).deadline_at.toISOString()
  }
  /** As the page does that was read right before. */
  const give = async (act: 'extend' | 'reopen', minutes: number, id = at.sitting.id) =>
    giveAs(act, minutes, act === 'extend' ? { deadline_at: await deadlineOf(id) } : {}, id)
  const giveAs = (act: 'extend' | 'reopen', minutes: number, read: { deadline_at?: string }, id = at.sitting.id) =>
    call(app, 'POST', path(act, id), { as, body: { minutes, reason: 'The power was cut in the hall.', ...read } })
  /** Twice from one page, which was read before the first. */
  const extendTwice = async (minutes: number) => {
    const read = { deadline_at: await deadlineOf(at.sitting.id) }
    return Promise.all([giveAs('extend', minutes, read), giveAs('extend', minutes, read)])
  }
  const pass = (minutes: number) => advanceClock(database.db, at.sitting.id, minutes * 60)
  const ranked = async () => {
    const rows = await database.db
      .selectFrom('results')
      .select('ranked')
      .where('attempt_id', '=', at.sitting.id)
      .execute()
    return rows.map((row) => row.ranked)
  }
  return { ...at, app, db: database.db, as, give, extendTwice, pass, ranked }
}

const minutesLeft = (reply: { json(): { remaining_seconds: number } }) => reply.json().remaining_seconds / 60

describe('more time for a running attempt', () => {
  test('the clock goes back; answers typed in the time given count, and the attempt gets no rank', async () => {
    const { sitting, give, pass, ranked } = await helped()
    const tab = await sitting.openOn()
    await pass(55)
    const reply = await give('extend', 10)
    expect(reply.statusCode).toBe(200)
    expect(minutesLeft(reply)).toBeCloseTo(15, 1)
    await pass(10) // beyond the hour
    expect((await tab.sent([tab.does(1, { user_choice: rightLetter(1) })])).refused).toEqual([])
    expect((await sitting.read()).remaining_seconds / 60).toBeCloseTo(5, 1)
    expect((await sitting.result()).result.correct).toBe(1)
    expect(await ranked()).toEqual([false])
  })

  test('two clicks at once give the time once', async () => {
    const { extendTwice, pass, sitting } = await helped()
    await sitting.openOn()
    await pass(30)
    const both = await extendTwice(10)
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await sitting.read()).remaining_seconds / 60).toBeCloseTo(40, 1)
  })

  test('it goes back to its beginning at most, and from there not at all', async () => {
    const { give, pass, sitting } = await helped()
    await sitting.openOn()
    await pass(5)
    const reply = await give('extend', 30)
    expect(reply.json().given_seconds / 60).toBeCloseTo(5, 1)
    expect(minutesLeft(reply)).toBeCloseTo(60, 1)
    await here.database.db
      .updateTable('attempts')
      .set({ started_at: new Date(Date.now() + 60_000) })
      .where('id', '=', sitting.id)
      .execute()
    expect(problem(await give('extend', 30))).toEqual([409, 'nothing_to_give_back'])
  })

  test('a paused one stays paused, and goes on with the time given', async () => {
    const { sitting, give, pass } = await helped()
    await sitting.openOn()
    await pass(50)
    await sitting.pause()
    expect(minutesLeft(await give('extend', 20))).toBeCloseTo(30, 1)
    expect((await sitting.read()).status).toBe('paused')
    await pass(600)
    expect(minutesLeft(await sitting.resume())).toBeCloseTo(30, 1)
  })

  test('one that waits for late answers runs again, with as many minutes as were given', async () => {
    const { sitting, give, pass } = await helped()
    const tab = await sitting.openOn()
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    await pass(90)
    expect((await sitting.read()).status).toBe('closing')
    expect(minutesLeft(await give('extend', 10))).toBeCloseTo(10, 1)
    expect((await sitting.read()).status).toBe('started')
    expect((await tab.sent([tab.does(2, { user_choice: 'b' })])).refused).toEqual([])
  })

  test('sections with clocks of their own go back together', async () => {
    const sections = [
      { name: 'One', count: 5, minutes: 20 },
      { name: 'Two', count: 5, minutes: 20 },
    ]
    const { sitting, give, pass } = await helped({ paper: aPaper({ minutes: 40, sections }) })
    const tab = await sitting.openOn()
    await pass(25)
    const over = await tab.sent([tab.does(1, { at: 25 * 60_000, user_choice: rightLetter(1) })])
    expect(over.refused).toHaveLength(1)
    await give('extend', 10)
    expect((await tab.sent([tab.does(2, { at: 15 * 60_000, user_choice: rightLetter(2) })])).refused).toEqual([])
    expect((await sitting.read()).remaining_seconds / 60).toBeCloseTo(25, 1)
  })

  test('a live test, too: the staff decide', async () => {
    const { sitting, give, pass } = await helped({ mode: 'live' })
    await sitting.openOn()
    await pass(30)
    expect(minutesLeft(await give('extend', 10))).toBeCloseTo(40, 1)
  })
})

describe('a completed attempt opened again', () => {
  test('goes on with the answers it had, and is marked again at the end, without a rank', async () => {
    const { sitting, give, pass, ranked } = await helped()
    await sitting.patch(1, { user_choice: wrongLetter(1) })
    await sitting.patch(2, { user_choice: rightLetter(2) })
    expect((await sitting.result()).result).toMatchObject({ correct: 1, incorrect: 1 })
    expect(await ranked()).toEqual([true])
    await pass(3 * 24 * 60)
    const reply = await give('reopen', 15)
    expect(minutesLeft(reply)).toBeCloseTo(15, 1)
    expect(await sitting.read()).toMatchObject({ status: 'started', outcome: null })
    expect(await ranked()).toEqual([])
    expect(problem(await give('reopen', 15))).toEqual([409, 'attempt_running'])
    await sitting.patch(1, { user_choice: rightLetter(1) })
    expect((await sitting.result()).result).toMatchObject({ correct: 2, incorrect: 0 })
    expect(await ranked()).toEqual([false])
  })

  test('submitted early it goes on with the time it had, without a rank', async () => {
    const { sitting, give, ranked } = await helped()
    await sitting.openOn()
    await sitting.result()
    expect(minutesLeft(await give('reopen', 30))).toBeCloseTo(60, 0)
    await sitting.result()
    expect(await ranked()).toEqual([false])
  })

  test('closes by its clock like any other', async () => {
    const { sitting, give, pass } = await helped()
    await sitting.result()
    await pass(120)
    await give('reopen', 5)
    await pass(6)
    expect((await sitting.read()).status).toBe('completed')
  })

  test('not while the student takes the same test again', async () => {
    const { app, student, testId, sitting, give, pass } = await helped()
    await pass(10)
    await sitting.result()
    await startSitting(app, student.token, testId)
    expect(problem(await give('reopen', 5))).toEqual([409, 'other_attempt_open'])
  })

  test('a running one is extended and not reopened, a completed one the other way round', async () => {
    const { sitting, give, pass } = await helped()
    await pass(10)
    expect(problem(await give('reopen', 5))).toEqual([409, 'attempt_running'])
    await sitting.result()
    expect(problem(await give('extend', 5))).toEqual([409, 'attempt_closed'])
  })
})

test('who gave time, how much and why is in the log, with what was given', async () => {
  const { sitting, give, pass, db, student } = await helped()
  await sitting.openOn()
  await pass(10)
  await give('extend', 30)
  const [entry] = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', String(student.id)).execute()
  expect(entry).toMatchObject({
    action: 'extended an attempt',
    subject: 'students',
    after: { attempt: sitting.id, minutes: 10, reason: 'The power was cut in the hall.' },
  })
})

test('only an attempt of that student, by who may, and within bounds', async () => {
  const { app, give, pass, as } = await helped()
  const other = await helped()
  await pass(10)
  expect(problem(await give('extend', 5, other.sitting.id))).toEqual([404, 'not_found'])
  for (const minutes of [0, -5, 601, 1.5]) expect((await give('extend', minutes)).statusCode).toBe(400)
  const path = `/staff/students/${other.student.id}/attempts/${other.sitting.id}/extend/`
  expect(
    (await call(app, 'POST', path, { as, body: { minutes: 5, reason: ' ', deadline_at: new Date() } })).statusCode,
  ).toBe(400)
  const accounts = await aStaffSession(here.database.db, true, ['accounts'])
  const refused = await call(app, 'POST', path, { as: accounts, body: { minutes: 5, reason: 'because' } })
  expect(problem(refused)).toEqual([403, 'not_permitted'])
})

test('of a live test nobody goes on after its results are there', async () => {
  const { give, pass, testId, db, sitting } = await helped({ mode: 'live' })
  await sitting.openOn()
  await pass(30)
  await db.updateTable('tests').set({ released_at: new Date() }).where('id', '=', testId).execute()
  expect(problem(await give('extend', 10))).toEqual([409, 'released_before'])
  await sitting.result()
  expect(problem(await give('reopen', 10))).toEqual([409, 'released_before'])
})
