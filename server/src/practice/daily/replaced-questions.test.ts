import { BANK } from '@pariksha/content/bank'
import { redraw } from '@pariksha/content/papers/draw-shipped'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fingerprintOf } from '../../papers/fingerprint.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { idsOf, startDailyPractice } from '../../testing/practice/daily-practice.ts'
import { aPaperAuthor } from '../../testing/question-bank/paper-author.ts'
import { useApp } from '../../testing/use-app.ts'
import { ORIGIN, type WaitingRow } from '../questions/queries.ts'

const here = useApp()

test('what came into a test since it was asked is replaced where it is shown again, and brings no key where it is answered', async () => {
  const { today, deliver, stored, state } = await startDailyPractice(here)
  const first = await today()
  const [shown, answered] = idsOf(first)
  /** A live test asks the same question, as its paper stores what it asks. */
  const withheld = async (id: number | undefined) => {
    const { rows } = await sql<WaitingRow>`
      select asked.id, asked.topic, asked.level, asked.body, ${ORIGIN} from practice_questions as asked
      where asked.id = ${id ?? 0}`.execute(here.database.db)
    const print = redrawnPrint(rows[0])
    const { id: testId } = await aTest(here.database.db, { mode: 'live' })
    await sql`update papers set fingerprints = ${[print]}::text[]
      where id = (select paper_id from tests where id = ${testId})`.execute(here.database.db)
  }
  await withheld(shown)
  const again = await today()
  expect(again.questions).toHaveLength(10)
  expect(idsOf(again)).not.toContain(shown)
  expect(idsOf(again).slice(1)).toEqual(idsOf(first).slice(1))
  await withheld(answered)
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
  const { today, deliver, stored, student } = await startDailyPractice(here)
  const { db } = here.database
  const first = await today()
  const [retired, other, kept] = idsOf(first)
  const author = await aPaperAuthor(here)
  const asQuestion = async (id: number | undefined, practised: boolean) => {
    const question = await author.approved()
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
  const { today, deliver, state } = await startDailyPractice(here)
  const ids = idsOf(await today())
  await sql`update practice_questions set day = null, day_place = null, body = null where id = ${ids[9] ?? 0}`.execute(
    here.database.db,
  )
  await deliver(ids.slice(0, 9).map((question_id) => ({ question_id, choice: 'a' })))
  expect(idsOf(await today())).toEqual(ids.slice(0, 9))
  expect(await state()).toMatchObject({ questions: 9, answered: 9, streak: { days: 1 } })
}, 60_000)

function redrawnPrint(row: WaitingRow | undefined): string {
  const { source = '', level, seed, optionCount } = row ?? {}
  const spec = { source, level: level ?? 'easy', seed: seed ?? '', optionCount: optionCount === 5 ? 5 : 4 } as const
  const drawn = redraw(BANK, spec)
  if (!drawn) throw new Error(`${source} is not shipped`)
  return fingerprintOf(drawn.draft)
}
