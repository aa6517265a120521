import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()
const POLL = { timeout: 10_000 }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const MOCK = {
  title: 'SSC CGL grand mock',
  takes_registration: true,
  registration_closes_at: null,
  places_per_shift: 40,
}
const LIVE = { ...NOW, mode: 'live', opens_at: inMinutes(60), closes_at: inMinutes(70), common_start: true }

test('a paper that is published as a live test becomes a shift of a mock, and stays one while students are registered', async () => {
  const author = await aPaperAuthor(here)
  const draft = await author.act(await author.whole(), 'publish', LIVE)
  const { series } = draft
  const testId = draft.publication?.test_id
  const made = await author.send('POST', '/live-mocks/', { ...MOCK, series })
  expect(made.statusCode).toBe(201)
  const { id, candidates } = made.json<StaffLiveMock>()
  expect(candidates).toMatchObject([{ test_id: testId, common_start: true, batches: [] }])
  const shifts = `/live-mocks/${id}/shifts/`
  const added = await author.send('POST', shifts, { test_id: testId })
  expect(added.json()).toMatchObject({
    candidates: [],
    shifts: [{ test_id: testId, number: 1, registered: 0, started: 0 }],
  })
  expect(problem(await author.send('POST', shifts, { test_id: testId }))).toEqual([409, 'no_shift'])
  expect(problem(await author.send('DELETE', `/live-mocks/${id}/`))).toEqual([409, 'mock_has_shifts'])

  const { token } = await aStudent(here.database.db)
  const registration = `/live-mocks/${id}/registration/`
  await call(here.app, 'PUT', registration, { as: token, body: { test_id: testId } })
  expect(problem(await author.send('DELETE', `${shifts}${testId}/`))).toEqual([409, 'students_registered'])
  const unpublish = await author.send('POST', `/papers/${draft.id}/unpublish/`, { version: draft.version })
  expect(problem(unpublish)).toEqual([409, 'students_registered'])
  const closed = await author.send('POST', `/papers/${draft.id}/close/`, { version: draft.version, reason: 'No hall' })
  expect(problem(closed)).toEqual([409, 'students_registered'])
  await call(here.app, 'DELETE', registration, { as: token })
  expect((await author.send('DELETE', `${shifts}${testId}/`)).json()).toMatchObject({ shifts: [] })
  expect((await author.send('DELETE', `/live-mocks/${id}/`)).statusCode).toBe(200)
  const log = here.database.db.selectFrom('audit_log').select('action').where('subject', '=', 'live_mocks')
  expect((await log.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'added',
    'added a shift',
    'removed a shift',
    'deleted',
  ])
})

test('a shift is not closed while a student who waits for a place gets it', async () => {
  const { db } = here.database
  const author = await aPaperAuthor(here)
  const draft = await author.act(await author.whole(), 'publish', LIVE)
  const testId = draft.publication?.test_id
  const { id } = (await author.send('POST', '/live-mocks/', { ...MOCK, series: draft.series })).json<StaffLiveMock>()
  await author.send('POST', `/live-mocks/${id}/shifts/`, { test_id: testId })
  const { token } = await aStudent(db)
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows).toHaveLength(count)
    }, POLL)
  const replies = await db.transaction().execute(async (tx) => {
    await sql`select from tests where id = ${testId} for no key update`.execute(tx)
    const registered = call(here.app, 'PUT', `/live-mocks/${id}/registration/`, {
      as: token,
      body: { test_id: testId },
    })
    registered.catch(() => {}) // a call starts when somebody asks for its answer
    await waiting(1)
    const closed = author.send('POST', `/papers/${draft.id}/close/`, { version: draft.version, reason: 'No hall' })
    closed.catch(() => {})
    await waiting(2)
    return { registered, closed }
  })
  expect((await replies.registered).statusCode).toBe(200)
  expect(problem(await replies.closed)).toEqual([409, 'students_registered'])
})

test('title, registration and places are changed in place of what was read', async () => {
  const author = await aPaperAuthor(here)
  const { series } = await author.create()
  const { id, version } = (await author.send('POST', '/live-mocks/', { ...MOCK, series })).json<StaffLiveMock>()
  const change = (body: object) => author.send('PUT', `/live-mocks/${id}/`, { ...MOCK, version, ...body })
  const closes = inMinutes(30)
  expect(
    (await change({ title: 'Mock 2', registration_closes_at: closes, places_per_shift: null })).json(),
  ).toMatchObject({ title: 'Mock 2', version: 2, registration_closes_at: closes, places_per_shift: null })
  expect(problem(await change({ title: 'Mock 3' }))).toEqual([409, 'row_changed'])
  const without = await change({ version: 2, takes_registration: false })
  expect(without.json().errors).toMatchObject([{ path: 'places_per_shift' }])
  const listed = await author.send('GET', '/live-mocks/')
  expect(listed.json()).toContainEqual(expect.objectContaining({ id, title: 'Mock 2', shifts: 0, registered: 0 }))
})

test('late entry to a common start ends before the test; a practice test has none', async () => {
  const author = await aPaperAuthor(here)
  const { id, version } = await author.whole()
  const publish = (body: object) => author.send('POST', `/papers/${id}/publish/`, { version, ...LIVE, ...body })
  expect((await publish({ closes_at: inMinutes(600) })).json().errors).toMatchObject([{ path: 'closes_at' }])
  const practice = await publish({ mode: 'practice', opens_at: null, closes_at: null })
  expect(practice.json().errors).toMatchObject([{ path: 'common_start' }])
})

test('who may not publish makes no mock', async () => {
  const author = await aPaperAuthor(here, 'author')
  const { series } = await author.create()
  expect(problem(await author.send('POST', '/live-mocks/', { ...MOCK, series }))).toEqual([403, 'not_permitted'])
})
