import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { createDailyStorage } from './daily-storage.ts'
import { aSession, DAY, dayOf, given, NEXT, OWNER, startDailyServer } from './testing/daily-server.ts'

const server = startDailyServer()

/** The device's clock, from now on. */
const itIs = (at: number) => vi.spyOn(Date, 'now').mockImplementation(() => at)

async function finished() {
  const session = aSession()
  await session.sync()
  for (let id = 1; id <= 10; id++) await session.answer(given(id))
  await session.sync()
  return session
}

test('once the ten are finished, those of tomorrow are on the device: done without a network, delivered later', async () => {
  const now = Date.now()
  const evening = await finished()
  expect(evening.read().set?.next).toMatchObject({ day: dayOf(now + DAY), questions: { length: 10 } })
  server.network = 'gone'
  itIs(now + DAY)
  const morning = aSession()
  await morning.sync()
  expect(morning.read().set?.questions.map(({ id }) => id)).toEqual(NEXT)
  for (const id of NEXT) await morning.answer(given(id))
  await morning.sync()
  expect(morning.read()).toMatchObject({ waiting: { length: 10 }, isStored: true })
  server.network = 'there'
  await morning.sync()
  expect(morning.read()).toMatchObject({ waiting: [], refused: 0, error: undefined })
  expect(NEXT.every((id) => server.stored.has(id))).toBe(true)
})

test('a page that stays open over midnight goes on with the ten of the new day', async () => {
  const now = Date.now()
  const session = await finished()
  server.network = 'gone'
  itIs(now + DAY)
  await session.sync()
  expect(session.read().set).toMatchObject({ day: dayOf(now + DAY), questions: { length: 10 } })
})

test('by a clock that is ahead tomorrow’s are answered too early: the answers stay, and are taken on their day', async () => {
  const now = Date.now()
  await finished()
  itIs(now + DAY)
  server.behind = DAY
  server.network = 'gone'
  const ahead = aSession()
  await ahead.sync()
  await ahead.answer(given(101))
  server.network = 'there'
  await ahead.sync()
  expect(ahead.read()).toMatchObject({ waiting: [{ question_id: 101 }], refused: 0 })
  server.behind = 0
  await ahead.sync()
  expect(ahead.read().waiting).toEqual([])
  expect(server.stored.get(101)).toBe('a')
})

test('by a clock that is ahead today’s ten stay today’s once the server has said so, and tomorrow’s stay on the device', async () => {
  const now = Date.now()
  server.behind = DAY
  server.first = dayOf(now - DAY)
  const session = aSession()
  await session.sync()
  for (let id = 1; id <= 10; id++) await session.answer(given(id))
  await session.sync()
  expect(session.read().set).toMatchObject({ day: server.first, next: { day: dayOf(now) } })
  await session.sync()
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // opened again, it has only its clock until the server is asked
  const again = aSession()
  await again.sync()
  expect(again.read().set).toMatchObject({ day: server.first, next: { day: dayOf(now), questions: { length: 10 } } })
})

test('tomorrow’s that come late take back nothing of what another page stored meanwhile', async () => {
  const morning = Date.parse('2026-11-26T04:00:00Z')
  itIs(morning)
  server.first = dayOf(morning)
  const page = aSession()
  await page.sync()
  const reply = Promise.withResolvers<void>()
  server.held = reply.promise
  const home = aSession().fetchNext()
  await page.answer(given(1))
  await page.sync()
  reply.resolve()
  await home
  const { set } = await createDailyStorage().read(OWNER)
  expect(set?.next?.day).toBe(dayOf(morning + DAY))
  expect(set?.questions[0]?.answer).not.toBeNull()

  const later = aSession()
  await createDailyStorage().forgetSet(OWNER)
  await later.fetchNext()
  expect((await createDailyStorage().read(OWNER)).set).toBeUndefined()
})

test('tomorrow’s ten are asked for again by the next visit, sent once, and replaced where the student changed the exam', async () => {
  itIs(Date.parse('2026-11-26T15:00:00Z')) // 20:30 in India
  server.first = '2026-11-26'
  await aSession().sync()
  expect(server.sent).toEqual(NEXT)
  await aSession().fetchNext()
  expect(server.sent).toEqual([])
  const kept = async () => (await createDailyStorage().read(OWNER)).set?.next?.questions.map(({ id }) => id)
  expect(await kept()).toEqual(NEXT)
  server.next = [...NEXT.slice(0, 2), 301, 302, 303, 304, 305, 306, 307, 308]
  await aSession().fetchNext()
  expect(server.sent).toEqual(server.next.slice(2))
  expect(await kept()).toEqual(server.next)
})
