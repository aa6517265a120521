import { expect, test } from 'vitest'
import { createCatalogueOf } from '../../exams/catalogue/catalogue.ts'
import { createPapers } from '../../papers/store.ts'
import { createTextRendering } from '../../platform/text/text-rendering.ts'
import { idsOf, KEY_FIELDS, startDailyPractice } from '../../testing/practice/daily-practice.ts'
import { useApp } from '../../testing/use-app.ts'
import { createQuestionGenerator } from '../questions/shipped/question-generator.ts'
import { chooseQuestions } from './choose-questions.ts'
import { questionsOf } from './daily-rows.ts'

const here = useApp()

test('the ten of tomorrow come without a key once those of today are finished; they are answered on their day alone', async () => {
  const { today, tomorrow, deliver, days, state, ask } = await startDailyPractice(here)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hour12: false, timeZone: 'Asia/Kolkata' }).format(),
  )
  if (hour < 18) expect(await tomorrow()).toEqual({ next: null })
  const first = await today()
  await deliver(idsOf(first).map((question_id) => ({ question_id, choice: 'a' })))
  const { next } = await tomorrow()
  if (!next) throw new Error('nothing for tomorrow')
  expect(Date.parse(next.day) - Date.parse(first.day)).toBe(86_400_000)
  expect(next.questions).toHaveLength(10)
  expect(JSON.stringify(next)).not.toMatch(KEY_FIELDS)
  expect((await tomorrow()).next?.ids).toEqual(next.ids)
  expect(await state()).toMatchObject({ day: first.day, questions: 10, answered: 10, streak: { days: 1 } })
  expect(next.ids).not.toContain((await ask(next.questions[0]?.topic ?? '')).id)

  const [early = 0] = next.ids
  const tooEarly = await deliver([{ question_id: early, choice: 'a', at: Date.now() + 86_400_000 }])
  expect(tooEarly).toMatchObject({ answers: [], refused: [{ question_id: early, code: 'question_not_today' }] })

  await days(1)
  // what the device has since the evening is not loaded again
  expect(await today(next.ids)).toMatchObject({ ids: next.ids, questions: [] })
  const { answers, streak } = await deliver(next.ids.map((question_id) => ({ question_id, choice: 'a' })))
  expect([answers.length, streak.days]).toEqual([10, 2])
}, 60_000)

test('the ten of tomorrow are others once the student practises another exam first; answers to the first ones are still taken', async () => {
  const { today, tomorrow, deliver, chooses, days, state } = await startDailyPractice(here)
  await chooses('icet')
  await deliver(idsOf(await today()).map((question_id) => ({ question_id, choice: 'a' })))
  const first = (await tomorrow()).next?.ids ?? []
  expect(first).toHaveLength(10)
  expect(await tomorrow(first)).toMatchObject({ next: { ids: first, questions: [] } })
  await chooses('ssc_cgl')
  expect((await tomorrow()).next?.ids).toEqual(first)
  await chooses('icet', 'DELETE')
  expect(await state()).toMatchObject({ questions: 10, answered: 10 })
  const { next } = await tomorrow(first)
  expect(next?.ids.filter((id) => first.includes(id))).toEqual([])
  expect(next?.questions).toHaveLength(10)

  await days(1)
  expect((await today()).ids).toEqual(next?.ids)
  const late = await deliver(first.map((question_id) => ({ question_id, choice: 'a' })))
  expect([late.answers.length, late.refused]).toEqual([10, []])
  expect(await state()).toMatchObject({ questions: 10, answered: 0 })
}, 60_000)

test('what was answered wrong today is among the ten of tomorrow', async () => {
  const { today, tomorrow, deliver, stored } = await startDailyPractice(here)
  const first = await today()
  await deliver(idsOf(first).map((question_id) => ({ question_id, choice: null })))
  const { next } = await tomorrow()
  if (!next) throw new Error('nothing for tomorrow')
  const rows = await stored()
  const cardsOf = (ids: readonly number[]) => rows.filter(({ id }) => ids.includes(id)).map(({ card }) => card)
  const [before, after] = [cardsOf(first.ids), cardsOf(next.ids)]
  // of a small table of facts, all that is drawn may stand in papers that are still to be taken: such a mistake comes later
  expect(before.filter((card) => !after.includes(card)).length, `of ${before}, asked ${after}`).toBeLessThan(3)
}, 60_000)

test('a mistake that waits in the ten of today is not in those of tomorrow as well', async () => {
  const { db } = here.database
  const { ask, answer, today, days, student } = await startDailyPractice(here)
  await answer((await ask('ages')).id, null)
  await days(2)
  const { day } = await today()
  const [mistake] = await questionsOf(db, student.id, day)
  const deps = {
    db,
    catalogueOf: createCatalogueOf(db),
    papers: createPapers(db),
    generator: createQuestionGenerator(),
    texts: createTextRendering(),
  }
  const chosen = async (waiting: readonly string[]) => {
    const wanted = { day, language: 'en', waiting: new Set(waiting) } as const
    return (await chooseQuestions(deps, student.id, wanted)).map(({ origin }) => origin.card)
  }
  // mistakes come first
  expect((await chosen([]))[0]).toBe(mistake?.card)
  expect((await chosen([mistake?.card ?? '']))[0]).not.toBe(mistake?.card)
}, 60_000)
