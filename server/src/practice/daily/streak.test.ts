import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { idsOf, startDailyPractice } from '../../testing/practice/daily-practice.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

test('a new day has a new ten, and the finished one counts in the streak', async () => {
  const { today, deliver, days, state } = await startDailyPractice(here)
  const first = await today()
  const done = await deliver(idsOf(first).map((question_id) => ({ question_id, choice: 'a' })))
  expect(done.streak).toMatchObject({
    days: 1,
    week: ['missed', 'missed', 'missed', 'missed', 'missed', 'missed', 'done'],
  })
  await days(1)
  expect(await state()).toMatchObject({ questions: 0, streak: { days: 1 } })
  const second = await today()
  expect(second.questions).toHaveLength(10)
  expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
}, 60_000)

test('answers of yesterday that come today count for yesterday by the device’s clock, but never for before they were asked', async () => {
  const { today, deliver, days, stored, student } = await startDailyPractice(here)
  const ids = idsOf(await today())
  await days(2)
  const { rows } = await sql<{ asked: Date }>`select min(asked_at) as asked from practice_questions
    where student_id = ${student.id}`.execute(here.database.db)
  const asked = rows[0]?.asked.getTime() ?? 0
  const onTheDay = ids.slice(1).map((question_id) => ({ question_id, choice: 'a', at: asked + 1_000 }))
  expect((await deliver(onTheDay)).streak.days).toBe(0)
  const last = await deliver([{ question_id: ids[0] ?? 0, choice: 'a', at: 0 }])
  expect(last.streak).toMatchObject({ days: 1 })
  const { rows: times } = await sql<{ early: boolean }>`select bool_or(answered_at < asked_at) as early
    from practice_answers join practice_questions using (student_id) where id = question_id
    and student_id = ${student.id}`.execute(here.database.db)
  expect(times).toEqual([{ early: false }])
  expect(await stored()).toHaveLength(10)
}, 60_000)

test('a day that was finished after it was over is not in the streak', async () => {
  const { today, deliver, days } = await startDailyPractice(here)
  const ids = idsOf(await today())
  await days(1)
  const { answers, streak } = await deliver(ids.map((question_id) => ({ question_id, choice: 'a' })))
  expect([answers.length, streak.days]).toEqual([10, 0])
}, 60_000)
