import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BANK } from '@pariksha/content/bank'
import { redraw } from '@pariksha/content/papers/draw-shipped'
import type { answerToday, NextTen, Today, TodayState } from '@pariksha/contract/study/ten-a-day'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { fingerprintOf } from '../../papers/fingerprint.ts'
import { createPapers } from '../../papers/store.ts'
import { call } from '../../testing/app.ts'
import { aTest } from '../../testing/papers.ts'
import { keyOfAsked, startPractising } from '../../testing/practice.ts'
import { aDesk } from '../../testing/question-bank/desk.ts'
import { problem, useApp } from '../../testing/use-app.ts'
import { createTexts } from '../../text/texts.ts'
import { createAsking } from '../asking/asking.ts'
import { ORIGIN, type WaitingRow } from '../asking/questions.ts'
import { chooseQuestions } from './choose-questions.ts'
import { questionsOf } from './daily-rows.ts'

const here = useApp()

type Delivered = z.infer<(typeof answerToday.response)[200]>
type Given = { question_id: number; choice: string | null; at?: number }

async function somebodyDaily() {
  const practice = await startPractising(here)
  const { student, send } = practice
  const { db } = here.database
  return {
    ...practice,
    today: async (known: readonly number[] = []) =>
      (await send('POST', `today/${known.length > 0 ? `?known=${known}` : ''}`, {})).json<Today>(),
    tomorrow: async (known: readonly number[] = []) =>
      (await send('POST', `tomorrow/${known.length > 0 ? `?known=${known}` : ''}`, {})).json<NextTen>(),
    chooses: async (slug: string, method: 'POST' | 'DELETE' = 'POST') =>
      expect((await call(here.app, method, `/exams/${slug}/choice/`, { as: student.token })).statusCode).toBeLessThan(
        300,
      ),
    state: async () => (await send('GET', 'today/')).json<TodayState>(),
    deliver: async (answers: readonly Given[]) =>
      (
        await send('POST', 'today/answers/', {
          answers: answers.map((one) => ({ unsure: false, seconds: 30, at: Date.now(), ...one })),
        })
      ).json<Delivered>(),
    /** Moves everything asked and answered back by that many days; in two steps, so that no day comes upon another one. */
    days: async (count: number) => {
      await sql`update practice_answers set answered_at = answered_at - make_interval(days => ${count})
        where student_id = ${student.id}`.execute(db)
      for (const step of [count + FAR, -FAR])
        await sql`update practice_questions
          set asked_at = asked_at - make_interval(days => ${step}), day = day - ${step}::int
          where student_id = ${student.id}`.execute(db)
    },
    stored: async () => {
      const { rows } = await sql<{ id: number; card: string; topic: string; choice: string | null }>`
        select asked.id, card, topic, answers.choice from practice_questions as asked
        left join practice_answers as answers on answers.student_id = asked.student_id and question_id = asked.id
        where asked.student_id = ${student.id} and day is not null order by day, day_place`.execute(db)
      return rows
    },
  }
}

const FAR = 10_000

/** Names of fields that come only after the answer. */
const KEYS = /"(explanation|correct_choice|also_correct|key|seed|source)"/

const idsOf = ({ questions }: Pick<Today, 'questions'>) => questions.map(({ id }) => id)

test('ten questions without a key, the same on two devices that ask at once, and again later', async () => {
  const { today, state, stored } = await somebodyDaily()
  expect(await state()).toMatchObject({ questions: 0, answered: 0, streak: { days: 0 } })
  const [one, other] = (await Promise.all([today(), today()])) as [Today, Today]
  expect(one.questions).toHaveLength(10)
  expect(idsOf(other)).toEqual(idsOf(one))
  expect(JSON.stringify(one)).not.toMatch(KEYS)
  expect(idsOf(await today())).toEqual(idsOf(one))
  expect(await state()).toMatchObject({ day: one.day, questions: 10, answered: 0 })
  const rows = await stored()
  expect(new Set(rows.map(({ card }) => card)).size).toBe(10)
  expect(new Set(rows.map(({ topic }) => topic)).size).toBe(10)
}, 60_000)

