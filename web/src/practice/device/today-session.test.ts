import 'fake-indexeddb/auto'
import type { TodayAnswers } from '@pariksha/contract/study/ten-a-day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { todayInIndia } from '../../lib/format/day-names.ts'
import { createDailyStorage } from './daily-storage.ts'
import { createTodaySession } from './today-session.ts'

const OWNER = 7
const STREAK = { days: 0, week: [] }

/** What the server has, and how it fares: replies may be lost after it stored what came. */
let stored: Map<number, string | null>
let network: 'there' | 'gone' | 'loses-replies'
let deliveries: TodayAnswers[]

const question = (id: number) => ({
  ...{
    id,
    topic: 'ages',
    topic_name: 'Ages',
    level: 'easy',
    kind: 'single-choice',
    question: { en: `Question ${id}` },
  },
  ...{ question_image: null, passage: null, options: [], answer: stored.has(id) ? solution(id) : null },
})
const solution = (id: number) => ({
  ...{ verdict: 'right', choice: stored.get(id) ?? null, unsure: false, correct_choice: 'a', also_correct: [] },
  explanation: null,
})

const DAY = 86_400_000
const dayOf = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10)
const NEXT = Array.from({ length: 10 }, (_, n) => n + 101)

function reply(path: string, body: unknown): object {
  const onDevice = (/known=([^&]*)/.exec(path)?.[1] ?? '').split(/,|%2C/).map(Number)
  if (path.includes('/tomorrow/')) {
    sent = next.filter((id) => !onDevice.includes(id))
    return { next: { day: dayOf(serverNow() + DAY), ids: next, questions: sent.map(question) } }
  }
  if (!path.includes('/answers/')) {
    const ids = dayOf(serverNow()) === first ? Array.from({ length: 10 }, (_, n) => n + 1) : NEXT
    const now = ids.map((id) => (id === sealed ? 50 : id))
    sent = now.filter((id) => stored.has(id) || !onDevice.includes(id))
    return { day: dayOf(serverNow()), ids: now, questions: sent.map(question), streak: STREAK }
  }
  const { answers } = body as { answers: TodayAnswers }
  deliveries.push(answers)
  const isEarly = (id: number) => NEXT.includes(id) && dayOf(serverNow()) === first
  const isKnown = (id: number) => (id <= 10 || NEXT.includes(id)) && id !== sealed && !isEarly(id)
  const known = answers.filter(({ question_id: id }) => isKnown(id))
  for (const { question_id: id, choice } of known) if (!stored.has(id)) stored.set(id, choice)
  const refused = answers.filter(({ question_id: id }) => !isKnown(id))
  return {
    answers: known.map(({ question_id }) => ({ question_id, answer: solution(question_id) })),
    refused: refused.map(({ question_id }) => ({
      question_id,
      code: question_id === sealed ? sealedCode : isEarly(question_id) ? 'question_not_today' : 'not_found',
    })),
    streak: STREAK,
  }
}

/** It came into a test after it was asked. */
let sealed: number | undefined
/** Where another device was told first, it is gone. */
let sealedCode: 'question_sealed' | 'not_found'
/** What the server sent in full, and the day on which a test began. */
let sent: number[]
let first: string
/** The server's clock may be behind the one of the device. */
let behind: number
/** Tomorrow's ten: others once the student practises another exam. */
let next: number[]
/** How long the reply with tomorrow's takes. */
let held: Promise<void> | undefined
const serverNow = () => Date.now() - behind

