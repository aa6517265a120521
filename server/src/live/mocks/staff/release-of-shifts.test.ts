import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../../testing/all-calls/student-records.ts'
import { call } from '../../../testing/app.ts'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { problem, useApp } from '../../../testing/use-app.ts'

const here = useApp()
const HOUR = 3_600_000
const hours = (from: number) => new Date(Date.now() + from * HOUR).toISOString()
const LIVE = { ...NOW, mode: 'live' }
const MOCK = { takes_registration: false, registration_closes_at: null, places_per_shift: null }

/** A mock whose morning is released as `morning` says, and whose second shift opens in the evening. */
async function aDay(morning: object) {
  const author = await aPaperAuthor(here)
  const first = await author.act(await author.whole(), 'publish', {
    ...LIVE,
    opens_at: hours(1),
    closes_at: hours(2),
    ...morning,
  })
  const { series } = first
  const { id } = (
    await author.send('POST', '/live-mocks/', { ...MOCK, title: 'Grand mock', series })
  ).json<StaffLiveMock>()
  const testOf = ({ publication }: PaperDraft) => publication?.test_id ?? 0
  const add = (draft: PaperDraft) => author.send('POST', `/live-mocks/${id}/shifts/`, { test_id: testOf(draft) })
  expect((await add(first)).statusCode).toBe(200)
  /** One of the same exam that opens so many hours from now. */
  const evening = async (opens: number) => {
    const draft = await author.act(await author.whole(), 'publish', {
      ...LIVE,
      opens_at: hours(opens),
      closes_at: hours(opens + 1),
    })
    await sql`update tests set series_slug = ${series}, position = 20000 + id where id = ${testOf(draft)}`.execute(
      here.database.db,
    )
    return draft
  }
  const read = async ({ id: draft }: PaperDraft) => {
    const { publication, version } = (await author.send('GET', `/papers/${draft}/`)).json<PaperDraft>()
    if (!publication) throw new Error('it is published')
    const moment = (at: string | null) => (at === null ? null : Date.parse(at))
    return {
      version,
      released: moment(publication.released_at),
      from: moment(publication.release_from) ?? 0,
      last: publication.last_shift,
    }
  }
  const release = async (draft: PaperDraft, wanted: string, release_at: string | null = null) =>
    author.send('POST', `/papers/${draft.id}/release/`, {
      version: (await read(draft)).version,
      release: wanted,
      release_at,
    })
  return { author, id, first, testOf, add, evening, read, release }
}

test.each([
  ['at the window', { release: 'window' }],
  ['at a time before the evening', { release: 'time', release_at: hours(6) }],
  ['at a time after the evening', { release: 'time', release_at: hours(40) }],
  ['by hand', { release: 'hand' }],
])('the results of a morning that are released %s wait for the evening', async (_, wanted) => {
  const { first, add, evening, read, release, testOf } = await aDay(wanted)
  const before = await read(first)
  const second = await evening(10)
  await add(second)
  const [morning, night] = [await read(first), await read(second)]
  expect(morning.from).toBe(night.from)
  expect(morning.from).toBeGreaterThan(before.from)
  expect(morning.last).toEqual({ mock: 'Grand mock', shift: 2 })
  expect(morning.released).toBe(before.released === null ? null : Math.max(before.released, morning.from))

  // the morning is over, and nobody sits any more: none of the three acts releases its results
  await sql`update tests set opens_at = now() - interval '9 hours', closes_at = now() - interval '8 hours'
    where id = ${testOf(first)}`.execute(here.database.db)
  for (const reply of [await release(first, 'now'), await release(first, 'time', hours(11))]) {
    expect(problem(reply)).toEqual([400, 'bad_input'])
    expect(reply.json().errors[0].message).toContain('shift 2 of "Grand mock"')
  }
  const { token } = await aStudent(here.database.db)
  const start = await call(here.app, 'POST', '/tests/usertest/', { as: token, body: { test_id: testOf(first) } })
  expect(problem(start)).toEqual([409, 'no_more_starts']) // it is not practised
  expect((await release(first, 'time', new Date(morning.from).toISOString())).statusCode).toBe(200)
})

test('once one of its shifts is released, no shift is added', async () => {
  const { first, add, evening, testOf, release, id, author } = await aDay({ release: 'hand' })
  const second = await evening(10)
  await sql`update tests set opens_at = now() - interval '9 hours', closes_at = now() - interval '8 hours'
    where id = ${testOf(first)}`.execute(here.database.db)
  expect((await release(first, 'now')).statusCode).toBe(200)
  expect(problem(await add(second))).toEqual([409, 'mock_released'])
  expect((await author.send('GET', `/live-mocks/${id}/`)).json<StaffLiveMock>().shifts).toHaveLength(1)
})

test('time that is added in the evening keeps the morning back, and a release that was set for then refuses it', async () => {
  const { first, add, evening, read, release, testOf } = await aDay({ release: 'window' })
  const { db } = here.database
  const second = await evening(10)
  await add(second)
  const opens = (test: number, from: number) =>
    sql`update tests set opens_at = ${hours(from)}::timestamptz, closes_at = ${hours(from + 1)}::timestamptz where id = ${test}`.execute(
      db,
    )
  await opens(testOf(first), -20)
  await opens(testOf(second), -0.99)
  const student = await aStudent(db)
  const sitting = await startSitting(here.app, student.token, testOf(second))
  await sitting.openOn()
  // the last who was let in is given more than the window leaves
  await sql`update attempts set late_until = tests.released_at - interval '1 minute',
      started_at = now() - make_interval(secs => tests.duration_seconds - 60)
    from tests where tests.id = attempts.test_id and attempts.id = ${sitting.id}`.execute(db)
  const staff = await aStaffSession(db, true, ['support'])
  const give = () =>
    call(here.app, 'POST', `/staff/live/${testOf(second)}/time/`, {
      as: staff,
      body: { act: crypto.randomUUID(), to: { kind: 'everybody' }, minutes: 5, reason: 'A power cut' },
    })
  const before = await read(first)
  expect((await give()).statusCode).toBe(200)
  const after = await read(first)
  expect(Math.round(((after.released ?? 0) - (before.released ?? 0)) / 60_000)).toBe(4)
  expect((await release(first, 'time', new Date(after.from + 60_000).toISOString())).statusCode).toBe(200)
  expect(problem(await give())).toEqual([409, 'released_before'])
})
