import { brotliCompressSync } from 'node:zlib'
import { BANK } from '@pariksha/content/bank'
import { redraw } from '@pariksha/content/papers/draw-shipped'
import type { Mistakes, PracticeQuestion } from '@pariksha/contract/practice/practice'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fingerprintOf } from '../papers/fingerprint.ts'
import { createPapers } from '../papers/store.ts'
import { startSitting } from '../testing/attempts/sitting.ts'
import { aTest, rightLetter, wrongLetter } from '../testing/papers/papers.ts'
import { keyOfAsked, startPractising } from '../testing/practice/practice.ts'
import { problem, useApp } from '../testing/use-app.ts'
import { prunePractice } from './prune.ts'

const here = useApp()

async function aNotebook() {
  const practice = await startPractising(here)
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
  const { paperQuestion } = await import('./questions/paper-question.ts')
  const { createPapers } = await import('../papers/store.ts')
  const { aPaper } = await import('../testing/papers/papers.ts')
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

type Answered = { readonly source: string; readonly card?: string; readonly place?: number; readonly days: number }

/** Wrong answers of the past, as the log has them. */
async function insertWrongAnswers(studentId: number, answered: readonly Answered[]) {
  for (const { source, card = source, place = 1, days } of answered) {
    await sql`with asked as (
        insert into practice_questions (student_id, topic, level, source, place, card, option_count, asked_at)
        values (${studentId}, 'ages', 'easy', ${source}, ${place}, ${card}, 4, now() - make_interval(days => ${days}))
        returning student_id, id, asked_at)
      insert into practice_answers (student_id, question_id, unsure, verdict, seconds, answered_at)
      select student_id, id, false, 'wrong', 9, asked_at from asked`.execute(here.database.db)
  }
}

/** What is due by the map, by the page of mistakes and by its next question. */
async function dueOf({ read, mistakes, next }: Awaited<ReturnType<typeof aNotebook>>) {
  const { due, total } = await mistakes()
  const { question, due: left } = await next()
  return { map: (await read('icet')).due, due, total, left, topic: question?.topic ?? null }
}

test('mistakes that cannot be asked any more are not counted, and nothing waits behind them', async () => {
  const notebook = await aNotebook()
  const { student, send, ask, answer, days } = notebook
  const first = await ask('average')
  await answer(first.id, null)
  await days(1)
  // templates and questions that are gone, all due for longer than the one that is there
  const gone = Array.from({ length: 40 }, (_, n) => ({ source: `ages/not-shipped-${n}`, days: 5 }))
  await insertWrongAnswers(student.id, [
    ...gone,
    { source: 'question/999999', days: 5 },
    { source: 'paper/999999', days: 5 },
  ])
  expect(await dueOf(notebook)).toEqual({ map: 1, due: 1, total: 1, left: 1, topic: 'average' })
  const { questions } = (await send('POST', 'today/', {})).json<{ questions: PracticeQuestion[] }>()
  expect(questions[0]).toMatchObject({ topic: 'average' })
})

test('a mistake whose only question stands in a paper that is still to come waits until it was taken', async () => {
  const notebook = await aNotebook()
  const written = BANK.items.flatMap(({ id, levels, draft }) => {
    const spec = { source: id, level: levels[0] ?? 'easy', seed: '', optionCount: 4 } as const
    const drawn = draft.questions.length === 1 ? redraw(BANK, spec) : undefined
    return drawn ? { source: id, draft: drawn.draft } : []
  })
  const [item] = written
  if (!item) throw new Error('nothing is written by people')
  const { db } = here.database
  await sql`update papers set fingerprints = '{}'`.execute(db)
  await insertWrongAnswers(notebook.student.id, [{ source: item.source, days: 2 }])
  expect(await notebook.mistakes()).toMatchObject({ due: 1, total: 1 })
  const { id: testId } = await aTest(db)
  await sql`update papers set fingerprints = ${[fingerprintOf(item.draft)]}::text[]
    where id = (select paper_id from tests where id = ${testId})`.execute(db)
  expect(await dueOf(notebook)).toEqual({ map: 0, due: 0, total: 0, left: 0, topic: null })
  const sitting = await startSitting(here.app, notebook.student.token, testId)
  await sitting.submit()
  expect(await dueOf(notebook)).toMatchObject({ map: 1, due: 1, left: 1 })
})

test('what was wrong when a question of a test was practised comes back, unless it is dropped', async () => {
  const notebook = await aNotebook()
  const { student, send, answer, days } = notebook
  const { db } = here.database
  const { id: testId } = await aTest(db)
  const sitting = await startSitting(here.app, student.token, testId)
  await sitting.patch(1, { user_choice: rightLetter(1) })
  await sitting.submit()
  const place = { attempt_id: sitting.id, question_number: 1 }
  const again = (await send('POST', 'again/', place)).json<PracticeQuestion>()
  await answer(again.id, null)
  await days(2)
  await sql`update attempts set completed_at = completed_at - interval '3 days' where id = ${sitting.id}`.execute(db)
  expect(await dueOf(notebook)).toMatchObject({ map: 1, due: 1, total: 1, left: 1 })

  const { paper_id } = await db
    .selectFrom('tests')
    .select('paper_id')
    .where('id', '=', testId)
    .executeTakeFirstOrThrow()
  const { key } = await createPapers(db).key(paper_id ?? 0)
  const [one, ...others] = key
  const body = brotliCompressSync(JSON.stringify([{ ...one, dropped: 'marks-to-all' }, ...others]))
  await db
    .insertInto('keys')
    .values({
      paper_id: paper_id ?? 0,
      version: 2,
      body,
      question_number: 1,
      kind: 'marks-to-all',
      reason: 'Misprinted',
    })
    .execute()
  expect(await dueOf(notebook)).toMatchObject({ map: 0, due: 0, total: 0, left: 0 })
})
