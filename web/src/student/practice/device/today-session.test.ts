import 'fake-indexeddb/auto'
import { answerToday } from '@pariksha/contract/practice/ten-a-day'
import { expect, test, vi } from 'vitest'
import { todayInIndia } from '../../../shared/lib/format/day-names.ts'
import { createDailyStorage } from './daily-storage.ts'
import { aSession, DAY, given, OWNER, STREAK, startDailyServer } from './testing/daily-server.ts'

const server = startDailyServer()

test('answers given without a network are kept over a reload, and delivered once there is one', async () => {
  const first = aSession()
  await first.sync()
  server.network = 'gone'
  await first.answer(given(1))
  await first.answer(given(2, 'b'))
  await first.sync()
  expect(first.read()).toMatchObject({ isStored: true, waiting: [{ question_id: 1 }, { question_id: 2 }] })
  const again = aSession()
  await again.sync()
  expect(again.read().set?.questions).toHaveLength(10)
  expect(again.read().waiting.map(({ choice }) => choice)).toEqual(['a', 'b'])
  server.network = 'there'
  await again.sync()
  expect(again.read()).toMatchObject({ waiting: [], error: undefined })
  expect(again.read().set?.questions[1]?.answer).toMatchObject({ choice: 'b' })
  expect(server.stored.size).toBe(2)
  const third = aSession()
  await third.sync()
  expect(third.read().waiting).toEqual([])
})

test('a reply that is lost leads to another delivery of the same, and the first answer stays', async () => {
  const session = aSession()
  await session.sync()
  server.network = 'loses-replies'
  await session.answer(given(3, 'c'))
  await session.sync()
  expect(session.read().waiting).toHaveLength(1)
  server.network = 'there'
  await session.sync()
  expect(server.deliveries.length).toBeGreaterThan(1)
  expect(new Set(server.deliveries.map((answers) => JSON.stringify(answers))).size).toBe(1)
  expect(session.read().waiting).toEqual([])
  expect(server.stored).toEqual(new Map([[3, 'c']]))
})

test('an answer that is given while others are stored is delivered, too', async () => {
  const session = aSession()
  await session.sync()
  for (let id = 1; id <= 10; id++) await session.answer(given(id))
  await session.sync()
  expect(session.read().waiting).toEqual([])
  expect(server.stored.size).toBe(10)
})

test('a clock that is set back before 1970 while a question is answered holds up no answer', async () => {
  const session = aSession()
  await session.sync()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(-DAY)
  await session.answer({ ...given(1), seconds: -86_400 })
  clock.mockRestore()
  await session.answer(given(2))
  await session.sync()
  expect(session.read().waiting).toEqual([])
  for (const answers of server.deliveries) expect(answerToday.body.safeParse({ answers }).success).toBe(true)
  expect(server.deliveries.flat()).toMatchObject([
    { question_id: 1, at: 0, seconds: 0 },
    { question_id: 2, seconds: 5 },
  ])
})

test('what the server never takes is counted and not sent again', async () => {
  const session = aSession()
  await session.sync()
  await session.answer(given(99))
  await session.answer(given(4))
  await session.sync()
  expect(session.read()).toMatchObject({ waiting: [], refused: 1 })
  const sent = server.deliveries.length
  await session.sync()
  expect(server.deliveries).toHaveLength(sent)
})

test('a question that came into a test gives its place to another one, and nothing is said of an old answer', async () => {
  const session = aSession()
  await session.sync()
  server.sealed = 4
  await session.answer(given(4))
  await session.answer(given(5))
  await session.sync()
  expect(session.read()).toMatchObject({ waiting: [], refused: 0 })
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 3, 50, 5, 6, 7, 8, 9, 10])
})

test('a question that was replaced on another device is replaced here once its answer is refused', async () => {
  const session = aSession()
  await session.sync()
  server.sealed = 3
  server.sealedCode = 'not_found'
  await session.answer(given(3))
  await session.sync()
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 50, 4, 5, 6, 7, 8, 9, 10])
  expect(session.read()).toMatchObject({ waiting: [], refused: 1 })
})

test('what the device has is not sent again; what takes the place of a question that came into a test is', async () => {
  const before = aSession()
  await before.sync()
  expect(server.sent).toHaveLength(10)
  server.sealed = 3
  const session = aSession()
  await session.answer(given(3))
  await session.sync()
  expect(server.sent).toEqual([50])
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 50, 4, 5, 6, 7, 8, 9, 10])
  expect(session.read()).toMatchObject({ waiting: [], refused: 0 })
})

test('a set of another day is not shown as today’s, but its answers are delivered', async () => {
  const storage = createDailyStorage()
  await storage.storeReply(OWNER, { userId: OWNER, day: '2020-01-01', questions: [], streak: STREAK }, [])
  await storage.storeAnswer({ ...given(5), at: 1, userId: OWNER })
  server.network = 'gone'
  const session = aSession()
  await session.sync()
  expect(session.read().set).toBeUndefined()
  server.network = 'there'
  await session.sync()
  expect(session.read().set?.day).toBe(todayInIndia())
  expect(server.stored.get(5)).toBe('a')
})

test('what another student of the device answered is not delivered', async () => {
  await createDailyStorage().storeAnswer({ ...given(6), at: 1, userId: OWNER + 1 })
  await aSession().sync()
  expect(server.stored.size).toBe(0)
})

test('a browser that keeps nothing says so, and delivers from memory', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  const session = aSession()
  await session.sync()
  server.network = 'gone'
  await session.answer(given(7))
  expect(session.read()).toMatchObject({ isStored: false, waiting: [{ question_id: 7 }] })
  server.network = 'there'
  await session.sync()
  expect(server.stored.get(7)).toBe('a')
})
