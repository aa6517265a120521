import type { Mistakes, PracticeQuestion } from '@pariksha/contract/study/practice'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aTest, rightLetter, wrongLetter } from '../testing/papers.ts'
import { keyOfAsked, somebodyPractises } from '../testing/practice.ts'
import { startSitting } from '../testing/sitting.ts'
import { problem, useApp } from '../testing/use-app.ts'
import { prunePractice } from './prune.ts'

const here = useApp()

async function aNotebook() {
  const practice = await somebodyPractises(here)
  const { student, send } = practice
  return {
    ...practice,
    mistakes: async () => (await send('GET', 'mistakes/')).json<Mistakes>(),
    next: async () =>
      (await send('POST', 'mistakes/question/', {})).json<{ question: PracticeQuestion | null; due: number }>(),
    days: (count: number) =>
      sql`update practice_answers set answered_at = answered_at - make_interval(days => ${count})
      where student_id = ${student.id}`.execute(here.database.db),
    sourceOf: async (id: number) =>
      here.database.db
        .selectFrom('practice_questions')
        .select(['source', 'seed'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

/** The words of the option at a letter. */
const wordsAt = ({ options }: PracticeQuestion, letter: string): string | undefined =>
  options.find(({ choice }) => choice === letter)?.value.en

test('a mistake comes back the next day from the same template with other numbers', async () => {
  const { ask, answer, mistakes, next, days, sourceOf, read } = await aNotebook()
  const first = await ask('profit-and-loss')
  const right = await keyOfAsked(here, first.id)
  await answer(first.id, right === 'a' ? 'b' : 'a')
  expect(await mistakes()).toMatchObject({ due: 0, total: 1, topics: [{ name: 'Profit and loss', total: 1 }] })
  expect(await next()).toEqual({ question: null, due: 0 })
  await days(1)
  expect([(await mistakes()).due, (await read('icet')).due]).toEqual([1, 1])
  const { question } = await next()
  expect(question).toMatchObject({ topic: 'profit-and-loss' })
  const [before, sibling] = [await sourceOf(first.id), await sourceOf(question?.id ?? 0)]
  expect(sibling.source).toBe(before.source)
  expect(sibling.seed).not.toBe(before.seed)
  // until it is answered it is the one
  expect((await next()).question?.id).toBe(question?.id)
  await answer(question?.id ?? 0, await keyOfAsked(here, question?.id ?? 0))
  expect(await mistakes()).toMatchObject({ due: 0, total: 1 })
})

test('so does what was right by a guess; what was sure does not', async () => {
  const { ask, answer, mistakes, days } = await aNotebook()
  for (const [topic, unsure] of [
    ['ages', true],
    ['average', false],
  ] as const) {
    const { id } = await ask(topic)
    await answer(id, await keyOfAsked(here, id), { unsure })
  }
  await days(2)
  expect(await mistakes()).toMatchObject({ due: 1, topics: [{ topic: 'ages' }] })
})

test('mistakes of a test come when its result is released, with their options in another order', async () => {
  const { student, mistakes, next, answer, send } = await aNotebook()
  const { db } = here.database
  const { id: testId } = await aTest(db, { mode: 'live' })
  const sitting = await startSitting(here.app, student.token, testId)
  await sitting.patch(1, { user_choice: wrongLetter(1) })
  await sitting.patch(2, { user_choice: rightLetter(2) })
  await sitting.submit()
  const again = () => send('POST', 'again/', { attempt_id: sitting.id, question_number: 1 })
  expect([(await mistakes()).total, problem(await again())]).toEqual([0, [404, 'not_found']])

  await sql`update tests set released_at = now() where id = ${testId}`.execute(db)
  await sql`update attempts set completed_at = completed_at - interval '2 days' where id = ${sitting.id}`.execute(db)
  expect(await mistakes()).toMatchObject({ due: 1, total: 1 })
  const orders = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const question = n === 0 ? (await next()).question : (await again()).json<PracticeQuestion>()
    if (!question) throw new Error('nothing is due')
    expect(question.question.en).toBe('Question 1 of section 1?')
    orders.add(question.options.map(({ value }) => value.en).join())
    // the paper's right option is its first
    const right = await keyOfAsked(here, question.id)
    expect(wordsAt(question, right)).toBe('one of 1')
    expect(await answer(question.id, right)).toMatchObject({ verdict: 'right', correct_choice: right })
  }
  expect(orders.size).toBeGreaterThan(1)

  // a release that is taken back takes them back
  await sql`update tests set released_at = null where id = ${testId}`.execute(db)
  expect(problem(await again())).toEqual([404, 'not_found'])
})

test('after a month the text is gone, and what was not answered; the mistake is still there', async () => {
  const { student, ask, answer, mistakes, send } = await aNotebook()
  const { db } = here.database
  const answered = await ask('ages')
  await answer(answered.id, null)
  const waiting = await ask('ages')
  await prunePractice(db)
  expect((await ask('ages')).id).toBe(waiting.id)
  await sql`update practice_questions set asked_at = asked_at - interval '31 days'
    where student_id = ${student.id}`.execute(db)
  await prunePractice(db)
  const rows = db.selectFrom('practice_questions').select(['id', 'body']).where('student_id', '=', student.id)
  expect(await rows.execute()).toEqual([{ id: answered.id, body: null }])
  expect((await mistakes()).total).toBe(1)
  const late = await send('POST', `questions/${answered.id}/answer/`, { choice: 'a', unsure: false, seconds: 0 })
  expect(problem(late)).toEqual([404, 'not_found'])
})

test('a question of somebody else’s attempt is not asked', async () => {
  const [asha, ravi] = [await aNotebook(), await aNotebook()]
  const { id: testId } = await aTest(here.database.db)
  const sitting = await startSitting(here.app, asha.student.token, testId)
  await sitting.submit()
  const place = { attempt_id: sitting.id, question_number: 1 }
  expect((await asha.send('POST', 'again/', place)).statusCode).toBe(200)
  expect(problem(await ravi.send('POST', 'again/', place))).toEqual([404, 'not_found'])
  expect(problem(await asha.send('POST', 'again/', { ...place, question_number: 11 }))).toEqual([404, 'not_found'])
})

test('options that speak of one another stay where they are', async () => {
  const { student, send } = await aNotebook()
  const { paperQuestion } = await import('./asking/paper-question.ts')
  const { createPapers } = await import('../papers/store.ts')
  const { aPaper } = await import('../testing/papers.ts')
  const paper = aPaper({ sections: [{ count: 1 }] })
  const [section] = paper.sections
  const [question] = section?.questions ?? []
  if (!section || !question) throw new Error('no question')
  const options = ['Only I', 'Only II', 'Both', 'None of the above'].map((en) => ({ en }))
  const spoken = { ...paper, sections: [{ ...section, questions: [{ ...question, options }] }] }
  const { db } = here.database
  const { id: testId } = await aTest(db, { paper: spoken })
  const sitting = await startSitting(here.app, student.token, testId)
  await sitting.submit()
  expect((await send('POST', 'again/', { attempt_id: sitting.id, question_number: 1 })).statusCode).toBe(200)
  const { paper_id } = await db
    .selectFrom('tests')
    .select('paper_id')
    .where('id', '=', testId)
    .executeTakeFirstOrThrow()
  for (const random of [0, 0.4, 0.9]) {
    const deps = { db, papers: createPapers(db) }
    const asked = await paperQuestion(deps, student.id, { id: paper_id ?? 0, number: 1 }, () => random)
    expect(asked?.question.options.map(({ value }) => value.en)).toEqual(options.map(({ en }) => en))
  }
})