beforeEach(() => {
  sealed = undefined
  sealedCode = 'question_sealed'
  sent = []
  behind = 0
  next = NEXT
  held = undefined
  first = todayInIndia()
  indexedDB.deleteDatabase('practice')
  stored = new Map()
  network = 'there'
  deliveries = []
  vi.stubGlobal('fetch', async (path: string | URL, { body }: RequestInit) => {
    if (String(path).includes('/tomorrow/')) await held
    if (network === 'gone') throw new TypeError('no network')
    const said = reply(String(path), JSON.parse(String(body ?? '{}')))
    if (network === 'loses-replies') throw new TypeError('no network')
    return Response.json(said)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const aSession = () => createTodaySession(OWNER, 'en', createDailyStorage())
const given = (question_id: number, choice = 'a') => ({ question_id, choice, unsure: false, seconds: 5 })

test('answers given without a network are kept over a reload, and delivered once there is one', async () => {
  const first = aSession()
  await first.sync()
  network = 'gone'
  await first.answer(given(1))
  await first.answer(given(2, 'b'))
  await first.sync()
  expect(first.read()).toMatchObject({ isStored: true, waiting: [{ question_id: 1 }, { question_id: 2 }] })
  const again = aSession()
  await again.sync()
  expect(again.read().set?.questions).toHaveLength(10)
  expect(again.read().waiting.map(({ choice }) => choice)).toEqual(['a', 'b'])
  network = 'there'
  await again.sync()
  expect(again.read()).toMatchObject({ waiting: [], error: undefined })
  expect(again.read().set?.questions[1]?.answer).toMatchObject({ choice: 'b' })
  expect(stored.size).toBe(2)
  const third = aSession()
  await third.sync()
  expect(third.read().waiting).toEqual([])
})

test('a reply that is lost leads to another delivery of the same, and the first answer stays', async () => {
  const session = aSession()
  await session.sync()
  network = 'loses-replies'
  await session.answer(given(3, 'c'))
  await session.sync()
  expect(session.read().waiting).toHaveLength(1)
  network = 'there'
  await session.sync()
  expect(deliveries.length).toBeGreaterThan(1)
  expect(new Set(deliveries.map((answers) => JSON.stringify(answers))).size).toBe(1)
  expect(session.read().waiting).toEqual([])
  expect(stored).toEqual(new Map([[3, 'c']]))
})

test('an answer that is given while others are stored is delivered, too', async () => {
  const session = aSession()
  await session.sync()
  for (let id = 1; id <= 10; id++) await session.answer(given(id))
  await session.sync()
  expect(session.read().waiting).toEqual([])
  expect(stored.size).toBe(10)
})

test('what the server never takes is counted and not sent again', async () => {
  const session = aSession()
  await session.sync()
  await session.answer(given(99))
  await session.answer(given(4))
  await session.sync()
  expect(session.read()).toMatchObject({ waiting: [], refused: 1 })
  const sent = deliveries.length
  await session.sync()
  expect(deliveries).toHaveLength(sent)
})

test('a question that came into a test gives its place to another one, and nothing is said of an old answer', async () => {
  const session = aSession()
  await session.sync()
  sealed = 4
  await session.answer(given(4))
  await session.answer(given(5))
  await session.sync()
  expect(session.read()).toMatchObject({ waiting: [], refused: 0 })
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 3, 50, 5, 6, 7, 8, 9, 10])
})

test('a question that was replaced on another device is replaced here once its answer is refused', async () => {
  const session = aSession()
  await session.sync()
  sealed = 3
  sealedCode = 'not_found'
  await session.answer(given(3))
  await session.sync()
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 50, 4, 5, 6, 7, 8, 9, 10])
  expect(session.read()).toMatchObject({ waiting: [], refused: 1 })
})

test('a set of another day is not shown as today’s, but its answers are delivered', async () => {
  const storage = createDailyStorage()
  await storage.storeReply(OWNER, { userId: OWNER, day: '2020-01-01', questions: [], streak: STREAK }, [])
  await storage.storeAnswer({ ...given(5), at: 1, userId: OWNER })
  network = 'gone'
  const session = aSession()
  await session.sync()
  expect(session.read().set).toBeUndefined()
  network = 'there'
  await session.sync()
  expect(session.read().set?.day).toBe(todayInIndia())
  expect(stored.get(5)).toBe('a')
})

test('what another student of the device answered is not delivered', async () => {
  await createDailyStorage().storeAnswer({ ...given(6), at: 1, userId: OWNER + 1 })
  await aSession().sync()
  expect(stored.size).toBe(0)
})