test.each(['icet', 'ssc_cgl', 'ibps_po', 'cat', 'nimcet', 'rrb_ntpc'])(
  'the ten of %s take at most 30 kB with their solutions, however they are compressed',
  async (exam) => {
    const { student, today, deliver } = await somebodyDaily()
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
  const { ask, answer, today, days, stored } = await somebodyDaily()
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
  const { today, deliver, stored, state } = await somebodyDaily()
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
  expect(JSON.stringify(again.questions.slice(5))).not.toMatch(KEYS)
}, 60_000)

test('what can never be stored holds up nothing; another’s question tells nothing', async () => {
  const [asha, ravi] = [await somebodyDaily(), await somebodyDaily()]
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

test('a new day has a new ten, and the finished one counts in the streak', async () => {
  const { today, deliver, days, state } = await somebodyDaily()
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
  const { today, deliver, days, stored, student } = await somebodyDaily()
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
  const { today, deliver, days } = await somebodyDaily()
  const ids = idsOf(await today())
  await days(1)
  const { answers, streak } = await deliver(ids.map((question_id) => ({ question_id, choice: 'a' })))
  expect([answers.length, streak.days]).toEqual([10, 0])
}, 60_000)

test('what waits for its answer in the ten is not asked in its topic', async () => {
  const { today, ask } = await somebodyDaily()
  const { questions } = await today()
  const [{ id, topic } = { id: 0, topic: null }] = questions
  expect((await ask(topic ?? '')).id).not.toBe(id)
}, 60_000)

test('what came into a test since it was asked is replaced where it is shown again, and brings no key where it is answered', async () => {
  const { today, deliver, stored, state } = await somebodyDaily()
  const first = await today()
  const [shown, answered] = idsOf(first)
  /** A live test asks the same question, as its paper stores what it asks. */
  const sealed = async (id: number | undefined) => {
    const { rows } = await sql<WaitingRow>`
      select asked.id, asked.topic, asked.level, asked.body, ${ORIGIN} from practice_questions as asked
      where asked.id = ${id ?? 0}`.execute(here.database.db)
    const print = redrawnPrint(rows[0])
    const { id: testId } = await aTest(here.database.db, { mode: 'live' })
    await sql`update papers set fingerprints = ${[print]}::text[]
      where id = (select paper_id from tests where id = ${testId})`.execute(here.database.db)
  }
  await sealed(shown)
  const again = await today()
  expect(again.questions).toHaveLength(10)
  expect(idsOf(again)).not.toContain(shown)
  expect(idsOf(again).slice(1)).toEqual(idsOf(first).slice(1))
  await sealed(answered)
  const given = (id = 0) => ({ question_id: id, choice: 'a' })
  const reply = await deliver([given(answered), given(idsOf(again)[2]), given(shown)])
  expect(reply.refused).toEqual([
    { question_id: answered, code: 'question_sealed' },
    { question_id: shown, code: 'not_found' },
  ])
  expect(reply.answers.map(({ question_id }) => question_id)).toEqual([idsOf(again)[2]])
  expect(await state()).toMatchObject({ questions: 9, answered: 1 })
  expect((await stored()).map(({ id }) => id)).toEqual(idsOf(again).filter((id) => id !== answered))
  const filled = await today()
  expect(filled.questions).toHaveLength(10)
  expect(idsOf(filled).filter((id) => !idsOf(again).includes(id))).toHaveLength(1)
  expect(new Set((await stored()).map(({ card }) => card)).size).toBe(10)
  const day = await deliver(idsOf(filled).map((id) => given(id)))
  expect(day).toMatchObject({ refused: [], streak: { days: 1 } })
}, 60_000)

test('a question of the institute that is retired gives its place to the next in order, an answered one stays', async () => {
  const { today, deliver, stored, student } = await somebodyDaily()
  const { db } = here.database
  const first = await today()
  const [retired, other, kept] = idsOf(first)
  const desk = await aDesk(here)
  const asQuestion = async (id: number | undefined, practised: boolean) => {
    const question = await desk.approved()
    await sql`update questions set in_practice = ${practised} where id = ${question}`.execute(db)
    await sql`update practice_questions set source = 'question/' || ${question}::text, card = 'question/' || ${question}::text
      where id = ${id ?? 0} and student_id = ${student.id}`.execute(db)
  }
  await asQuestion(retired, false)
  await asQuestion(other, false)
  await asQuestion(kept, true)
  await deliver([{ question_id: other ?? 0, choice: 'a' }])
  const again = await today()
  expect(idsOf(again)).toHaveLength(10)
  expect(idsOf(again)).not.toContain(retired)
  expect(idsOf(again).slice(1)).toEqual(idsOf(first).slice(1))
  const topics = (await stored()).map(({ topic }) => topic)
  expect(new Set(topics).size).toBe(10)
}, 60_000)

test('a day that is finished with nine stays finished', async () => {
  const { today, deliver, state } = await somebodyDaily()
  const ids = idsOf(await today())
  await sql`update practice_questions set day = null, day_place = null, body = null where id = ${ids[9] ?? 0}`.execute(
    here.database.db,
  )
  await deliver(ids.slice(0, 9).map((question_id) => ({ question_id, choice: 'a' })))
  expect(idsOf(await today())).toEqual(ids.slice(0, 9))
  expect(await state()).toMatchObject({ questions: 9, answered: 9, streak: { days: 1 } })
}, 60_000)

test('what the device has is not sent again, unless it was answered elsewhere', async () => {
  const { today, deliver } = await somebodyDaily()
  const ids = idsOf(await today())
  await deliver([{ question_id: ids[2] ?? 0, choice: 'a' }])
  const again = await today(ids.slice(0, 9))
  expect(again.ids).toEqual(ids)
  expect(idsOf(again)).toEqual([ids[2], ids[9]])
}, 60_000)

test('the ten of tomorrow come without a key once those of today are finished; they are answered on their day alone', async () => {
  const { today, tomorrow, deliver, days, state, ask } = await somebodyDaily()
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
  expect(JSON.stringify(next)).not.toMatch(KEYS)
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
  const { today, tomorrow, deliver, chooses, days, state } = await somebodyDaily()
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
  const { today, tomorrow, deliver, stored } = await somebodyDaily()
  const first = await today()
  await deliver(idsOf(first).map((question_id) => ({ question_id, choice: null })))
  const { next } = await tomorrow()
  if (!next) throw new Error('nothing for tomorrow')
  const rows = await stored()
  const cardsOf = (ids: readonly number[]) => rows.filter(({ id }) => ids.includes(id)).map(({ card }) => card)
  const [before, after] = [cardsOf(first.ids), cardsOf(next.ids)]
  expect(after.filter((card) => before.includes(card))).toHaveLength(10)
}, 60_000)

test('a mistake that waits in the ten of today is not in those of tomorrow as well', async () => {
  const { db } = here.database
  const { ask, answer, today, days, student } = await somebodyDaily()
  await answer((await ask('ages')).id, null)
  await days(2)
  const { day } = await today()
  const [mistake] = await questionsOf(db, student.id, day)
  const deps = { db, papers: createPapers(db), asking: createAsking(), texts: createTexts() }
  const chosen = async (waiting: readonly string[]) => {
    const wanted = { day, language: 'en', waiting: new Set(waiting) } as const
    return (await chooseQuestions(deps, student.id, wanted)).map(({ origin }) => origin.card)
  }
  // mistakes come first
  expect((await chosen([]))[0]).toBe(mistake?.card)
  expect((await chosen([mistake?.card ?? '']))[0]).not.toBe(mistake?.card)
}, 60_000)

function redrawnPrint(row: WaitingRow | undefined): string {
  const { source = '', level, seed, optionCount } = row ?? {}
  const spec = { source, level: level ?? 'easy', seed: seed ?? '', optionCount: optionCount === 5 ? 5 : 4 } as const
  const drawn = redraw(BANK, spec)
  if (!drawn) throw new Error(`${source} is not shipped`)
  return fingerprintOf(drawn.draft)
}
