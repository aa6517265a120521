import { BANK } from '@pariksha/content/bank'
import { redraw } from '@pariksha/content/papers/draw-shipped'
import type { DrawnQuestions } from '@pariksha/contract/questions/drawn-questions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fingerprintOf } from '../../papers/fingerprint.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { startPractising } from '../../testing/practice/practice.ts'
import { aPaperAuthor } from '../../testing/question-bank/paper-author.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()

// written by people, so that there is an end to them
const TOPIC = 'cause-and-effect'
const items = BANK.items.filter(({ topic }) => topic === TOPIC)

const printsOf = (): string[] =>
  items.flatMap(({ id, levels }) =>
    ([4, 5] as const).flatMap((optionCount) => {
      const drawn = redraw(BANK, { source: id, level: levels[0] ?? 'easy', seed: 'x', optionCount })
      return drawn ? fingerprintOf(drawn.draft) : []
    }),
  )

/** A test whose paper asks all of the topic. */
async function aTestOfAll(options: Parameters<typeof aTest>[1] = {}) {
  const { id } = await aTest(here.database.db, options)
  await sql`update papers set fingerprints = ${printsOf()}::text[]
    where id = (select paper_id from tests where id = ${id})`.execute(here.database.db)
  return id
}

/** The papers of other tests of this file and of the seed ask the topic no more. */
const forgetPapers = () => sql`update papers set fingerprints = '{}'`.execute(here.database.db)

test('what no paper asks can be practised', async () => {
  await forgetPapers()
  const { ask } = await startPractising(here)
  expect(await ask(TOPIC)).toMatchObject({ topic: TOPIC })
})

test('a question of a paper that was not taken is not asked, whether the paper is free or has to be paid', async () => {
  for (const freeCount of [1, 0]) {
    await forgetPapers()
    await aTestOfAll({ freeCount })
    const { send } = await startPractising(here)
    expect(problem(await send('POST', 'questions/', { topic: TOPIC }))).toEqual([409, 'nothing_to_practise'])
  }
})

test('nor while the student’s attempt is open, nor before its result is released; from then on it is', async () => {
  await forgetPapers()
  const testId = await aTestOfAll({ mode: 'live' })
  const { student, send, ask } = await startPractising(here)
  const refused = async () => problem(await send('POST', 'questions/', { topic: TOPIC }))
  const sitting = await startSitting(here.app, student.token, testId)
  expect(await refused()).toEqual([409, 'nothing_to_practise'])
  await sitting.submit()
  expect(await refused()).toEqual([409, 'nothing_to_practise'])
  await sql`update tests set released_at = now() where id = ${testId}`.execute(here.database.db)
  expect(await ask(TOPIC)).toMatchObject({ topic: TOPIC })
  // of somebody else it is still kept back
  const other = await startPractising(here)
  expect(problem(await other.send('POST', 'questions/', { topic: TOPIC }))).toEqual([409, 'nothing_to_practise'])
})

test('a paper that staff are still making keeps its questions, too', async () => {
  await forgetPapers()
  const { db } = here.database
  const { series } = await aTest(db)
  const { id } = await db
    .insertInto('paper_drafts')
    .values({ title: 'Next week', series_slug: series, stage: 'prelims', label: 'Ours', pattern: '{}', rules: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, fingerprint] of printsOf().entries())
    await db
      .insertInto('paper_slots')
      .values({ draft_id: id, section: 0, position, drawn: JSON.stringify({ fingerprint }) })
      .execute()
  const { send } = await startPractising(here)
  expect(problem(await send('POST', 'questions/', { topic: TOPIC }))).toEqual([409, 'nothing_to_practise'])
})

test('a question of the institute that was kept of such an item is not asked either', async () => {
  await forgetPapers()
  await here.database.db.deleteFrom('paper_slots').execute()
  const author = await aPaperAuthor(here)
  const { drawn } = (
    await author.send('POST', '/questions/draw/', { topic: TOPIC, level: null, count: 1, options: 4 })
  ).json<{ drawn: DrawnQuestions[] }>()
  const tokens = drawn.map(({ token }) => token)
  const { questions } = (await author.send('POST', '/questions/draw/keep/', { tokens })).json<{ questions: number[] }>()
  await author.send('POST', '/questions/selected/review/', { questions, state: 'approved' })
  await author.send('POST', '/questions/selected/practice/', { questions, allowed: true })
  const { ask } = await startPractising(here)
  expect(await ask(TOPIC)).toMatchObject({ topic: TOPIC })
  await aTestOfAll()
  const { send } = await startPractising(here)
  expect(problem(await send('POST', 'questions/', { topic: TOPIC }))).toEqual([409, 'nothing_to_practise'])
})

/** The paper of a live test that asks all of the topic comes out. */
const frozen = () => aTestOfAll({ mode: 'live' })

test('a question that waited when it came into a paper is not shown again, and its answer brings no key', async () => {
  const { db } = here.database
  await db.deleteFrom('paper_slots').execute()
  for (const act of ['shown', 'answered'] as const) {
    await forgetPapers()
    const { ask, send } = await startPractising(here)
    const asked = await ask(TOPIC)
    expect((await ask(TOPIC)).id).toBe(asked.id)
    await frozen()
    if (act === 'shown')
      expect(problem(await send('POST', 'questions/', { topic: TOPIC }))).toEqual([409, 'nothing_to_practise'])
    const given = { choice: 'a', unsure: false, seconds: 20 }
    const reply = await send('POST', `questions/${asked.id}/answer/`, given)
    expect(problem(reply)).toEqual(act === 'shown' ? [404, 'not_found'] : [409, 'question_sealed'])
    expect(reply.body).not.toMatch(/correct_choice|explanation/)
    const stored = db.selectFrom('practice_questions').select('body').where('id', '=', asked.id)
    expect(await stored.executeTakeFirst()).toEqual({ body: null })
    // once nothing stands against it, another one is asked
    await forgetPapers()
    const other = await ask(TOPIC)
    expect(other.id).not.toBe(asked.id)
    expect((await send('POST', `questions/${other.id}/answer/`, given)).json()).toHaveProperty('correct_choice')
  }
})

test('what was answered before keeps its solution', async () => {
  await forgetPapers()
  const { ask, answer } = await startPractising(here)
  const asked = await ask(TOPIC)
  const first = await answer(asked.id, 'a')
  await frozen()
  expect(await answer(asked.id, 'b')).toEqual(first)
})