test('a browser that keeps nothing says so, and delivers from memory', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  const session = aSession()
  await session.sync()
  network = 'gone'
  await session.answer(given(7))
  expect(session.read()).toMatchObject({ isStored: false, waiting: [{ question_id: 7 }] })
  network = 'there'
  await session.sync()
  expect(stored.get(7)).toBe('a')
})

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
  network = 'gone'
  itIs(now + DAY)
  const morning = aSession()
  await morning.sync()
  expect(morning.read().set?.questions.map(({ id }) => id)).toEqual(NEXT)
  for (const id of NEXT) await morning.answer(given(id))
  await morning.sync()
  expect(morning.read()).toMatchObject({ waiting: { length: 10 }, isStored: true })
  network = 'there'
  await morning.sync()
  expect(morning.read()).toMatchObject({ waiting: [], refused: 0, error: undefined })
  expect(NEXT.every((id) => stored.has(id))).toBe(true)
})

test('a page that stays open over midnight goes on with the ten of the new day', async () => {
  const now = Date.now()
  const session = await finished()
  network = 'gone'
  itIs(now + DAY)
  await session.sync()
  expect(session.read().set).toMatchObject({ day: dayOf(now + DAY), questions: { length: 10 } })
})

test('by a clock that is ahead tomorrow’s are answered too early: the answers stay, and are taken on their day', async () => {
  const now = Date.now()
  await finished()
  itIs(now + DAY)
  behind = DAY
  network = 'gone'
  const ahead = aSession()
  await ahead.sync()
  await ahead.answer(given(101))
  network = 'there'
  await ahead.sync()
  expect(ahead.read()).toMatchObject({ waiting: [{ question_id: 101 }], refused: 0 })
  behind = 0
  await ahead.sync()
  expect(ahead.read().waiting).toEqual([])
  expect(stored.get(101)).toBe('a')
})

test('by a clock that is ahead today’s ten stay today’s once the server has said so, and tomorrow’s stay on the device', async () => {
  const now = Date.now()
  behind = DAY
  first = dayOf(now - DAY)
  const session = aSession()
  await session.sync()
  for (let id = 1; id <= 10; id++) await session.answer(given(id))
  await session.sync()
  expect(session.read().set).toMatchObject({ day: first, next: { day: dayOf(now) } })
  await session.sync()
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // opened again, it has only its clock until the server is asked
  const again = aSession()
  await again.sync()
  expect(again.read().set).toMatchObject({ day: first, next: { day: dayOf(now), questions: { length: 10 } } })
})

test('tomorrow’s that come late take back nothing of what another page stored meanwhile', async () => {
  const morning = Date.parse('2026-11-26T04:00:00Z')
  itIs(morning)
  first = dayOf(morning)
  const page = aSession()
  await page.sync()
  const reply = Promise.withResolvers<void>()
  held = reply.promise
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
  first = '2026-11-26'
  await aSession().sync()
  expect(sent).toEqual(NEXT)
  await aSession().fetchNext()
  expect(sent).toEqual([])
  const kept = async () => (await createDailyStorage().read(OWNER)).set?.next?.questions.map(({ id }) => id)
  expect(await kept()).toEqual(NEXT)
  next = [...NEXT.slice(0, 2), 301, 302, 303, 304, 305, 306, 307, 308]
  await aSession().fetchNext()
  expect(sent).toEqual(next.slice(2))
  expect(await kept()).toEqual(next)
})

test('what the device has is not sent again; what takes the place of a question that came into a test is', async () => {
  const before = aSession()
  await before.sync()
  expect(sent).toHaveLength(10)
  sealed = 3
  const session = aSession()
  await session.answer(given(3))
  await session.sync()
  expect(sent).toEqual([50])
  expect(session.read().set?.questions.map(({ id }) => id)).toEqual([1, 2, 50, 4, 5, 6, 7, 8, 9, 10])
  expect(session.read()).toMatchObject({ waiting: [], refused: 0 })
})
