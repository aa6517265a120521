import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Today } from '@pariksha/contract/practice/ten-a-day'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { idsOf, KEY_FIELDS, startDailyPractice } from '../../testing/practice/daily-practice.ts'
import { keyOfAsked } from '../../testing/practice/practice.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()

test('ten questions without a key, the same on two devices that ask at once, and again later', async () => {
  const { today, state, stored } = await startDailyPractice(here)
  expect(await state()).toMatchObject({ questions: 0, answered: 0, streak: { days: 0 } })
  const [one, other] = (await Promise.all([today(), today()])) as [Today, Today]
  expect(one.questions).toHaveLength(10)
  expect(idsOf(other)).toEqual(idsOf(one))
  expect(JSON.stringify(one)).not.toMatch(KEY_FIELDS)
  expect(idsOf(await today())).toEqual(idsOf(one))
  expect(await state()).toMatchObject({ day: one.day, questions: 10, answered: 0 })
  const rows = await stored()
  expect(new Set(rows.map(({ card }) => card)).size).toBe(10)
  expect(new Set(rows.map(({ topic }) => topic)).size).toBe(10)
}, 60_000)

test.each(['icet', 'ssc_cgl', 'ibps_po', 'cat', 'nimcet', 'rrb_ntpc'])(
  'the ten of %s take at most 30 kB with their solutions, however they are compressed',
  async (exam) => {
    const { student, today, deliver } = await startDailyPractice(here)
    expect((await call(here.app, 'POST', `/exams/${exam}/choice/`, { as: student.token })).statusCode).toBeLessThan(300)
    const asked = await today()
    expect(asked.questions).toHaveLength(10)
    const { answers } = await deliver(idsOf(asked).map((question_id) => ({ question_id, choice: null })))
    expect(answers.every(({ answer }) => answer.explanation !== null)).toBe(true)
    for (const compress of [gzipSync, brotliCompressSync]) {
      const [questions, solutions] = [asked, answers].map((part) => compress(JSON.stringify(part)).length)
      expect((questions ?? 0) + (solutions ?? 0)).toBeLessThan(30_000)
    }
  },
  60_000,
)

test('mistakes that are due come first, then the weakest topics, then what is new', async () => {
  const { ask, answer, today, days, stored } = await startDailyPractice(here)
  const wrong = await ask('ages')
  await answer(wrong.id, null)
  for (let n = 0; n < 3; n++) {
    const { id } = await ask('percentage')
    await answer(id, await keyOfAsked(here, id))
  }
  await days(2)
  const { questions } = await today()
  expect(questions[0]?.topic).toBe('ages')
  const rest = questions.slice(1).map(({ topic }) => topic)
  // weak by one wrong answer, and then what three right ones say little of; all others are new
  expect(rest.slice(0, 2)).toEqual(['ages', 'percentage'])
  expect(new Set(rest).size).toBe(9)
  expect(new Set((await stored()).map(({ card }) => card)).size).toBe(10)
}, 60_000)

test('answers are delivered twice and stored once; a second device receives what was answered first', async () => {
  const { today, deliver, stored, state } = await startDailyPractice(here)
  const ids = idsOf(await today())
  const first = await deliver(ids.slice(0, 4).map((question_id) => ({ question_id, choice: 'a' })))
  expect(first.answers).toHaveLength(4)
  const second = await deliver(ids.slice(0, 5).map((question_id) => ({ question_id, choice: 'b' })))
  expect(second.answers.map(({ answer }) => answer.choice)).toEqual(['a', 'a', 'a', 'a', 'b'])
  expect((await stored()).map(({ choice }) => choice).slice(0, 5)).toEqual(['a', 'a', 'a', 'a', 'b'])
  expect(await state()).toMatchObject({ questions: 10, answered: 5 })
  const again = await today()
  expect(again.questions.map(({ answer }) => answer?.choice ?? null).slice(0, 6)).toEqual([
    'a',
    'a',
    'a',
    'a',
    'b',
    null,
  ])
  expect(again.questions[0]?.answer?.explanation?.en).toBeTruthy()
  expect(JSON.stringify(again.questions.slice(5))).not.toMatch(KEY_FIELDS)
}, 60_000)

test('what can never be stored holds up nothing; another’s question reveals nothing', async () => {
  const [asha, ravi] = [await startDailyPractice(here), await startDailyPractice(here)]
  const [foreign] = idsOf(await ravi.today())
  const [one, two] = idsOf(await asha.today())
  const reply = await asha.deliver([
    { question_id: foreign ?? 0, choice: 'a' },
    { question_id: one ?? 0, choice: 'f' },
    { question_id: two ?? 0, choice: 'a' },
  ])
  expect(reply.refused).toEqual([
    { question_id: foreign, code: 'not_found' },
    { question_id: one, code: 'unknown_choice' },
  ])
  expect(reply.answers.map(({ question_id }) => question_id)).toEqual([two])
  const many = Array.from({ length: 31 }, () => ({ question_id: one, choice: 'a', unsure: false, seconds: 1, at: 0 }))
  expect(problem(await asha.send('POST', 'today/answers/', { answers: many }))).toEqual([400, 'bad_input'])
}, 60_000)

test('what waits for its answer in the ten is not asked in its topic', async () => {
  const { today, ask } = await startDailyPractice(here)
  const { questions } = await today()
  const [{ id, topic } = { id: 0, topic: null }] = questions
  expect((await ask(topic ?? '')).id).not.toBe(id)
}, 60_000)

test('what the device has is not sent again, unless it was answered elsewhere', async () => {
  const { today, deliver } = await startDailyPractice(here)
  const ids = idsOf(await today())
  await deliver([{ question_id: ids[2] ?? 0, choice: 'a' }])
  const again = await today(ids.slice(0, 9))
  expect(again.ids).toEqual(ids)
  expect(idsOf(again)).toEqual([ids[2], ids[9]])
}, 60_000)
